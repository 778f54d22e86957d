import type { ListColumns } from "../../core/files/columns.ts";
import type { LocalizedText } from "../../core/text/languages.ts";
import type { RegistrationState } from "../events.taxonomy.ts";
import type { Attendee } from "./door.schema.ts";

export const STATE_LABELS: Record<RegistrationState, LocalizedText> = {
  registered: { el: "Έχει θέση", en: "Has a seat" },
  offered: { el: "Του προσφέρθηκε θέση", en: "Offered a seat" },
  waiting: { el: "Σε αναμονή", en: "Waiting" },
  requested: { el: "Ζήτησε θέση", en: "Asked for a seat" },
  declined: { el: "Δεν δόθηκε θέση", en: "No seat given" },
  cancelled: { el: "Έδωσε τη θέση πίσω", en: "Gave it back" },
};

/** What a file of those who come has of each. */
export const attendeeColumns: ListColumns<Attendee> = {
  number: { label: { el: "Αριθμός", en: "Number" }, value: ({ number }) => number },
  name: { label: { el: "Όνομα", en: "Name" }, value: ({ name }) => name },
  organizations: {
    label: { el: "Οργανισμοί", en: "Organizations" },
    value: ({ organizations }) => organizations.join(", "),
  },
  startups: {
    label: { el: "Startups", en: "Startups" },
    value: ({ startups }) => startups.map(({ name }) => name).join(", "),
  },
  status: { label: { el: "Κατάσταση", en: "State" }, value: ({ status }, language) => STATE_LABELS[status][language] },
  since: { label: { el: "Γράφτηκε", en: "Registered" }, value: ({ since }) => since },
  checked_in_at: { label: { el: "Μπήκε", en: "Came in" }, value: ({ checked_in_at }) => checked_in_at },
  door: { label: { el: "Είσοδος", en: "Door" }, value: ({ door }) => door },
};
