import type { LocalizedText } from "@kerkis/contract/core/text/languages.ts";
import type { EligibilityRule } from "@kerkis/contract/programmes/eligibility/eligibility.schema.ts";
import { PROGRAMME_KINDS, PROGRAMME_STATES, PROGRAMME_STEPS } from "@kerkis/contract/programmes/programmes.taxonomy.ts";
import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { forms } from "#modules/forms/forms.tables.ts";
import { profiles } from "#modules/identity/identity.tables.ts";
import { organizations } from "#modules/organizations/organizations.tables.ts";
import { createdAt, instant, primaryId, updatedAt } from "#platform/db/columns.ts";

const NO_TEXT: LocalizedText = { el: "", en: "" };

/** What one applies to (completions 2). */
export const programmes = pgTable(
  "programmes",
  {
    id: primaryId(),
    organization_id: uuid()
      .notNull()
      .references(() => organizations.id, { onDelete: "cascade" }),
    kind: text({ enum: PROGRAMME_KINDS }).notNull(),
    title: jsonb().$type<LocalizedText>().notNull(),
    description: jsonb().$type<LocalizedText>().notNull(),
    /** What stands below the title of its page, and what there is to win. */
    summary: jsonb().$type<LocalizedText>().notNull().default(NO_TEXT),
    prize: jsonb().$type<LocalizedText>().notNull().default(NO_TEXT),
    /** The steps between them stand in a trigger. */
    state: text({ enum: PROGRAMME_STATES }).notNull().default("open"),
    opens_at: instant(),
    closes_at: instant(),
    grace_minutes: integer().notNull().default(0),
    timezone: text().notNull().default("Europe/Athens"),
    /** Days an evaluator gets unless the coordinator says otherwise. */
    review_days: integer().notNull().default(10),
    evaluation_template_id: uuid(),
    /** What it asks besides the registration. */
    form_id: uuid().references(() => forms.id, { onDelete: "set null" }),
    /** What a registry asks besides the registration of an investor. */
    investor_form_id: uuid().references(() => forms.id, { onDelete: "set null" }),
    /** Places on offer. */
    capacity: integer(),
    /** Working days from the end of applications to the decisions. */
    decision_days: integer(),
    version: integer().notNull().default(1),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (table) => [
    index("programmes_form_idx").on(table.form_id),
    index("programmes_investor_form_idx").on(table.investor_form_id),
    index("programmes_organization_idx").on(table.organization_id, table.kind),
    uniqueIndex("programmes_one_registry_idx")
      .on(table.organization_id)
      .where(sql`kind = 'registry'`),
    index("programmes_open_idx")
      .on(table.closes_at, table.id)
      .where(sql`state = 'open'`),
    check("programmes_registry_open", sql`kind <> 'registry' or state = 'open'`),
    check("programmes_numbers", sql`capacity > 0 and decision_days > 0 and grace_minutes >= 0`),
  ],
);

/** The eligibility criteria of a programme, version by version; one that was written stays as it is. */
export const programmeRules = pgTable(
  "programme_rules",
  {
    programme_id: uuid()
      .notNull()
      .references(() => programmes.id, { onDelete: "cascade" }),
    version: integer().notNull(),
    rules: jsonb().$type<EligibilityRule[]>().notNull(),
    created_by: uuid().references(() => profiles.id, { onDelete: "set null" }),
    created_at: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.programme_id, table.version] }),
    index("programme_rules_author_idx").on(table.created_by),
  ],
);

/** Who took which step with a challenge and why, kept for good: written by trigger. */
export const programmeHistory = pgTable(
  "programme_history",
  {
    id: primaryId(),
    programme_id: uuid()
      .notNull()
      .references(() => programmes.id, { onDelete: "cascade" }),
    actor_id: uuid().references(() => profiles.id, { onDelete: "set null" }),
    action: text({ enum: [...PROGRAMME_STEPS, "create", "change"] }).notNull(),
    /** Names of the columns that changed. */
    fields: text().array().notNull(),
    reason: text(),
    created_at: createdAt(),
  },
  (table) => [
    index("programme_history_programme_idx").on(table.programme_id, table.id),
    index("programme_history_actor_idx").on(table.actor_id),
  ],
);
