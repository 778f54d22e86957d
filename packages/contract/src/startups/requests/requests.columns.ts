import { momentCell, type ListColumns } from "../../core/files/columns.ts";
import type { RegistryRequest } from "./requests.schema.ts";
import { REQUEST_KIND_LABELS, REQUEST_STATE_LABELS } from "./requests.taxonomy.ts";

export const requestColumns: ListColumns<RegistryRequest> = {
  startup: { label: { el: "Startup", en: "Startup" }, value: ({ startup }) => startup.name },
  kind: { label: { el: "Είδος", en: "Kind" }, value: ({ kind }, language) => REQUEST_KIND_LABELS[kind][language] },
  state: {
    label: { el: "Κατάσταση", en: "State" },
    value: ({ state }, language) => REQUEST_STATE_LABELS[state][language],
  },
  author: { label: { el: "Από", en: "From" }, value: ({ author }) => author },
  text: { label: { el: "Κείμενο", en: "Text" }, value: ({ text }) => text },
  asked: { label: { el: "Ημερομηνία", en: "Date" }, value: ({ created_at: at }) => momentCell(at) },
  answer: { label: { el: "Απάντηση", en: "Answer" }, value: ({ answer }) => answer },
  answered_by: { label: { el: "Απάντησε", en: "Answered by" }, value: ({ answered_by: name }) => name },
  answered: {
    label: { el: "Ημερομηνία απάντησης", en: "Answered on" },
    value: ({ answered_at: at }) => momentCell(at),
  },
};
