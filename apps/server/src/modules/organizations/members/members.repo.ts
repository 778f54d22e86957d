import type { OrganizationRole } from "@kerkis/contract/core/permissions.ts";
import { and, eq, notInArray, sql } from "drizzle-orm";
import { contactsOf } from "#modules/identity/identity.api.ts";
import type { OrgScope } from "#platform/auth/scope.ts";
import type { Reader, Tx } from "#platform/db/db.ts";
import { COORDINATOR } from "./coordinators.reads.ts";
import { organizationInvitations, organizationMembers, organizations } from "../organizations.tables.ts";

const membership = (scope: OrgScope, userId: string) =>
  and(eq(organizationMembers.organization_id, scope.organizationId), eq(organizationMembers.user_id, userId));

/** A member, kept as they are until the transaction ends; null for a stranger. */
export async function lockMember(
  tx: Tx,
  scope: OrgScope,
  userId: string,
): Promise<{ userId: string; name: string; role: OrganizationRole; isAppointed: boolean } | null> {
  const [found] = await tx
    .select({
      userId: organizationMembers.user_id,
      role: organizationMembers.role,
      isAppointed: sql<boolean>`${organizationMembers.permissions} @> ${COORDINATOR}`,
    })
    .from(organizationMembers)
    .where(membership(scope, userId))
    .for("update");
  if (!found) return null;
  const [contact] = await contactsOf(tx, [userId]);
  return { ...found, name: contact?.name ?? "" };
}

/** The role that someone has there now, and keeps until the transaction ends; null for a stranger. */
export async function presentRole(tx: Tx, scope: OrgScope, userId: string): Promise<OrganizationRole | null> {
  const [found] = await tx
    .select({ role: organizationMembers.role })
    .from(organizationMembers)
    .where(membership(scope, userId))
    .for("share");
  return found?.role ?? null;
}

export async function setMemberRole(tx: Tx, scope: OrgScope, userId: string, role: OrganizationRole): Promise<void> {
  await tx.update(organizationMembers).set({ role }).where(membership(scope, userId));
}

/** Appoints a coordinator, or ends it; the member's other permissions stay. */
export async function setCoordinator(tx: Tx, scope: OrgScope, userId: string, isCoordinator: boolean): Promise<void> {
  const { permissions } = organizationMembers;
  await tx
    .update(organizationMembers)
    .set({ permissions: isCoordinator ? sql`${permissions} || ${COORDINATOR}` : sql`${permissions} - 'coordinator'` })
    .where(membership(scope, userId));
}

export async function deleteMember(tx: Tx, scope: OrgScope, userId: string): Promise<void> {
  await tx.delete(organizationMembers).where(membership(scope, userId));
}

/** Takes back what someone has sent and could not send any more. @returns how many */
export async function revokeSentBy(
  tx: Tx,
  scope: OrgScope,
  userId: string,
  stillAllowed: readonly OrganizationRole[],
  now: string,
): Promise<number> {
  const revoked = await tx
    .update(organizationInvitations)
    .set({ status: "revoked", decided_at: now })
    .where(
      and(
        eq(organizationInvitations.organization_id, scope.organizationId),
        eq(organizationInvitations.invited_by, userId),
        eq(organizationInvitations.status, "pending"),
        stillAllowed.length > 0 ? notInArray(organizationInvitations.role, [...stillAllowed]) : undefined,
      ),
    )
    .returning({ id: organizationInvitations.id });
  return revoked.length;
}

export async function organizationName(db: Reader, scope: OrgScope): Promise<string> {
  const [found] = await db
    .select({ name: organizations.name })
    .from(organizations)
    .where(eq(organizations.id, scope.organizationId));
  return found?.name ?? "";
}
