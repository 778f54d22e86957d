import * as z from "zod/mini";
import { id, timestamp } from "../core/fields.ts";
import { eventRow } from "../events/events.schema.ts";
import { brand } from "../identity/identity.schema.ts";
import { INVESTOR_TYPES } from "../investors/investors.taxonomy.ts";
import { SLUG_MAX, SLUG_PATTERN } from "../organizations/slug.policy.ts";
import { programme } from "../programmes/programmes.schema.ts";
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
  /** Published events that are over and took place. */
  events_hosted: z.int(),
});
export type HomeFigures = z.infer<typeof homeFigures>;

/** What the landing page shows of the platform's own data. */
export const landing = z.object({
  /** The startup on stage, another one each day; null while the registry is empty. */
  featured: z.nullable(landingStartup),
  /** The newest others, at most four. */
  newest: z.array(landingStartup),
  /** Who sits in the first seats: the newest, by name. */
  seats: z.array(z.object({ id, name: z.string() })),
  figures: homeFigures,
  /** What takes applications now, of all organizations; the soonest to close first, a few. */
  calls: z.array(programme),
});
export type Landing = z.infer<typeof landing>;

export const organizationAddress = z.object({ slug: z.string().check(z.maxLength(SLUG_MAX), z.regex(SLUG_PATTERN)) });

/** An organization's homepage, from its own facts and what it has published. */
export const organizationHomepage = z.object({
  id,
  name: z.string(),
  slug: z.string(),
  description: z.string(),
  location: z.string(),
  website_url: z.nullable(z.string()),
  logo_url: z.nullable(z.string()),
  /** Absent while it has no colour of its own. */
  brand: z.optional(brand),
  created_at: timestamp,
  figures: z.object({
    startups: z.int(),
    investors: z.int(),
    /** In euro; other currencies are not converted and not counted. */
    funding: z.number(),
    /** Published events that are over and took place. */
    events: z.int(),
  }),
  /** The newest published, a few. */
  startups: z.array(landingStartup),
  investors: z.array(
    z.object({
      id,
      company_name: z.string(),
      type: z.enum(INVESTOR_TYPES),
      city: z.string(),
      logo_url: z.nullable(z.string()),
    }),
  ),
  /** Published events to come, the nearest few. */
  events: z.array(eventRow),
  /** Open now, to the reader. */
  calls: z.array(programme),
});
export type OrganizationHomepage = z.infer<typeof organizationHomepage>;
