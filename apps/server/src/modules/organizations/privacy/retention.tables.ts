import { index, integer, pgTable, uuid } from "drizzle-orm/pg-core";
import { profiles } from "#modules/identity/identity.tables.ts";
import { updatedAt } from "#platform/db/columns.ts";
import { organizations } from "../organizations.tables.ts";

/** How long an organization keeps what may be forgotten, in days (completions 10); without a row the defaults hold. */
export const organizationRetention = pgTable(
  "organization_retention",
  {
    organization_id: uuid()
      .primaryKey()
      .references(() => organizations.id, { onDelete: "cascade" }),
    activity_days: integer().notNull(),
    notifications_days: integer().notNull(),
    invitations_days: integer().notNull(),
    drafts_days: integer().notNull(),
    version: integer().notNull().default(1),
    updated_by: uuid().references(() => profiles.id, { onDelete: "set null" }),
    updated_at: updatedAt(),
  },
  (table) => [index("organization_retention_updated_by_idx").on(table.updated_by)],
);
