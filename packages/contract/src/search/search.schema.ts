import { LIMITS } from "../core/limits.ts";
import * as z from "zod/mini";
import { id, optionalText } from "../core/fields.ts";
import { listOf } from "../core/lists.ts";
import { INDUSTRIES, REGIONS, STARTUP_STAGES } from "../startups/startups.taxonomy.ts";

/** Result types of specification 2.11 that the server finds; static pages are matched in the browser. */
export const SEARCH_TYPES = ["startup", "investor", "organization", "event"] as const;
export type SearchType = (typeof SEARCH_TYPES)[number];

const query = optionalText(LIMITS.searchMax);

export const searchHit = z.object({
  id,
  type: z.enum(SEARCH_TYPES),
  title: z.string(),
  subtitle: z.string(),
  /** Of an organization: its page is /org/{slug}. */
  slug: z.optional(z.string()),
});
export type SearchHit = z.infer<typeof searchHit>;
export const suggestQuery = z.object({ q: query });
export const suggestions = z.object({ items: z.array(searchHit) });

/** A startup on the results page. */
export const startupHit = z.object({
  id,
  name: z.string(),
  tagline: z.string(),
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
  q: query,
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
  /** Its beginning only. */
  description: z.string(),
  location: z.string(),
  logo_url: z.nullable(z.string()),
});
export type OrganizationHit = z.infer<typeof organizationHit>;
export const organizationHitList = listOf({ item: organizationHit, filters: { q: query }, sorts: ["best"] });
export type OrganizationHitQuery = z.infer<typeof organizationHitList.query>;
export type OrganizationHitPage = z.infer<typeof organizationHitList.page>;

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
