import { latePart } from "#shared/ui/states/late-part.tsx";

/** Documents that were asked for; their code comes after the page's own. */
export const AskedDocuments = latePart(async () => (await import("./asked-documents.tsx")).AskedDocuments, {
  isQuiet: true,
});
