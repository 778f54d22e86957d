import { DEFAULT_LANGUAGE } from "@kerkis/contract/core/text/languages.ts";
import type { EventType } from "@kerkis/contract/events/events.taxonomy.ts";
import { momentText } from "@kerkis/contract/core/time/moment.texts.ts";
import type { Industry } from "@kerkis/contract/startups/startups.taxonomy.ts";
import { and, desc, eq, sql } from "drizzle-orm";
import { publishedEvents } from "#modules/events/events.api.ts";
import { events } from "#modules/events/events.tables.ts";
import { investors } from "#modules/investors/investors.tables.ts";
import { openOrganization } from "#modules/organizations/organizations.api.ts";
import { startups } from "#modules/startups/startups.tables.ts";
import type { Reader } from "#platform/db/db.ts";
import { published } from "#platform/db/published.ts";

/** A published startup as a feed tells of it. */
interface FeedStartup {
  id: string;
  name: string;
  tagline: string;
  description: string;
  industry: Industry;
  published_at: string;
}

/** The newest published startups, of everyone or of one organization. */
export function newestPublished(db: Reader, organizationId: string | null, count: number): Promise<FeedStartup[]> {
  return db
    .select({
      id: startups.id,
      name: startups.name,
      tagline: startups.tagline,
      description: startups.description,
      industry: startups.industry,
      published_at: startups.created_at,
    })
    .from(startups)
    .where(and(published(startups), organizationId === null ? undefined : eq(startups.organization_id, organizationId)))
    .orderBy(desc(startups.created_at), desc(startups.id))
    .limit(count);
}

/** More people than this are no more seats in a picture. */
const SEATS_LIT = 120;

/** What a picture of a record says, and how many seats are lit for it. */
export interface Pictured {
  name: string;
  line: string;
  lit: number;
}

/** A record that everyone may see, as its picture shows it; null where there is none. */
export async function pictured(
  db: Reader,
  kind: "startup" | "investor" | "event" | "org",
  key: string,
): Promise<Pictured | null> {
  if (kind === "startup") {
    const [found] = await db
      .select({
        name: startups.name,
        line: startups.tagline,
        lit: sql<number>`jsonb_array_length(${startups.team})`,
      })
      .from(startups)
      .where(and(eq(startups.id, key), published(startups)));
    return found ?? null;
  }
  if (kind === "investor") {
    const [found] = await db
      .select({ name: investors.company_name, line: investors.thesis, lit: sql<number>`0` })
      .from(investors)
      .where(and(eq(investors.id, key), published(investors)));
    return found ?? null;
  }
  if (kind === "event") {
    const [found] = await db
      .select({
        name: events.title,
        at: events.start_date,
        zone: events.timezone,
        city: events.city,
        taken: events.taken,
      })
      .from(events)
      .where(and(eq(events.id, key), published(publishedEvents)));
    if (!found) return null;
    const { name, at, zone, city, taken } = found;
    const line = [momentText(at, zone, DEFAULT_LANGUAGE), city].filter(Boolean).join(", ");
    return { name, line, lit: Math.min(taken, SEATS_LIT) };
  }
  const organization = await openOrganization(db, key);
  if (!organization) return null;
  const [counted] = await db
    .select({ lit: sql<number>`count(*)::int` })
    .from(startups)
    .where(and(eq(startups.organization_id, organization.id), published(startups)));
  return { name: organization.name, line: "", lit: counted?.lit ?? 0 };
}

/** A published event as a feed tells of it. */
interface FeedEvent {
  id: string;
  title: string;
  summary: string;
  description: string;
  event_type: EventType;
  start_date: string;
  timezone: string;
  city: string;
  published_at: string;
}

/** The newest published events, of everyone or of one organization. */
export function newestEvents(db: Reader, organizationId: string | null, count: number): Promise<FeedEvent[]> {
  return db
    .select({
      id: events.id,
      title: events.title,
      summary: events.summary,
      description: events.description,
      event_type: events.event_type,
      start_date: events.start_date,
      timezone: events.timezone,
      city: events.city,
      published_at: events.created_at,
    })
    .from(events)
    .where(
      and(published(publishedEvents), organizationId === null ? undefined : eq(events.organization_id, organizationId)),
    )
    .orderBy(desc(events.created_at), desc(events.id))
    .limit(count);
}
