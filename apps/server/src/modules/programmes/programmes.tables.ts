import type { LocalizedText } from "@kerkis/contract/core/text/languages.ts";
import { PROGRAMME_KINDS } from "@kerkis/contract/programmes/programmes.schema.ts";
import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { organizations } from "#modules/organizations/organizations.tables.ts";
import { createdAt, instant, primaryId, updatedAt } from "#platform/db/columns.ts";

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
    opens_at: instant(),
    closes_at: instant(),
    grace_minutes: integer().notNull().default(0),
    timezone: text().notNull().default("Europe/Athens"),
    /** Days an evaluator gets unless the coordinator says otherwise. */
    review_days: integer().notNull().default(10),
    evaluation_template_id: uuid(),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (table) => [
    index("programmes_organization_idx").on(table.organization_id, table.kind),
    uniqueIndex("programmes_one_registry_idx")
      .on(table.organization_id)
      .where(sql`kind = 'registry'`),
  ],
);
