import { index, pgTable, primaryKey, uuid } from "drizzle-orm/pg-core";
import { rounds } from "#modules/evaluations/rounds/rounds.tables.ts";
import { profiles } from "#modules/identity/identity.tables.ts";
import { instant } from "#platform/db/columns.ts";

/** Who was asked to declare their conflicts of interest in a round, and who said that they had declared every one. */
export const conflictStatements = pgTable(
  "conflict_statements",
  {
    round_id: uuid()
      .notNull()
      .references(() => rounds.id, { onDelete: "cascade" }),
    user_id: uuid()
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    asked_at: instant(),
    stated_at: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.round_id, table.user_id] }),
    index("conflict_statements_user_idx").on(table.user_id),
  ],
);
