import { REGISTRATION_STATES } from "@kerkis/contract/events/events.taxonomy.ts";
import type { Responses } from "@kerkis/contract/forms/responses.schema.ts";
import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { profiles } from "#modules/identity/identity.tables.ts";
import { createdAt, instant, primaryId } from "#platform/db/columns.ts";
import { events } from "../events.tables.ts";

/** Who wants to come to an event, and what became of it; one row for a person, whatever they change their mind to. */
export const eventRegistrations = pgTable(
  "event_registrations",
  {
    id: primaryId(),
    event_id: uuid()
      .notNull()
      .references(() => events.id, { onDelete: "cascade" }),
    user_id: uuid()
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    status: text({ enum: REGISTRATION_STATES }).notNull(),
    /** In the order of registering; decides who is next, and is the number on the ticket. */
    place: integer().notNull(),
    /** What the code on the ticket says; nobody can guess it. */
    ticket_code: text().notNull(),
    /** Since when it has its place. */
    since: instant().notNull(),
    offered_until: instant(),
    checked_in_at: instant(),
    /** Where they came in, and by which entry of a phone. */
    door: text().notNull().default(""),
    entry_id: uuid(),
    /** What was answered to the event's questions, by their keys; nothing is kept of who does not come. */
    responses: jsonb().$type<Responses>().notNull().default({}),
    created_at: createdAt(),
  },
  (table) => [
    uniqueIndex("event_registrations_person_idx").on(table.event_id, table.user_id),
    uniqueIndex("event_registrations_place_idx").on(table.event_id, table.place),
    uniqueIndex("event_registrations_code_idx").on(table.ticket_code),
    index("event_registrations_state_idx").on(table.event_id, table.status, table.place),
    index("event_registrations_user_idx").on(table.user_id, table.event_id),
    index("event_registrations_offered_idx")
      .on(table.offered_until)
      .where(sql`status = 'offered'`),
  ],
);
