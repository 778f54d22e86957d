import type { LocalizedText } from "../text/languages.ts";
import type { FileKind } from "./file-kinds.ts";

/** What kinds of files are called in a list of them. */
export const FILE_KIND_LABELS: Readonly<Record<FileKind, LocalizedText>> = {
  pdf: { el: "PDF", en: "PDF" },
  image: { el: "εικόνα", en: "image" },
  document: { el: "κείμενο (Word, ODT)", en: "text (Word, ODT)" },
  table: { el: "υπολογιστικό φύλλο", en: "spreadsheet" },
  slides: { el: "παρουσίαση", en: "slides" },
};
