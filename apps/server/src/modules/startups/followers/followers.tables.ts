import { index, pgTable, primaryKey, uuid } from "drizzle-orm/pg-core";
import { profiles } from "#modules/identity/identity.tables.ts";
import { createdAt } from "#platform/db/columns.ts";
import { startups } from "../startups.tables.ts";

/** Who follows which startup. */
export const startupFollowers = pgTable(
  "startup_followers",
  {
    startup_id: uuid()
      .notNull()
      .references(() => startups.id, { onDelete: "cascade" }),
    user_id: uuid()
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    created_at: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.startup_id, table.user_id] }),
    index("startup_followers_user_idx").on(table.user_id, table.startup_id),
  ],
);
