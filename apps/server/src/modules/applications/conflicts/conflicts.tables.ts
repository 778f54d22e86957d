import { index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { profiles } from "#modules/identity/identity.tables.ts";
import { organizations } from "#modules/organizations/organizations.tables.ts";
import { createdAt, primaryId } from "#platform/db/columns.ts";
import { applications } from "../applications.tables.ts";

/** Conflicts of interest that people declared, or a coordinator entered for them; what is detected is asked for anew each time. */
export const applicationConflicts = pgTable(
  "application_conflicts",
  {
    id: primaryId(),
    organization_id: uuid()
      .notNull()
      .references(() => organizations.id, { onDelete: "cascade" }),
    application_id: uuid()
      .notNull()
      .references(() => applications.id, { onDelete: "cascade" }),
    user_id: uuid()
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    reason: text().notNull().default(""),
    /** Who entered it: the person, or a coordinator. */
    declared_by: uuid().references(() => profiles.id, { onDelete: "set null" }),
    created_at: createdAt(),
  },
  (table) => [
    uniqueIndex("application_conflicts_one_each_idx").on(table.application_id, table.user_id),
    index("application_conflicts_user_idx").on(table.user_id, table.organization_id),
    index("application_conflicts_organization_idx").on(table.organization_id),
    index("application_conflicts_declared_by_idx").on(table.declared_by),
  ],
);
