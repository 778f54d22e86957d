import type { AgendaSession, EventSpeaker } from "@kerkis/contract/events/editing/editing.schema.ts";
import type { EventQuestion } from "@kerkis/contract/events/questions/questions.schema.ts";
import { EVENT_TYPES } from "@kerkis/contract/events/events.taxonomy.ts";
import { sql } from "drizzle-orm";
import { boolean, check, index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { profiles } from "#modules/identity/identity.tables.ts";
import { organizations } from "#modules/organizations/organizations.tables.ts";
import { createdAt, folded, instant, primaryId, updatedAt } from "#platform/db/columns.ts";

/** Title and start in seconds since 1970: by what imports tell that two events are one. */
export const NAMED_AT = sql`(kerkis_fold(title) || ' ' || extract(epoch from start_date at time zone 'UTC')::bigint)`;

/** Fields of specification 3 and completions 4. */
export const events = pgTable(
  "events",
  {
    id: primaryId(),
    organization_id: uuid()
      .notNull()
      .references(() => organizations.id, { onDelete: "cascade" }),
    title: text().notNull(),
    event_type: text({ enum: EVENT_TYPES }).notNull(),
    summary: text().notNull().default(""),
    description: text().notNull().default(""),
    cover_url: text(),
    start_date: instant().notNull(),
    end_date: instant().notNull(),
    /** IANA; what its clock shows is told by this one. */
    timezone: text().notNull().default("Europe/Athens"),
    venue: text().notNull().default(""),
    address: text().notNull().default(""),
    city: text().notNull().default(""),
    access_note: text().notNull().default(""),
    online_url: text(),
    /** Null: everyone may come. */
    capacity: integer(),
    needs_approval: boolean().notNull().default(false),
    registration_opens_at: instant(),
    registration_closes_at: instant(),
    agenda: jsonb().$type<AgendaSession[]>().notNull().default([]),
    /** What is asked of those who register. */
    questions: jsonb().$type<EventQuestion[]>().notNull().default([]),
    speakers: jsonb().$type<EventSpeaker[]>().notNull().default([]),
    /** Who judges the pitches. */
    jury: jsonb().$type<EventSpeaker[]>().notNull().default([]),
    /** When startups take the stage one after the other, and how long each has it. */
    pitches_start_at: instant(),
    pitch_minutes: integer(),
    is_published: boolean().notNull().default(false),
    /** Found by its address alone. */
    is_private: boolean().notNull().default(false),
    /** Stands in lists, in search and in the site map. */
    is_listed: boolean()
      .notNull()
      .generatedAlwaysAs(sql`is_published and not is_private`),
    cancelled_at: instant(),
    cancel_reason: text().notNull().default(""),
    /** Kept by trigger: seats that are held, and people who wait for one. */
    taken: integer().notNull().default(0),
    waiting: integer().notNull().default(0),
    /** Places in the order of registering that were given out. */
    places: integer().notNull().default(0),
    /** Goes up with every change that calendars must learn of (RFC 5545, SEQUENCE). */
    sequence: integer().notNull().default(0),
    /** Reminders that have gone out for its present start. */
    reminded: text()
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    /** What it is called in the calendar that it was imported from. */
    source_uid: text(),
    version: integer().notNull().default(1),
    changed_by: uuid().references(() => profiles.id, { onDelete: "set null" }),
    deleted_at: instant(),
    /** Kept by triggers: false while its organization is inactive or deleted, which hides it from the public. */
    organization_open: boolean().notNull().default(true),
    created_at: createdAt(),
    updated_at: updatedAt(),
    name_folded: folded()
      .notNull()
      .generatedAlwaysAs(sql`kerkis_fold(title)`),
    city_folded: folded()
      .notNull()
      .generatedAlwaysAs(sql`kerkis_fold(city)`),
    /** The title as search writes it, and all that search reads of an event (contract: core/text/search-key.ts). */
    name_key: text()
      .notNull()
      .generatedAlwaysAs(sql`kerkis_search_key(title)`),
    search_key: text()
      .notNull()
      .generatedAlwaysAs(
        sql`kerkis_search_key(title || ' ' || summary || ' ' || city || ' ' || venue || ' ' || description)`,
      ),
  },
  (table) => {
    const listed = sql`is_listed and deleted_at is null`;
    return [
      index("events_public_start_idx").on(table.start_date, table.id).where(listed),
      index("events_public_end_idx").on(table.end_date, table.start_date, table.id).where(listed),
      index("events_public_newest_idx").on(table.created_at, table.id).where(listed),
      index("events_public_type_idx").on(table.event_type, table.start_date, table.id).where(listed),
      index("events_public_city_idx").on(table.city_folded, table.start_date, table.id).where(listed),
      index("events_organization_idx").on(table.organization_id, table.start_date, table.id),
      index("events_changed_by_idx").on(table.changed_by),
      index("events_start_idx").on(table.start_date),
      index("events_search_key_idx").using("gin", table.search_key.op("gin_trgm_ops")),
      index("events_name_key_idx").using("gin", table.name_key.op("gin_trgm_ops")),
      index("events_name_trigram_idx").using("gin", table.name_folded.op("gin_trgm_ops")),
      index("events_source_idx").on(table.source_uid),
      index("events_named_at_idx").on(NAMED_AT),
      check("events_in_order", sql`end_date > start_date`),
      check("events_pitches", sql`pitch_minutes is null or (pitch_minutes > 0 and pitches_start_at is not null)`),
      check("events_seats", sql`capacity > 0 and taken >= 0 and waiting >= 0`),
    ];
  },
);
