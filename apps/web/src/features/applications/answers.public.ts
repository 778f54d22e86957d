/** What an application says, for those who judge it. */
export { AskedDocuments } from "./components/documents/late-documents.ts";
export { ApplicationAnswers } from "./components/application-answers.tsx";
