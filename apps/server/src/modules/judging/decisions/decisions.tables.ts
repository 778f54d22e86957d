import { VERDICTS, type LetterText } from "@kerkis/contract/judging/decisions/letters.policy.ts";
import { sql } from "drizzle-orm";
import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { applications } from "#modules/applications/applications.tables.ts";
import { rounds } from "#modules/evaluations/rounds/rounds.tables.ts";
import { profiles } from "#modules/identity/identity.tables.ts";
import { organizations } from "#modules/organizations/organizations.tables.ts";
import { createdAt, instant, primaryId } from "#platform/db/columns.ts";

/**
 * Decisions, prepared in a round and applied, or taken by themselves; what was applied keeps its number and its letter, and is changed
 * no more, by trigger.
 */
export const decisions = pgTable(
  "decisions",
  {
    id: primaryId(),
    organization_id: uuid()
      .notNull()
      .references(() => organizations.id),
    /** Null where it was taken by itself. */
    round_id: uuid().references(() => rounds.id),
    application_id: uuid()
      .notNull()
      .references(() => applications.id),
    verdict: text({ enum: VERDICTS }).notNull(),
    reason: text().notNull().default(""),
    prepared_by: uuid().references(() => profiles.id),
    /** Null where a workflow took it. */
    applied_by: uuid().references(() => profiles.id),
    applied_at: instant(),
    /** How many places its round had then; null where it had no cut, or none decided. */
    places: integer(),
    /** Of the organization's own series of a year. */
    protocol: text(),
    letter: jsonb().$type<LetterText>(),
    /** Printed on its dossier: whoever has it may ask whether that is real. */
    verification_code: text()
      .notNull()
      .default(sql`upper(left(gen_random_uuid()::text, 8) || left(gen_random_uuid()::text, 8))`),
    created_at: createdAt(),
  },
  (table) => [
    // One preparation at a time; after an appeal there may be another decision.
    uniqueIndex("decisions_prepared_idx")
      .on(table.application_id)
      .where(sql`applied_at is null`),
    uniqueIndex("decisions_protocol_idx").on(table.organization_id, table.protocol),
    uniqueIndex("decisions_verification_idx").on(table.verification_code),
    index("decisions_round_idx").on(table.round_id, table.created_at),
    index("decisions_application_idx").on(table.application_id),
    index("decisions_prepared_by_idx").on(table.prepared_by),
    index("decisions_applied_by_idx").on(table.applied_by),
    check(
      "decisions_applied_whole",
      sql`num_nonnulls(applied_at, protocol) in (0, 2)
        and (applied_at is not null or (letter is null and applied_by is null and round_id is not null))`,
    ),
  ],
);

/** How an organization takes its decisions; without a row as usual. */
export const decisionRules = pgTable("decision_rules", {
  organization_id: uuid()
    .primaryKey()
    .references(() => organizations.id, { onDelete: "cascade" }),
  /** Whoever prepared a decision does not apply it. */
  second_person: boolean().notNull().default(false),
});
