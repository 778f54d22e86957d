import type { LocalizedText } from "../../core/text/languages.ts";
import type { ApplicationAction } from "../applications.schema.ts";

/** Steps of an application as its history names them. */
export const APPLICATION_ACTION_LABELS: Record<ApplicationAction, LocalizedText> = {
  create: { el: "Ξεκίνησε η αίτηση", en: "Application started" },
  submit: { el: "Υποβλήθηκε", en: "Submitted" },
  open_review: { el: "Τέθηκε υπό εξέταση", en: "Taken under review" },
  request_changes: { el: "Ζητήθηκαν αλλαγές", en: "Changes requested" },
  resubmit: { el: "Υποβλήθηκε ξανά", en: "Resubmitted" },
  approve: { el: "Εγκρίθηκε", en: "Approved" },
  reject: { el: "Απορρίφθηκε", en: "Rejected" },
  withdraw: { el: "Αποσύρθηκε", en: "Withdrawn" },
  appeal: { el: "Υποβλήθηκε ένσταση", en: "Appeal submitted" },
  reopen: { el: "Τέθηκε ξανά υπό εξέταση", en: "Reviewed again" },
};
