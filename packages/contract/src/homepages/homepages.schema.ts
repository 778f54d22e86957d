import * as z from "zod/mini";
import { id } from "../core/fields.ts";
import { INDUSTRIES, STARTUP_STAGES } from "../startups/startups.taxonomy.ts";

/** A verified startup as the landing page shows it. */
export const landingStartup = z.object({
  id,
  name: z.string(),
  tagline: z.string(),
  industry: z.enum(INDUSTRIES),
  stage: z.enum(STARTUP_STAGES),
  location: z.string(),
  logo_url: z.nullable(z.string()),
  funding_total: z.nullable(z.number()),
  currency: z.string(),
});
export type LandingStartup = z.infer<typeof landingStartup>;

/** Figures of the home screen (specification 1), counted from what is public. */
export const homeFigures = z.object({
  registered_startups: z.int(),
  active_investors: z.int(),
  /** In euro; funding in other currencies is not converted and not counted. */
  total_funding: z.number(),
  events_hosted: z.int(),
});
export type HomeFigures = z.infer<typeof homeFigures>;

/** What the landing page shows of the platform's own data. */
export const landing = z.object({
  /** The startup on stage, another one each day; null while the registry is empty. */
  featured: z.nullable(landingStartup),
  /** The newest others, at most four. */
  newest: z.array(landingStartup),
  figures: homeFigures,
});
export type Landing = z.infer<typeof landing>;
