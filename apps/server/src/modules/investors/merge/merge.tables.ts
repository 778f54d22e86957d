import { sql } from "drizzle-orm";
import { index, jsonb, pgTable, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { profiles } from "#modules/identity/identity.tables.ts";
import { organizations } from "#modules/organizations/organizations.tables.ts";
import { createdAt, instant, primaryId } from "#platform/db/columns.ts";
import type { MergeChanges } from "#platform/merging/merges.ts";
import { investors } from "../investors.tables.ts";

const ofInvestor = () =>
  uuid()
    .notNull()
    .references(() => investors.id, { onDelete: "cascade" });

/** Two investors that became one: where the old address leads, and all that undoing it needs. */
export const investorMerges = pgTable(
  "investor_merges",
  {
    id: primaryId(),
    organization_id: uuid()
      .notNull()
      .references(() => organizations.id, { onDelete: "cascade" }),
    kept_id: ofInvestor(),
    merged_id: ofInvestor(),
    actor_id: uuid().references(() => profiles.id, { onDelete: "set null" }),
    /** Columns of the one that stayed: what stood, and what the merge wrote. */
    changes: jsonb().$type<MergeChanges>().notNull(),
    /** What came along: ids of startups of the portfolio, of people, of applications. */
    moved: jsonb().$type<Record<string, string[]>>().notNull(),
    created_at: createdAt(),
    undone_at: instant(),
    undone_by: uuid().references(() => profiles.id, { onDelete: "set null" }),
  },
  (table) => [
    index("investor_merges_organization_idx").on(table.organization_id, table.created_at, table.id),
    index("investor_merges_kept_idx").on(table.kept_id),
    index("investor_merges_actor_idx").on(table.actor_id),
    index("investor_merges_undone_by_idx").on(table.undone_by),
    index("investor_merges_merged_idx").on(table.merged_id),
    /** One is part of one other at a time. */
    uniqueIndex("investor_merges_once_idx")
      .on(table.merged_id)
      .where(sql`undone_at is null`),
  ],
);
