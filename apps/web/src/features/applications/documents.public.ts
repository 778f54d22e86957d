export { AskedDocuments } from "./components/documents/late-documents.ts";
