import { pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { profiles } from "#modules/identity/identity.tables.ts";
import { createdAt } from "#platform/db/columns.ts";

/** The secret that a person's own calendar is read by; one each, another one when they ask for it. */
export const eventCalendars = pgTable(
  "event_calendars",
  {
    user_id: uuid()
      .primaryKey()
      .references(() => profiles.id, { onDelete: "cascade" }),
    secret: text().notNull(),
    created_at: createdAt(),
  },
  (table) => [uniqueIndex("event_calendars_secret_idx").on(table.secret)],
);
