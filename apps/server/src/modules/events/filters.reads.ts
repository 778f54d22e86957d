import type { EventFilters } from "@kerkis/contract/events/events.schema.ts";
import { EVENT_TYPE_LABELS, EVENT_TYPES } from "@kerkis/contract/events/events.taxonomy.ts";
import { searchKey, stemOf } from "@kerkis/contract/core/text/search-key.ts";
import { and, inArray, sql, type SQL } from "drizzle-orm";
import { published, type PublishedTable } from "#platform/db/published.ts";
import { type Bind, inPlace } from "#platform/db/statements.ts";
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
/** Kinds with their names as search writes them. */
const KEYED_TYPES = EVENT_TYPES.map((type) => ({
  type,
  keys: [type.replace("_", " "), ...Object.values(EVENT_TYPE_LABELS[type])].map(searchKey),
}));

/** A word, as search writes it, may name a kind of event (specification 7.2). */
export function eventMeaning(word: string): SQL | undefined {
  if (word.length < MEANT_MIN) return undefined;
  const stem = ` ${stemOf(word)}`;
  const types = KEYED_TYPES.filter(({ keys }) => keys.some((key) => key.includes(stem))).map(({ type }) => type);
  return types.length > 0 ? inArray(events.event_type, types) : undefined;
}

/** How many published events of an organization are over and took place, as a column of a statement. */
export const hostedBy = (organizationId: string, now: string) =>
  sql<number>`(select count(*) from ${events} where ${published(publishedEvents)} and ${events.organization_id} = ${organizationId}
    and ${events.cancelled_at} is null and ${events.end_date} <= ${now}::timestamptz)::int`;

type TimeFilters = Pick<EventFilters, "time" | "from" | "to">;

/** Nothing lasts longer than 31 days by its own clock; so no index is read from its beginning for what is still to end. */
const LASTS_MAX = sql`interval '32 days'`;

/** Which times are meant: those not ended unless others are asked for. */
const chosenTime = ({ time, from, to }: TimeFilters) =>
  time ?? (from !== undefined || to !== undefined ? "all" : "upcoming");

/** Under way on one of the days, which are those of Athens. */
export function atTime(times: TimeFilters, at: string, bind: Bind = inPlace): SQL | undefined {
  const chosen = chosenTime(times);
  const now = sql`${bind("now", at)}::timestamptz`;
  const from = sql`(${bind("from", times.from)}::date at time zone 'Europe/Athens')`;
  const endsAfter = (moment: SQL) =>
    sql`${events.end_date} > ${moment} and ${events.start_date} > ${moment} - ${LASTS_MAX}`;
  return and(
    chosen === "upcoming" ? endsAfter(now) : undefined,
    chosen === "past" ? sql`${events.end_date} <= ${now} and ${events.start_date} < ${now}` : undefined,
    times.from === undefined ? undefined : endsAfter(from),
    times.to === undefined
      ? undefined
      : sql`${events.start_date} < ((${bind("to", times.to)}::date + 1) at time zone 'Europe/Athens')`,
  );
}

/** Published events that the filters let through. */
export const foundBy = (filters: EventFilters, now: string, bind: Bind = inPlace) => {
  const { search = "", type, place, organization, online } = filters;
  return and(
    published(publishedEvents),
    matchesSearch(publishedEvents, search, eventMeaning),
    type && type !== "all" ? sql`${events.event_type} = ${bind("type", type)}` : undefined,
    place ? sql`${events.city_folded} = kerkis_fold(${bind("place", place)})` : undefined,
    organization ? sql`${events.organization_id} = ${bind("organization", organization)}::uuid` : undefined,
    online ? sql`coalesce(${events.online_url}, '') <> ''` : undefined,
    atTime(filters, now, bind),
  );
};

/** What tells the statement for these filters from the one for others, whatever their values. */
export const namesOf = (filters: EventFilters): string[] => [
  chosenTime(filters),
  ...(filters.from ? ["from"] : []),
  ...(filters.to ? ["to"] : []),
  ...(filters.type && filters.type !== "all" ? ["type"] : []),
  ...(filters.place ? ["place"] : []),
  ...(filters.organization ? ["host"] : []),
  ...(filters.online ? ["online"] : []),
];
