import { momentCell, type ListColumns } from "../../core/files/columns.ts";
import { NO, YES } from "../../core/forms/answers.ts";
import { PROFILE_ROLE_LABELS } from "../../core/text/role-labels.ts";
import type { LocalizedText } from "../../core/text/languages.ts";
import type { PersonRow, RoleRequest } from "./people.schema.ts";

const REQUEST_STATUS_LABELS: Record<RoleRequest["status"], LocalizedText> = {
  pending: { el: "Σε αναμονή", en: "Waiting" },
  approved: { el: "Εγκρίθηκε", en: "Approved" },
  rejected: { el: "Απορρίφθηκε", en: "Rejected" },
};

export const personColumns = {
  name: { label: { el: "Όνομα", en: "Name" }, value: ({ name }) => name },
  email: { label: { el: "Διεύθυνση email", en: "Email address" }, value: ({ email }) => email },
  role: { label: { el: "Ρόλος", en: "Role" }, value: ({ role }, language) => PROFILE_ROLE_LABELS[role][language] },
  verified: {
    label: { el: "Επαληθευμένο email", en: "Verified email" },
    value: ({ is_verified: is }, language) => (is ? YES : NO)[language],
  },
  since: { label: { el: "Από", en: "Since" }, value: ({ created_at: at }) => momentCell(at) },
} as const satisfies ListColumns<PersonRow>;

/** Roles that were asked for at sign-up. */
export const roleRequestColumns: ListColumns<RoleRequest> = {
  name: { label: { el: "Όνομα", en: "Name" }, value: ({ name }) => name },
  email: { label: personColumns.email.label, value: ({ email }) => email },
  role: { label: { el: "Ρόλος", en: "Role" }, value: ({ role }, language) => PROFILE_ROLE_LABELS[role][language] },
  status: {
    label: { el: "Κατάσταση", en: "Status" },
    value: ({ status }, language) => REQUEST_STATUS_LABELS[status][language],
  },
  asked: { label: { el: "Ημερομηνία", en: "Date" }, value: ({ created_at: at }) => momentCell(at) },
  decided: { label: { el: "Απόφαση", en: "Decided" }, value: ({ decided_at: at }) => momentCell(at) },
  by: { label: { el: "Από", en: "Decided by" }, value: ({ decided_by: name }) => name },
  note: { label: { el: "Σχόλιο", en: "Note" }, value: ({ decision_note: note }) => note },
};
