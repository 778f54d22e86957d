import { sql } from "drizzle-orm";
import { check, index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { profiles } from "#modules/identity/identity.tables.ts";
import { organizations } from "#modules/organizations/organizations.tables.ts";
import { createdAt, instant, primaryId } from "#platform/db/columns.ts";
import { events } from "../events.tables.ts";

/** Who helps to run an event: an organization, a person, or an address whose person has not answered yet. */
export const eventCohosts = pgTable(
  "event_cohosts",
  {
    id: primaryId(),
    event_id: uuid()
      .notNull()
      .references(() => events.id, { onDelete: "cascade" }),
    organization_id: uuid().references(() => organizations.id, { onDelete: "cascade" }),
    user_id: uuid().references(() => profiles.id, { onDelete: "cascade" }),
    email: text(),
    invited_by: uuid().references(() => profiles.id, { onDelete: "set null" }),
    /** Null while nobody has answered: until then it gives no right. */
    accepted_at: instant(),
    created_at: createdAt(),
  },
  (table) => [
    uniqueIndex("event_cohosts_organization_idx").on(table.event_id, table.organization_id),
    uniqueIndex("event_cohosts_person_idx").on(table.event_id, table.user_id),
    uniqueIndex("event_cohosts_address_idx").on(table.event_id, table.email),
    index("event_cohosts_of_organization_idx").on(table.organization_id),
    index("event_cohosts_of_person_idx").on(table.user_id),
    index("event_cohosts_of_address_idx").on(table.email),
    index("event_cohosts_invited_by_idx").on(table.invited_by),
    check("event_cohosts_one", sql`num_nonnulls(organization_id, user_id, email) = 1`),
    check("event_cohosts_answered", sql`email is null or accepted_at is null`),
  ],
);
