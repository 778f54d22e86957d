import type { OrganizationAuditFilters } from "@kerkis/contract/admin/organization/organization-admin.schema.ts";
import { recordAudit } from "#platform/audit/audit.ts";
import type { Actor } from "#platform/auth/actor.ts";
import type { OrgScope } from "#platform/auth/scope.ts";
import { transact } from "#platform/db/db.ts";
import type { Platform } from "#platform/platform.ts";

/** Who took the organization's log out of the house, and how much of it: its own log says so. */
export async function recordOrganizationExport(
  platform: Platform,
  actor: Actor,
  scope: OrgScope,
  filters: Omit<OrganizationAuditFilters, "id">,
): Promise<void> {
  await transact(platform.db, actor.userId, (tx) =>
    recordAudit(tx, actor, {
      action: "audit_log.exported",
      organizationId: scope.organizationId,
      entity: { type: "audit_log", id: scope.organizationId },
      details: filters,
    }),
  );
}
