import { momentCell, type ListColumns } from "../../core/files/columns.ts";
import type { ErrorGroup } from "./errors.schema.ts";
import { ERROR_STATUS_LABELS } from "./errors.taxonomy.ts";

export const errorColumns = {
  message: { label: { el: "Μήνυμα", en: "Message" }, value: ({ message }) => message },
  address: { label: { el: "Διεύθυνση", en: "Address" }, value: ({ url }) => url },
  status: {
    label: { el: "Κατάσταση", en: "State" },
    value: ({ status }, language) => ERROR_STATUS_LABELS[status][language],
  },
  times: { label: { el: "Φορές", en: "Times" }, value: ({ occurrences }) => occurrences },
  first: { label: { el: "Πρώτη φορά", en: "First seen" }, value: ({ first_seen_at: at }) => momentCell(at) },
  last: { label: { el: "Τελευταία φορά", en: "Last seen" }, value: ({ last_seen_at: at }) => momentCell(at) },
} as const satisfies ListColumns<ErrorGroup>;
