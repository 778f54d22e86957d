import { roleWord } from "../core/happenings/happening-facts.ts";
import { EVERYWHERE, happening, MAILED_BY_MODULE } from "../core/happenings/happenings.ts";

const facts = { organization_name: "text" } as const;
const membershipFacts = { ...facts, role: "role" } as const;
const answerFacts = { ...membershipFacts, person_name: "text" } as const;

/** About an organization and one's place in it. */
const ofOrganization = {
  group: "organization",
  channels: EVERYWHERE,
  priority: "medium",
  icon: "shield-check",
  displayType: "admin",
  facts,
  link: () => "/dashboard",
} as const;

const ofInvitation = {
  group: "invitations",
  channels: EVERYWHERE,
  priority: "medium",
  displayType: "system",
  facts: answerFacts,
  link: () => "/admin/users",
} as const;

/** What happens to members, invitations and organizations (completions 1). */
export const organizationsHappenings = {
  memberAdded: happening({
    ...ofOrganization,
    kind: "member_added",
    tone: "success",
    icon: "user-plus",
    facts: membershipFacts,
    title: { el: "Νέος οργανισμός", en: "New organization" },
    message: {
      el: ({ organization_name, role }) =>
        `Είστε πλέον στον οργανισμό «${organization_name}». Ρόλος: ${roleWord("el", role)}.`,
      en: ({ organization_name, role }) => `You are now part of ${organization_name}. Role: ${roleWord("en", role)}.`,
    },
  }),
  memberRemoved: happening({
    ...ofOrganization,
    kind: "member_removed",
    tone: "warning",
    facts: membershipFacts,
    title: { el: "Τέλος συμμετοχής", en: "Membership ended" },
    message: {
      el: ({ organization_name }) => `Δεν είστε πλέον μέλος του οργανισμού «${organization_name}».`,
      en: ({ organization_name }) => `You are no longer a member of ${organization_name}.`,
    },
  }),
  roleChanged: happening({
    ...ofOrganization,
    kind: "role_changed",
    tone: "info",
    facts: membershipFacts,
    title: { el: "Νέος ρόλος", en: "New role" },
    message: {
      el: ({ organization_name, role }) =>
        `Ο ρόλος σας στον οργανισμό «${organization_name}» άλλαξε: ${roleWord("el", role)}.`,
      en: ({ organization_name, role }) => `Your role in ${organization_name} is now: ${roleWord("en", role)}.`,
    },
  }),
  coordinatorAppointed: happening({
    ...ofOrganization,
    kind: "coordinator_appointed",
    tone: "success",
    facts: membershipFacts,
    link: () => "/evaluation-management",
    title: { el: "Συντονίζετε έναν οργανισμό", en: "You coordinate an organization" },
    message: {
      el: ({ organization_name }) => `Οριστήκατε συντονιστής μητρώου στον οργανισμό «${organization_name}».`,
      en: ({ organization_name }) => `You were appointed registry coordinator of ${organization_name}.`,
    },
  }),
  coordinatorRevoked: happening({
    ...ofOrganization,
    kind: "coordinator_revoked",
    tone: "warning",
    facts: membershipFacts,
    title: { el: "Τέλος συντονισμού", en: "No longer a coordinator" },
    message: {
      el: ({ organization_name }) =>
        `Δεν είστε πια συντονιστής μητρώου στον οργανισμό «${organization_name}». Παραμένετε μέλος του.`,
      en: ({ organization_name }) =>
        `You are no longer registry coordinator of ${organization_name}. You stay a member.`,
    },
  }),
  ownershipTransferred: happening({
    ...ofOrganization,
    kind: "ownership_transferred",
    tone: "info",
    facts: { ...facts, person_name: "text" },
    title: { el: "Μεταβίβαση ιδιοκτησίας", en: "Ownership transferred" },
    message: {
      el: ({ organization_name, person_name }) =>
        `Νέος ιδιοκτήτης του οργανισμού «${organization_name}»: ${person_name}.`,
      en: ({ organization_name, person_name }) => `${person_name} now owns ${organization_name}.`,
    },
  }),
  invitationReceived: happening({
    ...ofInvitation,
    kind: "invitation_received",
    channels: MAILED_BY_MODULE,
    tone: "info",
    icon: "mail-open",
    link: () => "/dashboard",
    title: { el: "Πρόσκληση σε οργανισμό", en: "Invitation to an organization" },
    message: {
      el: ({ organization_name, role }) =>
        `Σας προσκαλούν στον οργανισμό «${organization_name}». Ρόλος: ${roleWord("el", role)}. Ο σύνδεσμος βρίσκεται στο email σας.`,
      en: ({ organization_name, role }) =>
        `You are invited to ${organization_name}. Role: ${roleWord("en", role)}. The link is in your email.`,
    },
  }),
  invitationAccepted: happening({
    ...ofInvitation,
    kind: "invitation_accepted",
    tone: "success",
    icon: "mail-check",
    title: { el: "Η πρόσκληση έγινε δεκτή", en: "Invitation accepted" },
    message: {
      el: ({ person_name, organization_name }) =>
        `${person_name} αποδέχτηκε την πρόσκληση στον οργανισμό «${organization_name}».`,
      en: ({ person_name, organization_name }) => `${person_name} accepted the invitation to ${organization_name}.`,
    },
  }),
  invitationDeclined: happening({
    ...ofInvitation,
    kind: "invitation_declined",
    tone: "info",
    icon: "mail-x",
    title: { el: "Η πρόσκληση απορρίφθηκε", en: "Invitation declined" },
    message: {
      el: ({ person_name, organization_name }) =>
        `${person_name} απέρριψε την πρόσκληση στον οργανισμό «${organization_name}».`,
      en: ({ person_name, organization_name }) => `${person_name} declined the invitation to ${organization_name}.`,
    },
  }),
  deleted: happening({
    ...ofOrganization,
    kind: "organization_deleted",
    tone: "warning",
    icon: "building-2",
    title: { el: "Ο οργανισμός διαγράφηκε", en: "Organization deleted" },
    message: {
      el: ({ organization_name }) =>
        `Ο οργανισμός «${organization_name}» διαγράφηκε. Μπορεί να επανέλθει μέσα σε 30 ημέρες.`,
      en: ({ organization_name }) => `${organization_name} was deleted. It can be restored within 30 days.`,
    },
  }),
  restored: happening({
    ...ofOrganization,
    kind: "organization_restored",
    tone: "success",
    icon: "building-2",
    title: { el: "Ο οργανισμός επανήλθε", en: "Organization restored" },
    message: {
      el: ({ organization_name }) => `Ο οργανισμός «${organization_name}» είναι ξανά διαθέσιμος.`,
      en: ({ organization_name }) => `${organization_name} is available again.`,
    },
  }),
  activated: happening({
    ...ofOrganization,
    kind: "organization_activated",
    tone: "success",
    icon: "building-2",
    title: { el: "Ο οργανισμός ενεργοποιήθηκε", en: "Organization activated" },
    message: {
      el: ({ organization_name }) => `Ο οργανισμός «${organization_name}» είναι ενεργός.`,
      en: ({ organization_name }) => `${organization_name} is active.`,
    },
  }),
  deactivated: happening({
    ...ofOrganization,
    kind: "organization_deactivated",
    tone: "warning",
    icon: "building-2",
    facts: { ...facts, owner_names: "text" },
    title: { el: "Ο οργανισμός απενεργοποιήθηκε", en: "Organization deactivated" },
    message: {
      el: ({ organization_name, owner_names }) =>
        `Ο οργανισμός «${organization_name}» προσωρινά δεν είναι διαθέσιμος. Απευθυνθείτε σε: ${owner_names}.`,
      en: ({ organization_name, owner_names }) =>
        `${organization_name} is not available for now. Whom to ask: ${owner_names}.`,
    },
  }),
};
