import { index, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, primaryId } from "#platform/db/columns.ts";

/**
 * Who did what to which record, from where (completions 1). The application's role adds rows and never changes them.
 * Names are kept as they were: an entry outlives the people and records it speaks of.
 */
export const auditLog = pgTable(
  "audit_log",
  {
    id: primaryId(),
    occurred_at: createdAt(),
    actor_id: uuid(),
    actor_name: text(),
    /** The super admin who worked as the actor. */
    impersonator_id: uuid(),
    /** Null for what concerns the installation or an account. */
    organization_id: uuid(),
    /** «organization.deleted» */
    action: text().notNull(),
    entity_type: text().notNull(),
    entity_id: text(),
    entity_name: text(),
    details: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    address: text(),
    request_id: text(),
  },
  (table) => [
    index("audit_log_time_idx").on(table.occurred_at, table.id),
    index("audit_log_organization_idx").on(table.organization_id, table.occurred_at, table.id),
    index("audit_log_actor_idx").on(table.actor_id, table.occurred_at),
    index("audit_log_entity_idx").on(table.entity_type, table.entity_id, table.occurred_at),
  ],
);
