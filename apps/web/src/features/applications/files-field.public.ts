/** Files as an answer, for the preview of a form. */
export { FilesField } from "./components/registration/files-field.tsx";
