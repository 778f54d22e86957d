import type { LocalizedText } from "@kerkis/contract/core/text/languages.ts";
import type { Criterion } from "@kerkis/contract/evaluations/evaluations.schema.ts";
import { index, integer, jsonb, pgTable, uuid } from "drizzle-orm/pg-core";
import { profiles } from "#modules/identity/identity.tables.ts";
import { organizations } from "#modules/organizations/organizations.tables.ts";
import { createdAt, instant, updatedAt } from "#platform/db/columns.ts";

/** An evaluation template of an organization, as it is being written; what was published are its versions. */
export const evaluationTemplateDrafts = pgTable(
  "evaluation_template_drafts",
  {
    template_id: uuid().primaryKey(),
    organization_id: uuid()
      .notNull()
      .references(() => organizations.id, { onDelete: "cascade" }),
    title: jsonb().$type<LocalizedText>().notNull(),
    criteria: jsonb().$type<Criterion[]>().notNull(),
    /** Counts what was saved. */
    seen: integer().notNull().default(0),
    /** Who saved it last, for whoever writes at the same time. */
    saved_by: uuid().references(() => profiles.id, { onDelete: "set null" }),
    archived_at: instant(),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (table) => [
    index("evaluation_template_drafts_organization_idx").on(table.organization_id, table.created_at, table.template_id),
    index("evaluation_template_drafts_saved_by_idx").on(table.saved_by),
  ],
);
