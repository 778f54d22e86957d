export {
  DEFAULT_ORGANIZATION,
  ensureDefaultOrganization,
  openOrganization,
  organizationBySlug,
  roleOf,
} from "./organizations.repo.ts";
export { enforceMailQuota } from "./invitations/mail-quota.service.ts";
export { answerRefusal, hasExpired, invitationStanding, invitationState } from "./invitations/invitations.policy.ts";
export { isCoordinator, managerIds, managersOf } from "./members/coordinators.reads.ts";
export { brandOf, membershipsOf } from "./organizations.reads.ts";
export { coordinatorRevoked, memberRemoved, retentionDue, roleChanged } from "./members/members.events.ts";
export {
  organizationClosed,
  organizationCreated,
  organizationRenamed,
  organizationReopened,
} from "./organizations.events.ts";
export { notePresence } from "./members/member-presence.service.ts";
