import { ORGANIZATION_ROLES, PROFILE_ROLES } from "@kerkis/contract/core/permissions.ts";
import { orgTopic } from "@kerkis/contract/core/realtime.ts";
import { ORGANIZATION_CHANGED } from "@kerkis/contract/organizations/organizations.events.ts";
import { type SetPermission } from "@kerkis/contract/organizations/settings/permissions.schema.ts";
import { isLockedCell } from "@kerkis/contract/organizations/settings/permissions.policy.ts";
import { and, eq } from "drizzle-orm";
import { recordAudit } from "#platform/audit/audit.ts";
import type { Actor } from "#platform/auth/actor.ts";
import type { OrgScope } from "#platform/auth/scope.ts";
import { takeAdvisoryLock, transact, type Tx } from "#platform/db/db.ts";
import { Refusal } from "#platform/http/refusal.ts";
import type { Platform } from "#platform/platform.ts";
import { pagePermissionOverrides } from "../organizations.tables.ts";
import { pageOverrides } from "./permissions.reads.ts";

/** The members' browsers ask again what they may open: it takes effect right away. */
const publishToMembers = (platform: Platform, tx: Tx, scope: OrgScope, actor: Actor): Promise<void> =>
  platform.realtime.publish(tx, orgTopic(scope.organizationId), ORGANIZATION_CHANGED, {
    organization_id: scope.organizationId,
    actor_id: actor.userId,
    actor_name: actor.name,
  });

/**
 * Overrides a page permission of a role, or takes the override away (completions 1); audited.
 * @throws Refusal permission.locked, input.invalid, request.conflict when it is not what was seen
 */
export async function setPermission(
  platform: Platform,
  actor: Actor,
  scope: OrgScope,
  { subject, role, page, allowed, seen }: SetPermission,
): Promise<void> {
  const roles: readonly string[] = subject === "organization_role" ? ORGANIZATION_ROLES : PROFILE_ROLES;
  if (!roles.includes(role)) throw new Refusal("input.invalid", { fields: [{ path: "role", code: "invalid" }] });
  if (isLockedCell(subject, role, page)) throw new Refusal("permission.locked");
  await transact(platform.db, actor.userId, async (tx) => {
    await takeAdvisoryLock(tx, `page-permissions:${scope.organizationId}`);
    const stands = (await pageOverrides(tx, scope)).find(
      (entry) => entry.subject === subject && entry.role === role && entry.page === page,
    );
    const before = stands?.allowed ?? null;
    if (before === allowed) return;
    if (before !== seen) throw new Refusal("request.conflict");
    if (allowed === null) {
      await tx
        .delete(pagePermissionOverrides)
        .where(
          and(
            eq(pagePermissionOverrides.organization_id, scope.organizationId),
            eq(pagePermissionOverrides.subject, subject),
            eq(pagePermissionOverrides.role, role),
            eq(pagePermissionOverrides.page, page),
          ),
        );
    } else {
      await tx
        .insert(pagePermissionOverrides)
        .values({ organization_id: scope.organizationId, subject, role, page, allowed })
        .onConflictDoUpdate({
          target: [
            pagePermissionOverrides.organization_id,
            pagePermissionOverrides.subject,
            pagePermissionOverrides.role,
            pagePermissionOverrides.page,
          ],
          set: { allowed },
        });
    }
    await recordAudit(tx, actor, {
      action: allowed === null ? "page_permission.reset" : "page_permission.overridden",
      organizationId: scope.organizationId,
      entity: { type: "page_permission", id: `${subject}:${role}:${page}`, name: page },
      details: { subject, role, page, from: before, to: allowed },
    });
    await publishToMembers(platform, tx, scope, actor);
  });
}

/** Takes every override away; audited with what there was. */
export async function resetPermissions(platform: Platform, actor: Actor, scope: OrgScope): Promise<void> {
  await transact(platform.db, actor.userId, async (tx) => {
    await takeAdvisoryLock(tx, `page-permissions:${scope.organizationId}`);
    const overrides = await pageOverrides(tx, scope);
    if (overrides.length === 0) return;
    await tx.delete(pagePermissionOverrides).where(eq(pagePermissionOverrides.organization_id, scope.organizationId));
    await recordAudit(tx, actor, {
      action: "page_permission.all_reset",
      organizationId: scope.organizationId,
      entity: { type: "page_permission", id: null },
      details: { overrides },
    });
    await publishToMembers(platform, tx, scope, actor);
  });
}
