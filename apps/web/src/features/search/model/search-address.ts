import { LIMITS } from "@kerkis/contract/core/limits.ts";
import { beginningOf } from "@kerkis/contract/core/text/storable.ts";
import { EVENT_MAX, EVENT_TYPES } from "@kerkis/contract/events/events.taxonomy.ts";
import { INVESTOR_TYPES } from "@kerkis/contract/investors/investors.taxonomy.ts";
import type { EventHitFilters, InvestorHitFilters, StartupHitFilters } from "@kerkis/contract/search/search.schema.ts";
import { INDUSTRIES, REGIONS, STARTUP_STAGES } from "@kerkis/contract/startups/startups.taxonomy.ts";
import { choiceParam, optionalParams, patternParam, textParam } from "#shared/routing/search.ts";

/** Kinds of records that the results page finds. */
export const FOUND_TYPES = ["startup", "investor", "organization", "event"] as const;
export type FoundType = (typeof FOUND_TYPES)[number];

const COUNTRY = /^[A-Z]{2}$/;
const beginning = (text: string | undefined, most: number) => text && beginningOf(text, most);
const TIMES = ["upcoming", "past"] as const;

/** The results page's address: `q` (specification 2.2), the kind that is wanted alone, and one parameter per filter. What makes no sense is dropped. */
export const searchAddress = (search: Record<string, unknown>) =>
  optionalParams({
    q: beginning(textParam(search["q"]), LIMITS.searchMax),
    type: choiceParam(search["type"], FOUND_TYPES),
    industry: choiceParam(search["industry"], INDUSTRIES),
    stage: choiceParam(search["stage"], STARTUP_STAGES),
    region: choiceParam(search["region"], REGIONS),
    investor_type: choiceParam(search["investor_type"], INVESTOR_TYPES),
    country: patternParam(search["country"], COUNTRY),
    event_type: choiceParam(search["event_type"], EVENT_TYPES),
    place: beginning(textParam(search["place"]), EVENT_MAX.place),
    time: choiceParam(search["time"], TIMES),
  });
export type SearchAddress = ReturnType<typeof searchAddress>;

const FILTERS = ["industry", "stage", "region", "investor_type", "country", "event_type", "place", "time"] as const;
type FilterName = (typeof FILTERS)[number];

const FILTERS_OF: Record<FoundType, readonly FilterName[]> = {
  startup: ["industry", "stage", "region"],
  investor: ["investor_type", "stage", "industry", "country"],
  event: ["event_type", "place", "time"],
  organization: [],
};

/** What changes of the address when another kind is wanted: its filters stay as far as that kind has them. */
export const toType = (type: FoundType | undefined): Partial<Record<"type" | FilterName, string | undefined>> => {
  const kept = type ? FILTERS_OF[type] : [];
  return {
    ...Object.fromEntries(FILTERS.filter((name) => !kept.includes(name)).map((name) => [name, undefined])),
    type,
  };
};

/** What the address asks of startups; their filters are in force where no other kind is wanted. */
export const startupsAsked = ({ q = "", type, industry, stage, region }: SearchAddress): StartupHitFilters =>
  type !== undefined && type !== "startup"
    ? { q }
    : { q, ...(industry && { industry }), ...(stage && { stage }), ...(region && { region }) };

/** The same of investors. */
export const investorsAsked = (address: SearchAddress): InvestorHitFilters => {
  const { q = "", type, investor_type, stage, industry, country } = address;
  if (type !== "investor") return { q };
  return {
    q,
    ...(investor_type && { type: investor_type }),
    ...(stage && { stage }),
    ...(industry && { industry }),
    ...(country && { country }),
  };
};

/** The same of events. */
export const eventsAsked = ({ q = "", type, event_type, place, time }: SearchAddress): EventHitFilters =>
  type === "event"
    ? { q, ...(event_type && { type: event_type }), ...(place && { place }), ...(time && { time }) }
    : { q };
