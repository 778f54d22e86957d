import { sql } from "drizzle-orm";
import { index, pgTable, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { profiles } from "#modules/identity/identity.tables.ts";
import { startups } from "#modules/startups/startups.tables.ts";
import { createdAt, instant, primaryId } from "#platform/db/columns.ts";
import { events } from "../events.tables.ts";

/** Investors who were at an event and said which of the startups on its stage interest them. */
export const eventInterests = pgTable(
  "event_interests",
  {
    id: primaryId(),
    event_id: uuid()
      .notNull()
      .references(() => events.id, { onDelete: "cascade" }),
    startup_id: uuid()
      .notNull()
      .references(() => startups.id, { onDelete: "cascade" }),
    user_id: uuid()
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    /** Taken back, and shown to nobody: kept until the time for it is over, so that nobody is told of the same twice. */
    taken_back_at: instant(),
    created_at: createdAt(),
  },
  (table) => [
    uniqueIndex("event_interests_once_idx").on(table.event_id, table.startup_id, table.user_id),
    index("event_interests_startup_idx").on(table.startup_id),
    index("event_interests_user_idx").on(table.user_id),
    index("event_interests_taken_back_idx")
      .on(table.event_id)
      .where(sql`taken_back_at is not null`),
  ],
);
