import type { ListColumns } from "../core/files/columns.ts";
import type { EventRow } from "./events.schema.ts";
import { EVENT_TYPE_LABELS } from "./events.taxonomy.ts";

/** What a file of the list has of each event. */
export const eventColumns: ListColumns<EventRow> = {
  title: { label: { el: "Εκδήλωση", en: "Event" }, value: ({ title }) => title },
  type: {
    label: { el: "Είδος", en: "Kind" },
    value: ({ event_type }, language) => EVENT_TYPE_LABELS[event_type][language],
  },
  starts: { label: { el: "Αρχίζει", en: "Starts" }, value: ({ start_date }) => start_date },
  ends: { label: { el: "Τελειώνει", en: "Ends" }, value: ({ end_date }) => end_date },
  timezone: { label: { el: "Ζώνη ώρας", en: "Time zone" }, value: ({ timezone }) => timezone },
  venue: { label: { el: "Χώρος", en: "Venue" }, value: ({ venue }) => venue },
  city: { label: { el: "Πόλη", en: "City" }, value: ({ city }) => city },
  organization: { label: { el: "Διοργάνωση", en: "Hosted by" }, value: ({ organization }) => organization.name },
  capacity: { label: { el: "Θέσεις", en: "Seats" }, value: ({ seats }) => seats.capacity },
  taken: { label: { el: "Πιασμένες", en: "Taken" }, value: ({ seats }) => seats.taken },
  waiting: { label: { el: "Σε αναμονή", en: "Waiting" }, value: ({ seats }) => seats.waiting },
};
