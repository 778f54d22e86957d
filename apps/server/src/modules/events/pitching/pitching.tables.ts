import { index, integer, pgTable, primaryKey, uuid } from "drizzle-orm/pg-core";
import { startups } from "#modules/startups/startups.tables.ts";
import { events } from "../events.tables.ts";

/** Startups that take the stage at an event, in their order. */
export const eventStartups = pgTable(
  "event_startups",
  {
    event_id: uuid()
      .notNull()
      .references(() => events.id, { onDelete: "cascade" }),
    startup_id: uuid()
      .notNull()
      .references(() => startups.id, { onDelete: "cascade" }),
    place: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.event_id, table.startup_id] }),
    index("event_startups_startup_idx").on(table.startup_id),
  ],
);
