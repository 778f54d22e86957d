import { RECORD_ACTIONS } from "@kerkis/contract/core/history.ts";
import { sql } from "drizzle-orm";
import { index, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { FieldChanges } from "#modules/identity/identity.api.ts";
import { profiles } from "#modules/identity/identity.tables.ts";
import { createdAt, primaryId } from "#platform/db/columns.ts";
import { startups } from "../startups.tables.ts";

/** What was changed in a startup's facts: written by a trigger on startups, read by the application alone. */
export const startupHistory = pgTable(
  "startup_history",
  {
    id: primaryId(),
    startup_id: uuid()
      .notNull()
      .references(() => startups.id, { onDelete: "cascade" }),
    /** Null for what the system did. */
    actor_id: uuid().references(() => profiles.id, { onDelete: "set null" }),
    /** Of each field what stood and what stands. */
    changes: jsonb().$type<FieldChanges>().notNull(),
    action: text({ enum: RECORD_ACTIONS })
      .notNull()
      .generatedAlwaysAs(
        sql`case changes -> 'is_verified' when '[false, true]' then 'publish' when '[true, false]' then 'unpublish' else 'edit' end`,
      ),
    created_at: createdAt(),
  },
  (table) => [
    index("startup_history_newest_idx").on(table.startup_id, table.created_at, table.id),
    index("startup_history_actor_idx").on(table.actor_id),
  ],
);
