import { sql } from "drizzle-orm";
import { index, jsonb, pgTable, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { profiles } from "#modules/identity/identity.tables.ts";
import { organizations } from "#modules/organizations/organizations.tables.ts";
import { createdAt, instant, primaryId } from "#platform/db/columns.ts";
import { startups } from "../startups.tables.ts";

const ofStartup = () =>
  uuid()
    .notNull()
    .references(() => startups.id, { onDelete: "cascade" });

/** Two startups that became one: where the old address leads, and all that undoing it needs. */
export const startupMerges = pgTable(
  "startup_merges",
  {
    id: primaryId(),
    organization_id: uuid()
      .notNull()
      .references(() => organizations.id, { onDelete: "cascade" }),
    kept_id: ofStartup(),
    merged_id: ofStartup(),
    actor_id: uuid().references(() => profiles.id, { onDelete: "set null" }),
    /** Columns of the one that stayed: what stood, and what the merge wrote. */
    changes: jsonb().$type<Record<string, [before: unknown, after: unknown]>>().notNull(),
    /** What came along, by its kind: ids of rows, people or investors. */
    moved: jsonb().$type<Record<string, string[]>>().notNull(),
    created_at: createdAt(),
    undone_at: instant(),
    undone_by: uuid().references(() => profiles.id, { onDelete: "set null" }),
  },
  (table) => [
    index("startup_merges_organization_idx").on(table.organization_id, table.created_at, table.id),
    index("startup_merges_kept_idx").on(table.kept_id),
    index("startup_merges_actor_idx").on(table.actor_id),
    index("startup_merges_undone_by_idx").on(table.undone_by),
    index("startup_merges_merged_idx").on(table.merged_id),
    /** One is part of one other at a time. */
    uniqueIndex("startup_merges_once_idx")
      .on(table.merged_id)
      .where(sql`undone_at is null`),
  ],
);
