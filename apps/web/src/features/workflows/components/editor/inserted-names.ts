import type { LocalizedText } from "@kerkis/contract/core/text/languages.ts";
import { m } from "#messages";
import type { Inserted } from "../../model/edit-steps.ts";

/** What can be put in: its name in the menu, and what the step is called until it is said otherwise. */
export const INSERTED_NAMES: Record<Inserted, { label: () => string; name: LocalizedText }> = {
  form: { label: m.workflows_kind_form, name: { el: "Φόρμα", en: "Form" } },
  approval: { label: m.workflows_kind_approval, name: { el: "Έγκριση", en: "Approval" } },
  review: { label: m.workflows_kind_review, name: { el: "Έλεγχος", en: "Review" } },
  checklist: { label: m.workflows_kind_checklist, name: { el: "Λίστα ελέγχου", en: "Checklist" } },
  wait: { label: m.workflows_kind_wait, name: { el: "Αναμονή", en: "Wait" } },
  wait_until: { label: m.workflows_kind_wait_until, name: { el: "Αναμονή ημερομηνίας", en: "Wait for a day" } },
  notify: { label: m.workflows_kind_notify, name: { el: "Ειδοποίηση", en: "Notice" } },
  set_status: { label: m.workflows_kind_set_status, name: { el: "Κατάσταση αίτησης", en: "Application status" } },
  request_document: {
    label: m.workflows_kind_request_document,
    name: { el: "Αίτημα εγγράφου", en: "Request a document" },
  },
  create_event: { label: m.workflows_kind_create_event, name: { el: "Νέα εκδήλωση", en: "New event" } },
  mail: { label: m.workflows_kind_mail, name: { el: "Email", en: "Email" } },
  webhook: { label: m.workflows_kind_webhook, name: { el: "Κλήση", en: "Call" } },
  condition: { label: m.workflows_kind_condition, name: { el: "Όρος", en: "Condition" } },
  wait_for: { label: m.workflows_kind_wait_for, name: { el: "Αναμονή γεγονότος", en: "Wait for an event" } },
  parallel: { label: m.workflows_kind_parallel, name: { el: "Έλεγχος", en: "Review" } },
};
