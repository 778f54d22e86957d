import { sql } from "drizzle-orm";
import { organizations } from "#modules/organizations/organizations.tables.ts";
import { events } from "./events.tables.ts";

const organization = {
  id: organizations.id,
  name: organizations.name,
  slug: organizations.slug,
  logo_url: organizations.logo_url,
};

/** What lists and calendars alike say of an event: what it is, when and where. */
export const toldColumns = {
  id: events.id,
  title: events.title,
  summary: events.summary,
  event_type: events.event_type,
  start_date: events.start_date,
  end_date: events.end_date,
  timezone: events.timezone,
  venue: events.venue,
  city: events.city,
  is_online: sql<boolean>`coalesce(${events.online_url}, '') <> ''`,
};

/** What lists show of an event. */
export const eventColumns = {
  ...toldColumns,
  is_published: events.is_published,
  is_private: events.is_private,
  is_cancelled: sql<boolean>`${events.cancelled_at} is not null`,
  seats: { capacity: events.capacity, taken: events.taken, waiting: events.waiting },
  organization,
};
