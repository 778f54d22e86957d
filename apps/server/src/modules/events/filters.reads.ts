import type { EventFilters } from "@kerkis/contract/events/events.schema.ts";
import { EVENT_TYPE_LABELS, EVENT_TYPES } from "@kerkis/contract/events/events.taxonomy.ts";
import { searchKey, stemOf } from "@kerkis/contract/core/text/search-key.ts";
import { and, eq, inArray, sql, type SQL } from "drizzle-orm";
import { published, type PublishedTable } from "#platform/db/published.ts";
import { matchesSearch, type SearchedTable } from "#platform/search/search-stages.ts";
import { events } from "./events.tables.ts";

/** An event is published when it is listed: not a draft, and not for those alone who have its address. */
export const publishedEvents: PublishedTable & SearchedTable = {
  id: events.id,
  created_at: events.created_at,
  organization_id: events.organization_id,
  is_active: events.is_listed,
  is_verified: events.is_listed,
  deleted_at: events.deleted_at,
  organization_open: events.organization_open,
  name_folded: events.name_folded,
  name_key: events.name_key,
  search_key: events.search_key,
};

const MEANT_MIN = 2;

/** A word, as search writes it, may name a kind of event (specification 7.2). */
export function eventMeaning(word: string): SQL | undefined {
  if (word.length < MEANT_MIN) return undefined;
  const stem = ` ${stemOf(word)}`;
  const types = EVENT_TYPES.filter((type) =>
    [type.replace("_", " "), ...Object.values(EVENT_TYPE_LABELS[type])].some((name) => searchKey(name).includes(stem)),
  );
  return types.length > 0 ? inArray(events.event_type, types) : undefined;
}

/** How many published events of an organization are over and took place, as a column of a statement. */
export const hostedBy = (organizationId: string, now: string) =>
  sql<number>`(select count(*) from ${events} where ${published(publishedEvents)} and ${events.organization_id} = ${organizationId}
    and ${events.cancelled_at} is null and ${events.end_date} <= ${now}::timestamptz)::int`;

type TimeFilters = Pick<EventFilters, "time" | "from" | "to">;

/** Not ended unless others are asked for; under way on one of the days, which are those of Athens. */
export const atTime = ({ time, from, to }: TimeFilters, now: string): SQL | undefined => {
  const span = from !== undefined || to !== undefined;
  const chosen = time ?? (span ? "all" : "upcoming");
  return and(
    chosen === "upcoming" ? sql`${events.end_date} > ${now}::timestamptz` : undefined,
    chosen === "past" ? sql`${events.end_date} <= ${now}::timestamptz` : undefined,
    from === undefined ? undefined : sql`${events.end_date} > (${from}::date at time zone 'Europe/Athens')`,
    to === undefined ? undefined : sql`${events.start_date} < ((${to}::date + 1) at time zone 'Europe/Athens')`,
  );
};

/** Published events that the filters let through. */
export const foundBy = ({ search = "", type, place, organization, online, ...times }: EventFilters, now: string) =>
  and(
    published(publishedEvents),
    matchesSearch(publishedEvents, search, eventMeaning),
    type && type !== "all" ? eq(events.event_type, type) : undefined,
    place ? sql`${events.city_folded} = kerkis_fold(${place})` : undefined,
    organization ? eq(events.organization_id, organization) : undefined,
    online ? sql`coalesce(${events.online_url}, '') <> ''` : undefined,
    atTime(times, now),
  );
