import type { AuditFilters } from "@kerkis/contract/admin/operations/operations.schema.ts";
import { recordAudit } from "#platform/audit/audit.ts";
import type { Actor } from "#platform/auth/actor.ts";
import { transact } from "#platform/db/db.ts";
import type { Platform } from "#platform/platform.ts";

/** Who took the log out of the house, and how much of it. */
export async function recordExport(platform: Platform, admin: Actor, filters: AuditFilters): Promise<void> {
  await transact(platform.db, admin.userId, (tx) =>
    recordAudit(tx, admin, {
      action: "audit_log.exported",
      organizationId: null,
      entity: { type: "audit_log", id: null },
      details: filters,
    }),
  );
}
