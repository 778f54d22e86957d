import type { OrganizationRole } from "@kerkis/contract/core/permissions.ts";
import { defineEvent } from "#platform/events/events.ts";

/** What happened to someone's place in an organization. `userId` is whom it concerns. */
export interface MembershipFacts {
  organizationId: string;
  organizationName: string;
  userId: string;
  /** The role they have now; on leaving, the one they had. */
  role: OrganizationRole;
}
export const memberAdded = defineEvent<MembershipFacts>("organizations.member_added");
/** They were removed, or left: then they are the acting person. */
export const memberRemoved = defineEvent<MembershipFacts & { reason: string | null }>("organizations.member_removed");
/** `isMailed`: a transfer of ownership has mailed them in its own words. */
export const roleChanged = defineEvent<MembershipFacts & { isMailed?: boolean }>("organizations.role_changed");

/** They coordinate the organization from now on, or no more. */
export const coordinatorAppointed = defineEvent<MembershipFacts>("organizations.coordinator_appointed");
export const coordinatorRevoked = defineEvent<MembershipFacts>("organizations.coordinator_revoked");

/** Someone else owns it now: `person`. `userIds` are they and those who stepped back, who are told of their roles. */
export const ownershipTransferred = defineEvent<{
  organizationId: string;
  organizationName: string;
  person: string;
  userIds: string[];
}>("organizations.ownership_transferred");

/** Someone who has an account was invited; `person` is who invited them. */
export const invitationReceived = defineEvent<MembershipFacts & { person: string }>(
  "organizations.invitation_received",
);

/** How an invitation was answered. `userId` is who had sent it; `person` is the answering one's name or address. */
export type InvitationAnswer = MembershipFacts & { person: string };
export const invitationAccepted = defineEvent<InvitationAnswer>("organizations.invitation_accepted");
export const invitationDeclined = defineEvent<InvitationAnswer>("organizations.invitation_declined");

/** What is older than these moments may go: each module forgets its own (completions 10, retention rules). */
export const retentionDue = defineEvent<{
  organizationId: string;
  activityBefore: string;
  notificationsBefore: string;
  draftsBefore: string;
}>("organizations.retention_due");
