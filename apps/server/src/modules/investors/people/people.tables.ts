import { index, pgTable, primaryKey, uuid } from "drizzle-orm/pg-core";
import { profiles } from "#modules/identity/identity.tables.ts";
import { createdAt } from "#platform/db/columns.ts";
import { investors } from "../investors.tables.ts";

/** Who runs an investor's profile besides its owner: whoever ran one that became part of it. */
export const investorPeople = pgTable(
  "investor_people",
  {
    investor_id: uuid()
      .notNull()
      .references(() => investors.id, { onDelete: "cascade" }),
    user_id: uuid()
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    created_at: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.investor_id, table.user_id] }),
    index("investor_people_user_idx").on(table.user_id, table.investor_id),
  ],
);
