import { momentCell, type ListColumns } from "../../core/files/columns.ts";
import { NO, YES } from "../../core/forms/answers.ts";
import type { TemplateRow } from "./templates.schema.ts";

/** What a file of the list has of each evaluation template. */
export const templateColumns: ListColumns<TemplateRow> = {
  title: { label: { el: "Τίτλος", en: "Title" }, value: ({ title }, language) => title[language] || title.el },
  version: { label: { el: "Έκδοση", en: "Version" }, value: ({ version }) => version },
  criteria: { label: { el: "Κριτήρια", en: "Criteria" }, value: ({ criteria }) => criteria },
  programmes: { label: { el: "Προγράμματα", en: "Programmes" }, value: ({ programmes }) => programmes },
  archived: {
    label: { el: "Στο αρχείο", en: "Archived" },
    value: ({ archived_at }, language) => (archived_at === null ? NO : YES)[language],
  },
  created: { label: { el: "Δημιουργήθηκε", en: "Created" }, value: ({ created_at }) => momentCell(created_at) },
};
