/** Who else looks at a record; apart from what the shell uses, which loads with every page. */
export { RecordViewers } from "./components/record-viewers.tsx";
