export { DEFAULT_ORGANIZATION, ensureDefaultOrganization, organizationBySlug, roleOf } from "./organizations.repo.ts";
export { isCoordinator } from "./coordinators.reads.ts";
export { membershipsOf } from "./organizations.reads.ts";
export {
  coordinatorAppointed,
  coordinatorRevoked,
  invitationAccepted,
  invitationDeclined,
  invitationReceived,
  memberAdded,
  memberRemoved,
  ownershipTransferred,
  retentionDue,
  roleChanged,
  type MembershipFacts,
} from "./members.events.ts";
export {
  organizationClosed,
  organizationCreated,
  organizationRenamed,
  organizationReopened,
  type OrganizationAudience,
  type OrganizationNews,
} from "./organizations.events.ts";
export { notePresence } from "./member-presence.service.ts";
