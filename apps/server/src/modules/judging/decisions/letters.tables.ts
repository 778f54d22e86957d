import { VERDICTS, type LetterTexts } from "@kerkis/contract/judging/decisions/letters.policy.ts";
import { index, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { organizations } from "#modules/organizations/organizations.tables.ts";
import { programmes } from "#modules/programmes/programmes.tables.ts";
import { createdAt } from "#platform/db/columns.ts";

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
