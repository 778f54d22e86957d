import { APPLICATION_ACTIONS } from "@kerkis/contract/applications/applications.schema.ts";
import {
  APPLICATION_PHASES,
  APPLICATION_STATUSES,
  APPLICATION_SUBJECTS,
} from "@kerkis/contract/applications/applications.taxonomy.ts";
import type { ApplicationAnswers } from "@kerkis/contract/applications/subjects.schema.ts";
import type { Responses } from "@kerkis/contract/forms/responses.schema.ts";
import type { ScoreSheet } from "@kerkis/contract/evaluations/evaluations.schema.ts";
import {
  DECLINE_REASONS,
  EVALUATION_STATUSES,
  RECOMMENDATIONS,
} from "@kerkis/contract/evaluations/evaluations.taxonomy.ts";
import { sql, type SQL, type SQLWrapper } from "drizzle-orm";
import {
  check,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  pgView,
  primaryKey,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { profiles } from "#modules/identity/identity.tables.ts";
import { investors } from "#modules/investors/investors.tables.ts";
import { organizations } from "#modules/organizations/organizations.tables.ts";
import { programmes } from "#modules/programmes/programmes.tables.ts";
import { startups } from "#modules/startups/startups.tables.ts";
import { createdAt, folded, instant, primaryId, updatedAt } from "#platform/db/columns.ts";

/** Days until the last one, in an order that lists can go by: what has none comes last. */
export const dueRank = (dueOn: SQLWrapper): SQL => sql`coalesce(${dueOn} - date '2000-01-01', 2147483647)`;

export const applications = pgTable(
  "applications",
  {
    id: primaryId(),
    organization_id: uuid()
      .notNull()
      .references(() => organizations.id),
    programme_id: uuid()
      .notNull()
      .references(() => programmes.id),
    applicant_id: uuid()
      .notNull()
      .references(() => profiles.id),
    /** Whom it is about; which record, from its first submission on. */
    subject: text({ enum: APPLICATION_SUBJECTS }).notNull().default("startup"),
    startup_id: uuid().references(() => startups.id),
    investor_id: uuid().references(() => investors.id),
    reference: text().unique(),
    status: text({ enum: APPLICATION_STATUSES }).notNull().default("pending"),
    /** Derived by the database from status and the moments below, so that it can be filtered and indexed. */
    phase: text({ enum: APPLICATION_PHASES })
      .notNull()
      .generatedAlwaysAs(sql`application_phase(status, submitted_at, withdrawn_at, changes_requested_at)`),
    submitted_at: instant(),
    withdrawn_at: instant(),
    changes_requested_at: instant(),
    decided_at: instant(),
    appealed_at: instant(),
    /** Seconds the statutory clock stood still while changes were asked for. */
    clock_paused_seconds: integer().notNull().default(0),
    /** The statutory clock: the day after which it counts, the last day while it runs, working days left while it stands still. */
    clock_from: date(),
    due_on: date(),
    clock_left: integer(),
    /** Working days before the last day at which coordinators were reminded; null before the first time. */
    clock_told: integer(),
    form_version: integer().notNull(),
    /** Version of the programme's criteria that it is judged by, from its first submission on. */
    rules_version: integer(),
    answers: jsonb().$type<ApplicationAnswers>().notNull().default({}),
    /** Version of its call's form that it is filled in on, and the answers to that; null and none where the call asks nothing. */
    questions_version: integer(),
    responses: jsonb().$type<Responses>().notNull().default({}),
    version: integer().notNull().default(1),
    created_at: createdAt(),
    updated_at: updatedAt(),
    search_folded: folded()
      .notNull()
      .generatedAlwaysAs(sql`kerkis_fold(coalesce(answers->>'name', '') || ' ' || coalesce(reference, ''))`),
  },
  (table) => [
    index("applications_organization_idx").on(table.organization_id, table.submitted_at, table.id),
    index("applications_organization_phase_idx").on(table.organization_id, table.phase, table.submitted_at, table.id),
    index("applications_organization_due_idx").on(table.organization_id, dueRank(table.due_on), table.id),
    index("applications_due_idx")
      .on(table.due_on)
      .where(sql`due_on is not null`),
    index("applications_applicant_idx").on(table.applicant_id, table.created_at, table.id),
    index("applications_startup_idx").on(table.startup_id),
    index("applications_investor_idx").on(table.investor_id),
    index("applications_programme_idx").on(table.programme_id),
    index("applications_search_idx").using("gin", table.search_folded.op("gin_trgm_ops")),
    check(
      "applications_subject",
      sql`case subject when 'startup' then investor_id is null when 'investor' then startup_id is null else false end`,
    ),
    check(
      "applications_submitted_subject",
      sql`subject <> 'investor' or submitted_at is null or investor_id is not null`,
    ),
  ],
);

/** Transitions the database lets through; anything else is refused by trigger. */
export const applicationTransitions = pgTable(
  "application_transitions",
  {
    from_phase: text({ enum: APPLICATION_PHASES }).notNull(),
    to_phase: text({ enum: APPLICATION_PHASES }).notNull(),
    action: text({ enum: APPLICATION_ACTIONS }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.from_phase, table.to_phase, table.action] })],
);

/** Who did what and why, kept for good: written by trigger, never changed. */
export const applicationHistory = pgTable(
  "application_history",
  {
    id: primaryId(),
    organization_id: uuid().notNull(),
    application_id: uuid().notNull(),
    actor_id: uuid(),
    action: text({ enum: APPLICATION_ACTIONS }).notNull(),
    from_phase: text({ enum: APPLICATION_PHASES }),
    to_phase: text({ enum: APPLICATION_PHASES }).notNull(),
    reason: text(),
    created_at: createdAt(),
  },
  (table) => [index("application_history_application_idx").on(table.application_id, table.id)],
);

/** What this module may know of evaluations: a view of their table, so that the two modules form no circle. */
export const applicationReviews = pgView("application_reviews", {
  id: uuid().notNull(),
  organization_id: uuid().notNull(),
  application_id: uuid().notNull(),
  evaluator_id: uuid().notNull(),
  status: text({ enum: EVALUATION_STATUSES }).notNull(),
  due_at: instant(),
  assigned_at: instant().notNull(),
  submitted_at: instant(),
  weighted_total: numeric({ precision: 5, scale: 1, mode: "number" }),
  recommendation: text({ enum: RECOMMENDATIONS }),
  feedback: text().notNull(),
  scores: jsonb().$type<ScoreSheet>().notNull(),
  recusal_reason: text(),
  accepted_at: instant(),
  decline_reason: text({ enum: DECLINE_REASONS }),
  decline_words: text(),
}).existing();

/** Each wording that an evaluation was handed in with, its first and every later one; ids follow the order in which they were written. */
export const givenReviews = pgView("application_reviews_given", {
  id: uuid().notNull(),
  evaluation_id: uuid().notNull(),
  application_id: uuid().notNull(),
  scores: jsonb().$type<ScoreSheet>().notNull(),
  weighted_total: numeric({ precision: 5, scale: 1, mode: "number" }),
  feedback: text().notNull(),
}).existing();
