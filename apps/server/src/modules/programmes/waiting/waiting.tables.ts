import { index, pgTable, primaryKey, uuid } from "drizzle-orm/pg-core";
import { profiles } from "#modules/identity/identity.tables.ts";
import { createdAt } from "#platform/db/columns.ts";
import { programmes } from "../programmes.tables.ts";

/** Who asked to be told when a call opens; a row goes once they were told. */
export const programmeWaiting = pgTable(
  "programme_waiting",
  {
    programme_id: uuid()
      .notNull()
      .references(() => programmes.id, { onDelete: "cascade" }),
    user_id: uuid()
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    created_at: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.programme_id, table.user_id] }),
    index("programme_waiting_user_idx").on(table.user_id, table.created_at),
  ],
);
