import { momentCell, type ListColumns } from "../../core/files/columns.ts";
import { ORGANIZATION_ROLE_LABELS, PROFILE_ROLE_LABELS } from "../../core/text/role-labels.ts";
import type { InvitationRow, MemberRow } from "../members.schema.ts";
import { INVITATION_STATE_LABELS } from "../members.taxonomy.ts";

/** Addresses and activity stay empty for who may not know them, as in the list. */
export const memberColumns = {
  name: { label: { el: "Όνομα", en: "Name" }, value: ({ name }) => name },
  role: {
    label: { el: "Ρόλος στον οργανισμό", en: "Organization role" },
    value: ({ role }, language) => ORGANIZATION_ROLE_LABELS[role][language],
  },
  profile: {
    label: { el: "Ιδιότητα", en: "Profile role" },
    value: ({ profile_role: role }, language) => PROFILE_ROLE_LABELS[role][language],
  },
  joined: { label: { el: "Μέλος από", en: "Joined" }, value: ({ joined_at: at }) => momentCell(at) },
  active: { label: { el: "Τελευταία παρουσία", en: "Last active" }, value: ({ last_active_at: at }) => momentCell(at) },
  email: { label: { el: "Email", en: "Email" }, value: ({ email }) => email },
} as const satisfies ListColumns<MemberRow>;

export const invitationColumns = {
  email: { label: { el: "Email", en: "Email" }, value: ({ email }) => email },
  role: {
    label: { el: "Ρόλος στον οργανισμό", en: "Organization role" },
    value: ({ role }, language) => ORGANIZATION_ROLE_LABELS[role][language],
  },
  state: {
    label: { el: "Κατάσταση", en: "Status" },
    value: ({ state }, language) => INVITATION_STATE_LABELS[state][language],
  },
  by: { label: { el: "Από", en: "Invited by" }, value: ({ invited_by_name: name }) => name },
  sent: { label: { el: "Στάλθηκε", en: "Sent" }, value: ({ last_sent_at: at }) => momentCell(at) },
} as const satisfies ListColumns<InvitationRow>;
