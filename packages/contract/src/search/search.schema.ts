import { LIMITS } from "../core/limits.ts";
import * as z from "zod/mini";
import { id, optionalText } from "../core/fields.ts";
import { listOf } from "../core/lists.ts";
import { INDUSTRIES, STARTUP_STAGES } from "../startups/startups.taxonomy.ts";

/** Result types of specification 2.11 that the server finds; static pages are matched in the browser. */
export const SEARCH_TYPES = ["startup", "investor", "event"] as const;
export type SearchType = (typeof SEARCH_TYPES)[number];

const query = optionalText(LIMITS.searchMax);

export const searchHit = z.object({ id, type: z.enum(SEARCH_TYPES), title: z.string(), subtitle: z.string() });
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
export const startupHitList = listOf({
  item: startupHit,
  filters: { q: query },
  sorts: ["best"],
  /** Nothing matches; these are names that look alike. */
  more: { is_alike: z.boolean() },
});
export type StartupHitQuery = z.infer<typeof startupHitList.query>;
export type StartupHitPage = z.infer<typeof startupHitList.page>;
