import type { EventRow } from "@kerkis/contract/events/events.schema.ts";
import type { PitchingStartup } from "@kerkis/contract/events/pitching.schema.ts";
import { and, asc, desc, eq, isNull, type SQL } from "drizzle-orm";
import { organizations } from "#modules/organizations/organizations.tables.ts";
import { startups } from "#modules/startups/startups.tables.ts";
import { anyOf } from "#platform/db/columns.ts";
import type { Reader } from "#platform/db/db.ts";
import { published } from "#platform/db/published.ts";
import { eventColumns } from "../event-columns.reads.ts";
import { events } from "../events.tables.ts";
import { publishedEvents } from "../filters.reads.ts";
import { eventStartups } from "./pitching.tables.ts";

const STORY_MAX = 20;

/** Published startups that take the stage at an event, in their order. */
export const pitchingAt = (db: Reader, eventId: string): Promise<PitchingStartup[]> =>
  db
    .select({ id: startups.id, name: startups.name, tagline: startups.tagline, logo_url: startups.logo_url })
    .from(eventStartups)
    .innerJoin(startups, eq(startups.id, eventStartups.startup_id))
    .where(and(eq(eventStartups.event_id, eventId), published(startups)))
    .orderBy(asc(eventStartups.place), asc(startups.id));

/** A published startup that takes the stage at an event; null for any other. */
export async function onStage(db: Reader, eventId: string, startupId: string) {
  const [found] = await db
    .select({ name: startups.name, organization_id: startups.organization_id })
    .from(eventStartups)
    .innerJoin(startups, eq(startups.id, eventStartups.startup_id))
    .where(and(eq(eventStartups.event_id, eventId), eq(eventStartups.startup_id, startupId), published(startups)));
  return found ?? null;
}

const stageOf = (startupId: string): SQL | undefined =>
  and(
    eq(eventStartups.startup_id, startupId),
    published(startups),
    published(publishedEvents),
    isNull(events.cancelled_at),
  );

/** Published events where a published startup takes the stage, the latest first. */
export const stagesOf = (db: Reader, startupId: string): Promise<EventRow[]> =>
  db
    .select(eventColumns)
    .from(eventStartups)
    .innerJoin(startups, eq(startups.id, eventStartups.startup_id))
    .innerJoin(events, eq(events.id, eventStartups.event_id))
    .innerJoin(organizations, eq(organizations.id, events.organization_id))
    .where(stageOf(startupId))
    .orderBy(desc(events.start_date), desc(events.id))
    .limit(STORY_MAX);

/** Of these startups those that are published. */
export async function publishedOf(db: Reader, ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ id: startups.id })
    .from(startups)
    .where(and(anyOf(startups.id, ids), published(startups)));
  return rows.map(({ id }) => id);
}
