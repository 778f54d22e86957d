import type { Count } from "@kerkis/contract/core/lists.ts";
import type { EventType } from "@kerkis/contract/events/events.taxonomy.ts";
import type {
  EventHitFacets,
  EventHitFilters,
  EventHitPage,
  EventHitQuery,
} from "@kerkis/contract/search/search.schema.ts";
import { and, eq, sql } from "drizzle-orm";
import { eventColumns, eventMeaning, eventsAtTime, publishedEvents } from "#modules/events/events.api.ts";
import { events } from "#modules/events/events.tables.ts";
import { organizations } from "#modules/organizations/organizations.tables.ts";
import { isoNow } from "#platform/clock/clock.ts";
import { published } from "#platform/db/published.ts";
import { countOf } from "#platform/lists/count.ts";
import type { Platform } from "#platform/platform.ts";
import { alikePage, stagedPage, type SearchSource, type StagedStatement } from "#platform/search/search-page.ts";
import { matchesSearch, searchStages } from "#platform/search/search-stages.ts";
import { facetOf } from "./facets.reads.ts";

const EXCERPT = 240;

/** Whence events are searched: what is over, the clock tells. */
export type EventSource = SearchSource & Pick<Platform, "clock">;

/** Published ones alone, whoever asks (specification 7.2). */
const visible = published(publishedEvents);
const EVERYONE = { all: false, organizationIds: [] };

/** What narrows the results, by name. */
const narrowing = ({ type, place, time }: Omit<EventHitFilters, "q">, now: string) => ({
  type: type && eq(events.event_type, type),
  place: place ? sql`${events.city_folded} = kerkis_fold(${place})` : undefined,
  time: time && eventsAtTime({ time }, now),
});

const hits = ({ db, columns, where, orderBy, limit }: StagedStatement) =>
  db
    .select({
      ...eventColumns,
      summary: sql<string>`coalesce(nullif(${events.summary}, ''), left(${events.description}, ${sql.raw(String(EXCERPT))}))`,
      ...columns,
    })
    .from(events)
    .innerJoin(organizations, eq(organizations.id, events.organization_id))
    .where(where)
    .orderBy(...orderBy)
    .limit(limit);

/**
 * A page of the published events that match, by title, description or kind, the best first (specification 7.2).
 * @throws Refusal input.invalid for a cursor that is not of this search
 */
export const searchEvents = (
  source: EventSource,
  { q, ...query }: EventHitQuery,
): Promise<EventHitPage & { stages: number[] }> =>
  stagedPage(
    source,
    publishedEvents,
    ["search/events", q, query.type, query.place, query.time].join("/"),
    {
      ...query,
      source: events,
      visibility: EVERYONE,
      visible,
      narrowed: and(...Object.values(narrowing(query, isoNow(source.clock)))),
    },
    searchStages(publishedEvents, q, eventMeaning),
    hits,
  );

/** The events whose titles are most like a text that finds nothing. */
export const alikeEvents = ({ db }: EventSource, q: string): Promise<EventHitPage["items"]> =>
  alikePage(db, publishedEvents, q, visible, hits);

/** How many events match; none for a blank text. */
export async function countEventHits({ db, clock }: EventSource, { q, ...filters }: EventHitFilters): Promise<Count> {
  const matching = matchesSearch(publishedEvents, q, eventMeaning);
  if (!matching) return { value: 0, exact: true, groups: {} };
  return countOf(
    db,
    db
      .select({ one: sql`1` })
      .from(events)
      .where(and(visible, matching, ...Object.values(narrowing(filters, isoNow(clock))))),
  );
}

/** Kinds, places and times of what a search finds, with counts. Nothing for a blank text. */
export async function eventHitFacets(
  { db, clock }: EventSource,
  { q, ...filters }: EventHitFilters,
): Promise<EventHitFacets> {
  const matching = matchesSearch(publishedEvents, q, eventMeaning);
  if (!matching) return { types: [], places: [], times: [] };
  const now = isoNow(clock);
  const counted = { table: events, where: and(visible, matching), narrowing: narrowing(filters, now) };
  const time = sql<
    EventHitFacets["times"][number]["value"][]
  >`array[case when ${events.end_date} > ${now}::timestamptz then 'upcoming' else 'past' end]`;
  const [types, places, times] = await Promise.all([
    facetOf(db, counted, "type", sql<EventType[]>`array[${events.event_type}]`),
    facetOf(db, counted, "place", sql<string[]>`array[${events.city}]`),
    facetOf(db, counted, "time", time),
  ]);
  return { types, places, times };
}
