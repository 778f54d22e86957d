import type { LocalizedText } from "@kerkis/contract/core/text/languages.ts";
import { ROUND_STATES, SCORES_VISIBLE } from "@kerkis/contract/judging/rounds/rounds.taxonomy.ts";
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { applications } from "#modules/applications/applications.tables.ts";
import { organizations } from "#modules/organizations/organizations.tables.ts";
import { programmes } from "#modules/programmes/programmes.tables.ts";
import { createdAt, instant, primaryId, updatedAt } from "#platform/db/columns.ts";

/** One pass of evaluation over a programme's applications (completions 2). */
export const rounds = pgTable(
  "rounds",
  {
    id: primaryId(),
    organization_id: uuid()
      .notNull()
      .references(() => organizations.id, { onDelete: "cascade" }),
    programme_id: uuid()
      .notNull()
      .references(() => programmes.id, { onDelete: "cascade" }),
    number: integer().notNull(),
    title: jsonb().$type<LocalizedText>().notNull(),
    required_reviews: integer().notNull().default(2),
    load_cap: integer(),
    places: integer(),
    deadline: instant(),
    /** A version of the programme's template; null: the newest one. */
    template_version_id: uuid(),
    hide_applicant: boolean().notNull().default(false),
    hide_reviewers: boolean().notNull().default(true),
    scores_visible: text({ enum: SCORES_VISIBLE }).notNull().default("never"),
    state: text({ enum: ROUND_STATES }).notNull().default("open"),
    state_reason: text(),
    state_changed_at: instant(),
    version: integer().notNull().default(1),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (table) => [
    uniqueIndex("rounds_number_idx").on(table.programme_id, table.number),
    index("rounds_organization_idx").on(table.organization_id, table.created_at, table.id),
  ],
);

/** What takes part in a round after the first, which all of a programme's applications take part in. */
export const roundEntries = pgTable(
  "round_entries",
  {
    round_id: uuid()
      .notNull()
      .references(() => rounds.id, { onDelete: "cascade" }),
    application_id: uuid()
      .notNull()
      .references(() => applications.id, { onDelete: "cascade" }),
    created_at: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.round_id, table.application_id] }),
    index("round_entries_application_idx").on(table.application_id),
  ],
);
