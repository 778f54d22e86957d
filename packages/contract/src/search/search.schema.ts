import * as z from "zod/mini";
import { id, optionalText, searchedText } from "../core/fields.ts";
import { listOf } from "../core/lists.ts";
import { eventRow } from "../events/events.schema.ts";
import { EVENT_MAX, EVENT_TYPES } from "../events/events.taxonomy.ts";
import { INVESTOR_TYPES } from "../investors/investors.taxonomy.ts";
import { INDUSTRIES, REGIONS, STARTUP_STAGES } from "../startups/startups.taxonomy.ts";

/** Result types of specification 2.11 that the server finds; static pages are matched in the browser. */
export const SEARCH_TYPES = ["startup", "investor", "organization", "event"] as const;
export type SearchType = (typeof SEARCH_TYPES)[number];

export const searchHit = z.object({
  id,
  type: z.enum(SEARCH_TYPES),
  title: z.string(),
  subtitle: z.string(),
  /** Of an organization: its page is /org/{slug}. */
  slug: z.optional(z.string()),
});
export type SearchHit = z.infer<typeof searchHit>;
export const suggestQuery = z.object({ q: searchedText });
export const suggestions = z.object({ items: z.array(searchHit) });

/** A startup on the results page. */
export const startupHit = z.object({
  id,
  name: z.string(),
  tagline: z.string(),
  /** What it says in a line or the beginning of its description; the place of what was searched where that is further on. */
  description: z.string(),
  industry: z.enum(INDUSTRIES),
  stage: z.enum(STARTUP_STAGES),
  location: z.string(),
  logo_url: z.nullable(z.string()),
  is_verified: z.boolean(),
});
export type StartupHit = z.infer<typeof startupHit>;
/** What results can be narrowed by. */
export const startupHitFilters = z.object({
  q: searchedText,
  industry: z.optional(z.enum(INDUSTRIES)),
  stage: z.optional(z.enum(STARTUP_STAGES)),
  region: z.optional(z.enum(REGIONS)),
});
export type StartupHitFilters = z.infer<typeof startupHitFilters>;
export const startupHitList = listOf({
  item: startupHit,
  filters: startupHitFilters.shape,
  sorts: ["best"],
  /** Nothing matches; these are names that look alike. */
  more: { is_alike: z.boolean() },
});

/** An organization on the results page. */
export const organizationHit = z.object({
  id,
  name: z.string(),
  slug: z.string(),
  /** Its beginning, or the place of what was searched. */
  description: z.string(),
  location: z.string(),
  logo_url: z.nullable(z.string()),
});
export type OrganizationHit = z.infer<typeof organizationHit>;
export const organizationHitList = listOf({ item: organizationHit, filters: { q: searchedText }, sorts: ["best"] });
export type OrganizationHitQuery = z.infer<typeof organizationHitList.query>;
export type OrganizationHitPage = z.infer<typeof organizationHitList.page>;

/** An investor on the results page. */
export const investorHit = z.object({
  id,
  company_name: z.string(),
  /** Its beginning, or the place of what was searched, in its thesis too. */
  description: z.string(),
  type: z.enum(INVESTOR_TYPES),
  city: z.string(),
  logo_url: z.nullable(z.string()),
});
export type InvestorHit = z.infer<typeof investorHit>;
export const investorHitFilters = z.object({
  q: searchedText,
  type: z.optional(z.enum(INVESTOR_TYPES)),
  stage: z.optional(z.enum(STARTUP_STAGES)),
  industry: z.optional(z.enum(INDUSTRIES)),
  country: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/))),
});
export type InvestorHitFilters = z.infer<typeof investorHitFilters>;
export const investorHitList = listOf({ item: investorHit, filters: investorHitFilters.shape, sorts: ["best"] });
export type InvestorHitQuery = z.infer<typeof investorHitList.query>;
export type InvestorHitPage = z.infer<typeof investorHitList.page>;

/** Published events that are still to end, and those that are over. */
export const HIT_TIMES = ["upcoming", "past"] as const;
export const eventHitFilters = z.object({
  q: searchedText,
  type: z.optional(z.enum(EVENT_TYPES)),
  place: z.optional(optionalText(EVENT_MAX.place)),
  time: z.optional(z.enum(HIT_TIMES)),
});
export type EventHitFilters = z.infer<typeof eventHitFilters>;
export const eventHitList = listOf({ item: eventRow, filters: eventHitFilters.shape, sorts: ["best"] });
export type EventHitQuery = z.infer<typeof eventHitList.query>;
export type EventHitPage = z.infer<typeof eventHitList.page>;

const facet = <Value extends z.core.$ZodType>(value: Value) => z.array(z.object({ value, count: z.int() }));
/** Values to narrow by, the commonest first, each with how many of the first LIMITS.exactCount results have it under the other filters. */
export const startupHitFacets = z.object({
  industries: facet(z.enum(INDUSTRIES)),
  stages: facet(z.enum(STARTUP_STAGES)),
  regions: facet(z.enum(REGIONS)),
});
export type StartupHitFacets = z.infer<typeof startupHitFacets>;
export type StartupHitQuery = z.infer<typeof startupHitList.query>;
export type StartupHitPage = z.infer<typeof startupHitList.page>;

export const investorHitFacets = z.object({
  types: facet(z.enum(INVESTOR_TYPES)),
  stages: facet(z.enum(STARTUP_STAGES)),
  industries: facet(z.enum(INDUSTRIES)),
  countries: facet(z.string()),
});
export type InvestorHitFacets = z.infer<typeof investorHitFacets>;
export const eventHitFacets = z.object({
  types: facet(z.enum(EVENT_TYPES)),
  places: facet(z.string()),
  times: facet(z.enum(HIT_TIMES)),
});
export type EventHitFacets = z.infer<typeof eventHitFacets>;
