import type { AuditAction, AuditEntity } from "@kerkis/contract/codes.ts";
import type { Tx } from "#platform/db/db.ts";
import { auditLog } from "./audit.tables.ts";
import { currentOrigin } from "./origin.ts";

export interface AuditEntry {
  /** «organization.deleted»: the record's kind and what happened to it. */
  action: AuditAction;
  /** Null for what concerns the installation or an account. */
  organizationId: string | null;
  entity: { type: AuditEntity; id: string | null; name?: string | null };
  /** What changed, without secrets. */
  details?: Record<string, unknown>;
}

/**
 * Writes who did what to which record, from where, with the change itself: both commit or neither (completions 1).
 * @param actor null for the system
 */
export async function recordAudit(
  tx: Tx,
  actor: { userId: string; name: string } | null,
  { action, organizationId, entity, details = {} }: AuditEntry,
): Promise<void> {
  const origin = currentOrigin();
  await tx.insert(auditLog).values({
    actor_id: actor?.userId ?? null,
    actor_name: actor?.name ?? null,
    impersonator_id: origin?.impersonatorId ?? null,
    organization_id: organizationId,
    action,
    entity_type: entity.type,
    entity_id: entity.id,
    entity_name: entity.name ?? null,
    details,
    address: origin?.address ?? null,
    request_id: origin?.requestId ?? null,
  });
}
