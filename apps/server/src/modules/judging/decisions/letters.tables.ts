import { VERDICTS, type LetterTexts } from "@kerkis/contract/judging/decisions/letters.policy.ts";
import { index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
import { organizations } from "#modules/organizations/organizations.tables.ts";
import { programmes } from "#modules/programmes/programmes.tables.ts";
import { createdAt, primaryId } from "#platform/db/columns.ts";

/** Letters that an organization words itself. */
export const letterTemplates = pgTable(
  "letter_templates",
  {
    organization_id: uuid()
      .notNull()
      .references(() => organizations.id, { onDelete: "cascade" }),
    verdict: text({ enum: VERDICTS }).notNull(),
    texts: jsonb().$type<LetterTexts>().notNull(),
    updated_at: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.organization_id, table.verdict] })],
);

/** Letters of a call that go out instead of its organization's. */
export const callLetters = pgTable(
  "call_letters",
  {
    organization_id: uuid()
      .notNull()
      .references(() => organizations.id, { onDelete: "cascade" }),
    programme_id: uuid()
      .notNull()
      .references(() => programmes.id, { onDelete: "cascade" }),
    verdict: text({ enum: VERDICTS }).notNull(),
    texts: jsonb().$type<LetterTexts>().notNull(),
    updated_at: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.programme_id, table.verdict] }),
    index("call_letters_organization_idx").on(table.organization_id),
  ],
);

/** How often each letter was saved or let go of, of an organization or of a call; it goes on counting when a call lets go of its own. */
export const letterVersions = pgTable(
  "letter_versions",
  {
    id: primaryId(),
    organization_id: uuid()
      .notNull()
      .references(() => organizations.id, { onDelete: "cascade" }),
    programme_id: uuid().references(() => programmes.id, { onDelete: "cascade" }),
    verdict: text({ enum: VERDICTS }).notNull(),
    version: integer().notNull().default(1),
  },
  (table) => [
    unique("letter_versions_letter_key")
      .on(table.organization_id, table.programme_id, table.verdict)
      .nullsNotDistinct(),
    index("letter_versions_programme_idx").on(table.programme_id),
  ],
);
