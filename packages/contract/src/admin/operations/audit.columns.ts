import type { ListColumns } from "../../core/files/columns.ts";
import type { AuditRow } from "./operations.schema.ts";

/** An entry as it stands, for whoever must prove something with it: moments to the second with their zone, names as stored. */
export const auditColumns: ListColumns<AuditRow> = {
  at: { label: { el: "Χρόνος", en: "Time" }, value: ({ occurred_at: at }) => at },
  actor: { label: { el: "Ποιος", en: "Who" }, value: ({ actor_name: name }) => name },
  actor_id: { label: { el: "Αναγνωριστικό προσώπου", en: "Person’s id" }, value: ({ actor_id: id }) => id },
  actor_email: { label: { el: "Email", en: "Email" }, value: ({ actor_email: email }) => email },
  impersonator: { label: { el: "Μέσω", en: "By way of" }, value: ({ impersonator_name: name }) => name },
  organization: { label: { el: "Οργανισμός", en: "Organization" }, value: ({ organization_name: name }) => name },
  action: { label: { el: "Ενέργεια", en: "Action" }, value: ({ action }) => action },
  entity: { label: { el: "Αντικείμενο", en: "Record" }, value: ({ entity_type: type }) => type },
  entity_id: { label: { el: "Αναγνωριστικό αντικειμένου", en: "Record’s id" }, value: ({ entity_id: id }) => id },
  entity_name: { label: { el: "Όνομα αντικειμένου", en: "Record’s name" }, value: ({ entity_name: name }) => name },
  details: { label: { el: "Λεπτομέρειες", en: "Details" }, value: ({ details }) => JSON.stringify(details) },
  address: { label: { el: "Διεύθυνση IP", en: "Address" }, value: ({ address }) => address },
  request: { label: { el: "Αίτημα", en: "Request" }, value: ({ request_id: id }) => id },
};
