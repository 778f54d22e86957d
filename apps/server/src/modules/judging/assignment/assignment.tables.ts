import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { INDUSTRIES } from "@kerkis/contract/startups/startups.taxonomy.ts";
import { rounds } from "#modules/evaluations/rounds/rounds.tables.ts";
import { profiles } from "#modules/identity/identity.tables.ts";
import { organizations } from "#modules/organizations/organizations.tables.ts";
import { createdAt, instant, primaryId, updatedAt } from "#platform/db/columns.ts";
import { sql } from "drizzle-orm";
import type { Pair } from "./distribution.policy.ts";

/** What an evaluator knows and how much they take, in an organization. */
export const evaluatorProfiles = pgTable(
  "evaluator_profiles",
  {
    organization_id: uuid()
      .notNull()
      .references(() => organizations.id, { onDelete: "cascade" }),
    user_id: uuid()
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    fields: text({ enum: INDUSTRIES })
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    cap: integer(),
    /** Whether distributions propose them, where those who manage said so; null: evaluators, and who said what they know. */
    is_proposed: boolean(),
    reminded_at: instant(),
    updated_at: updatedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.organization_id, table.user_id] }),
    index("evaluator_profiles_user_idx").on(table.user_id),
  ],
);

/** Distributions that were proposed; what of them was applied, and when. */
export const roundProposals = pgTable(
  "round_proposals",
  {
    id: primaryId(),
    organization_id: uuid()
      .notNull()
      .references(() => organizations.id, { onDelete: "cascade" }),
    round_id: uuid()
      .notNull()
      .references(() => rounds.id, { onDelete: "cascade" }),
    made_by: uuid().references(() => profiles.id, { onDelete: "set null" }),
    /** What the round was like when it was made. */
    fingerprint: text().notNull(),
    pairs: jsonb().$type<Pair[]>().notNull(),
    applied_at: instant(),
    created_at: createdAt(),
  },
  (table) => [
    index("round_proposals_organization_idx").on(table.organization_id),
    index("round_proposals_round_idx").on(table.round_id, table.created_at),
    index("round_proposals_made_by_idx").on(table.made_by),
  ],
);
