import { organizationsHappenings } from "@kerkis/contract/organizations/organizations.happenings.ts";
import type { OrganizationRole } from "@kerkis/contract/core/permissions.ts";
import { defineEvent } from "#platform/events/events.ts";
import { announce } from "#platform/happenings/announce.ts";
import type { EventContext } from "#platform/platform.ts";

/** What happened to someone's place in an organization. `userId` is whom it concerns. */
export interface MembershipFacts {
  organizationId: string;
  organizationName: string;
  userId: string;
  /** The role they have now; on leaving, the one they had. */
  role: OrganizationRole;
}
/** They were removed, or left: then they are the acting person. */
export const memberRemoved = defineEvent<MembershipFacts>("organizations.member_removed");
/** They coordinate the organization no more. */
export const coordinatorRevoked = defineEvent<MembershipFacts>("organizations.coordinator_revoked");
export const roleChanged = defineEvent<MembershipFacts>("organizations.role_changed");

/** What is older than these moments may go: each module forgets its own (completions 10, retention rules). */
export const retentionDue = defineEvent<{
  organizationId: string;
  activityBefore: string;
  notificationsBefore: string;
  draftsBefore: string;
  /** Of invitations that ended or were answered by then. */
  invitationsBefore: string;
}>("organizations.retention_due");

type MembershipKind = "memberAdded" | "memberRemoved" | "roleChanged" | "coordinatorAppointed" | "coordinatorRevoked";

/** Announces to someone what became of their place in an organization; `isMailed`: they were mailed about it already. */
export const announceMembership = (
  context: EventContext,
  kind: MembershipKind,
  { organizationId, organizationName, userId, role }: MembershipFacts,
  { isMailed = false } = {},
): Promise<void> =>
  announce(context, organizationsHappenings[kind], {
    audience: [userId],
    organizationId,
    facts: { organization_name: organizationName, role },
    ...(isMailed && { mailedIds: [userId] }),
  });

/** Someone lost their place, or left it. */
export async function announceMemberRemoved(context: EventContext, facts: MembershipFacts): Promise<void> {
  await context.platform.events.emit(context, memberRemoved, facts);
  await announceMembership(context, "memberRemoved", facts);
}

/** Someone has another role in an organization. */
export async function announceRoleChanged(
  context: EventContext,
  facts: MembershipFacts,
  delivery: { isMailed?: boolean } = {},
): Promise<void> {
  await context.platform.events.emit(context, roleChanged, facts);
  await announceMembership(context, "roleChanged", facts, delivery);
}

/** An invitation reached someone with an account (`person` is who invited), or was answered (`userId` had sent it). */
export const announceInvitation = (
  context: EventContext,
  kind: "invitationReceived" | "invitationAccepted" | "invitationDeclined",
  { organizationId, organizationName, userId, role, person }: MembershipFacts & { person: string },
): Promise<void> =>
  announce(context, organizationsHappenings[kind], {
    audience: [userId],
    organizationId,
    facts: { organization_name: organizationName, role, person_name: person },
  });
