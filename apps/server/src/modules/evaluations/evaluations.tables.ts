import type { LocalizedText } from "@kerkis/contract/core/text/languages.ts";
import type { Criterion, ScoreSheet } from "@kerkis/contract/evaluations/evaluations.schema.ts";
import {
  DECLINE_REASONS,
  EVALUATION_STATUSES,
  RECOMMENDATIONS,
} from "@kerkis/contract/evaluations/evaluations.taxonomy.ts";
import { sql } from "drizzle-orm";
import { boolean, index, integer, jsonb, numeric, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { applications } from "#modules/applications/applications.tables.ts";
import { profiles } from "#modules/identity/identity.tables.ts";
import { organizations } from "#modules/organizations/organizations.tables.ts";
import { createdAt, instant, primaryId, updatedAt } from "#platform/db/columns.ts";
import { rounds } from "./rounds/rounds.tables.ts";

const organizationId = () =>
  uuid()
    .notNull()
    .references(() => organizations.id);

/** Each row is one version of a template; evaluations point at the version they were given on. */
export const evaluationTemplates = pgTable(
  "evaluation_templates",
  {
    id: primaryId(),
    organization_id: organizationId(),
    /** The template across its versions. */
    template_id: uuid().notNull(),
    version: integer().notNull(),
    title: jsonb().$type<LocalizedText>().notNull(),
    criteria: jsonb().$type<Criterion[]>().notNull(),
    published_at: instant(),
    created_at: createdAt(),
  },
  (table) => [
    uniqueIndex("evaluation_templates_version_idx").on(table.template_id, table.version),
    index("evaluation_templates_organization_idx").on(table.organization_id),
  ],
);

export const evaluations = pgTable(
  "evaluations",
  {
    id: primaryId(),
    organization_id: organizationId(),
    round_id: uuid()
      .notNull()
      .references(() => rounds.id),
    application_id: uuid()
      .notNull()
      .references(() => applications.id),
    evaluator_id: uuid()
      .notNull()
      .references(() => profiles.id),
    template_version_id: uuid()
      .notNull()
      .references(() => evaluationTemplates.id),
    status: text({ enum: EVALUATION_STATUSES }).notNull().default("assigned"),
    due_at: instant(),
    assigned_by: uuid().references(() => profiles.id),
    assigned_at: createdAt(),
    scores: jsonb().$type<ScoreSheet>().notNull().default({}),
    private_notes: text().notNull().default(""),
    feedback: text().notNull().default(""),
    recommendation: text({ enum: RECOMMENDATIONS }),
    /** 0 to 100, set when submitted. */
    weighted_total: numeric({ precision: 5, scale: 1, mode: "number" }),
    submitted_at: instant(),
    recusal_reason: text(),
    /** When its evaluator said yes, or began; null while it waits for an answer. */
    accepted_at: instant(),
    decline_reason: text({ enum: DECLINE_REASONS }),
    decline_words: text(),
    /** Whether a coordinator keeps it where it is: nobody takes it back before it is let go. */
    is_fixed: boolean().notNull().default(false),
    version: integer().notNull().default(1),
    updated_at: updatedAt(),
  },
  (table) => [
    uniqueIndex("evaluations_one_each_idx").on(table.application_id, table.evaluator_id, table.round_id),
    index("evaluations_round_idx").on(table.round_id, table.evaluator_id),
    index("evaluations_evaluator_idx").on(table.organization_id, table.evaluator_id, table.status),
    index("evaluations_person_idx").on(table.evaluator_id),
    index("evaluations_assigned_by_idx").on(table.assigned_by),
    index("evaluations_template_idx").on(table.template_version_id),
    index("evaluations_fixed_idx")
      .on(table.round_id)
      .where(sql`is_fixed`),
  ],
);

/** Every save of a submitted evaluation and every change of its status, written by trigger, never changed. */
export const evaluationHistory = pgTable(
  "evaluation_history",
  {
    id: primaryId(),
    organization_id: uuid().notNull(),
    evaluation_id: uuid().notNull(),
    actor_id: uuid(),
    from_status: text({ enum: EVALUATION_STATUSES }),
    to_status: text({ enum: EVALUATION_STATUSES }).notNull(),
    scores: jsonb().$type<ScoreSheet>().notNull(),
    weighted_total: numeric({ precision: 5, scale: 1, mode: "number" }),
    recommendation: text({ enum: RECOMMENDATIONS }),
    feedback: text().notNull().default(""),
    created_at: createdAt(),
  },
  (table) => [index("evaluation_history_evaluation_idx").on(table.evaluation_id, table.id)],
);
