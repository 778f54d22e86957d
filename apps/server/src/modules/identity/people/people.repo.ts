import type { Language } from "@kerkis/contract/core/text/languages.ts";
import type { ProfileRole, RequestedRole } from "@kerkis/contract/core/permissions.ts";
import { and, eq, isNull, sql } from "drizzle-orm";
import { takeAdvisoryLock, type Tx } from "#platform/db/db.ts";
import {
  fullName,
  authSessions,
  authTwoFactors,
  authUsers,
  profiles,
  roleRequests,
  superAdmins,
} from "../identity.tables.ts";

/** An account as the commands of super admins need it. */
export interface AccountRecord {
  userId: string;
  name: string;
  firstName: string;
  email: string;
  language: Language;
  role: ProfileRole;
  isVerified: boolean;
  hasTwoFactor: boolean;
  isSuperAdmin: boolean;
}

/** By id, so that other commands on it wait; null for one that is not there or was erased. */
export async function accountForChange(tx: Tx, userId: string): Promise<AccountRecord | null> {
  const [found] = await tx
    .select({
      userId: profiles.id,
      firstName: profiles.first_name,
      name: fullName,
      email: profiles.email,
      language: profiles.language,
      role: profiles.role,
      isVerified: authUsers.email_verified,
      hasTwoFactor: authUsers.two_factor_enabled,
      isSuperAdmin: sql<boolean>`exists (select 1 from super_admins a where a.user_id = ${profiles.id})`,
    })
    .from(profiles)
    .innerJoin(authUsers, eq(authUsers.id, profiles.id))
    .where(and(eq(profiles.id, userId), isNull(profiles.erased_at)))
    .for("update", { of: profiles });
  return found ?? null;
}

export async function setProfileRole(tx: Tx, userId: string, role: ProfileRole): Promise<void> {
  await tx
    .update(profiles)
    .set({ role, version: sql`${profiles.version} + 1`, updated_at: sql`now()` })
    .where(eq(profiles.id, userId));
}

/** Ends every session of a person. @returns how many there were */
export async function deleteSessions(tx: Tx, userId: string): Promise<number> {
  const ended = await tx
    .delete(authSessions)
    .where(eq(authSessions.user_id, userId))
    .returning({ id: authSessions.id });
  return ended.length;
}

/** Signing in takes the password alone again. */
export async function deleteTwoFactor(tx: Tx, userId: string): Promise<void> {
  await tx.delete(authTwoFactors).where(eq(authTwoFactors.user_id, userId));
  await tx
    .update(authUsers)
    .set({ two_factor_enabled: false, updated_at: sql`now()` })
    .where(eq(authUsers.id, userId));
}

/** The database refuses it for the last one (KR005). */
export async function deleteSuperAdmin(tx: Tx, userId: string): Promise<void> {
  // Before the statement looks at the rows: two who are removed at once must see each other go.
  await takeAdvisoryLock(tx, "super_admins");
  await tx.delete(superAdmins).where(eq(superAdmins.user_id, userId));
}

export interface RoleRequestRecord {
  id: string;
  userId: string;
  role: RequestedRole;
  status: "pending" | "approved" | "rejected";
}

export async function roleRequestForChange(tx: Tx, id: string): Promise<RoleRequestRecord | null> {
  const [found] = await tx
    .select({ id: roleRequests.id, userId: roleRequests.user_id, role: roleRequests.role, status: roleRequests.status })
    .from(roleRequests)
    .where(eq(roleRequests.id, id))
    .for("update");
  return found ?? null;
}

export async function closeRoleRequest(
  tx: Tx,
  id: string,
  decision: { status: "approved" | "rejected"; by: string; at: string; note: string },
): Promise<void> {
  await tx
    .update(roleRequests)
    .set({
      status: decision.status,
      decided_by: decision.by,
      decided_at: decision.at,
      decision_note: decision.note || null,
    })
    .where(eq(roleRequests.id, id));
}

/** Whoever was given the role they asked for by other means waits for it no longer. */
export async function settleRoleRequest(
  tx: Tx,
  userId: string,
  role: ProfileRole,
  decision: { by: string; at: string },
): Promise<void> {
  await tx
    .update(roleRequests)
    .set({ status: "approved", decided_by: decision.by, decided_at: decision.at })
    .where(
      and(eq(roleRequests.user_id, userId), eq(roleRequests.status, "pending"), sql`${roleRequests.role} = ${role}`),
    );
}
