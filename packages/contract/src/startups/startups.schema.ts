import * as z from "zod/mini";
import { id, optionalText, searchedText, timestamp } from "../core/fields.ts";
import { LIMITS } from "../core/limits.ts";
import { listOf } from "../core/lists.ts";
import { organizationRef } from "../organizations/organizations.schema.ts";
import { startupMilestone, startupRound } from "./news/news.schema.ts";
import { FACT_SOURCES } from "./profile/profile.policy.ts";
import { BUSINESS_MODELS, EMPLOYEES_RANGES, INDUSTRIES, REGIONS, STARTUP_STAGES } from "./startups.taxonomy.ts";

/** A startup in a list: what its card shows. */
export const startupCard = z.object({
  id,
  name: z.string(),
  slug: z.string(),
  tagline: z.string(),
  /** In a list, its beginning only. */
  description: z.string(),
  industry: z.enum(INDUSTRIES),
  stage: z.enum(STARTUP_STAGES),
  location: z.string(),
  region: z.nullable(z.enum(REGIONS)),
  logo_url: z.nullable(z.string()),
  employees_range: z.nullable(z.enum(EMPLOYEES_RANGES)),
  funding_total: z.nullable(z.number()),
  currency: z.string(),
  founded_on: z.nullable(z.string()),
  is_active: z.boolean(),
  is_verified: z.boolean(),
  created_at: timestamp,
});
export type StartupCard = z.infer<typeof startupCard>;

export const teamMember = z.object({ name: z.string(), role: z.string(), linkedin_url: z.optional(z.string()) });
export type TeamMember = z.infer<typeof teamMember>;

/** Where a fact comes from, and since when. */
const factOrigin = z.object({ source: z.enum(FACT_SOURCES), at: z.nullable(timestamp) });

/** A startup's page. tax_number and registration_number are never here (completions 2). */
export const startup = z.extend(startupCard, {
  legal_name: z.string(),
  legal_form: z.string(),
  /** As the business registry says it: "Ενεργή". */
  registry_status: z.string(),
  activities: z.array(z.string()),
  website_url: z.nullable(z.string()),
  country: z.string(),
  city: z.string(),
  business_model: z.nullable(z.enum(BUSINESS_MODELS)),
  social_links: z.array(z.string()),
  tags: z.array(z.string()),
  sdgs: z.array(z.int()),
  women_led: z.nullable(z.boolean()),
  team: z.array(teamMember),
  milestones: z.array(startupMilestone),
  funding_rounds: z.array(startupRound),
  organization: organizationRef,
  /** What the verified badge says: checked by which organization and when; null when not verified. */
  verified: z.nullable(z.object({ at: timestamp, by_organization: z.string() })),
  /** When its founders declared the rest; null for what nobody declared. */
  declared_at: z.nullable(timestamp),
  /** The file that it was imported from: when, and for those who may edit it which. */
  imported: z.nullable(z.object({ at: timestamp, file: z.nullable(z.string()) })),
  /** Of facts that were written on their own since: where they come from. */
  origins: z.record(z.string(), factOrigin),
  /** Verified facts that were changed and that a coordinator is asked to look at again, by their columns. */
  waiting: z.array(z.string()),
  /** Nobody runs it: who does may ask for it. */
  is_claimable: z.boolean(),
  /** The reader runs it. */
  is_mine: z.boolean(),
  can: z.object({ edit: z.boolean(), verify: z.boolean() }),
});
export type Startup = z.infer<typeof startup>;

/** Another published startup, with what it has in common. */
export const similarStartup = z.object({
  id,
  name: z.string(),
  tagline: z.string(),
  industry: z.enum(INDUSTRIES),
  stage: z.enum(STARTUP_STAGES),
  location: z.string(),
  logo_url: z.nullable(z.string()),
  shared_tags: z.array(z.string()),
  same_industry: z.boolean(),
  same_place: z.boolean(),
});
export type SimilarStartup = z.infer<typeof similarStartup>;

/** The list and its filters (specification 7.2); 'all' means no filter. */
export const startupList = listOf({
  item: startupCard,
  filters: {
    search: z.optional(searchedText),
    industry: z.optional(z.enum(["all", ...INDUSTRIES])),
    stage: z.optional(z.enum(["all", ...STARTUP_STAGES])),
    location: z.optional(optionalText(120)),
    /** Those that the reader follows. */
    following: z.optional(z.enum(["mine"])),
    organization_id: z.optional(z.union([z.literal("all"), id])),
  },
  sorts: ["newest", "oldest", "name"],
});
export type StartupListQuery = z.infer<typeof startupList.query>;
export type StartupFilters = z.infer<typeof startupList.filters>;
export type StartupPage = z.infer<typeof startupList.page>;

/** Values to filter by, each with how many startups have it among those that the other filters let through. */
export const startupFacets = z.object({
  industries: z.array(z.object({ value: z.enum(INDUSTRIES), count: z.int() })),
  stages: z.array(z.object({ value: z.enum(STARTUP_STAGES), count: z.int() })),
  locations: z.array(z.object({ value: z.string(), count: z.int() })),
  organizations: z.array(z.object({ id, name: z.string(), count: z.int() })),
});
export type StartupFacets = z.infer<typeof startupFacets>;

export const duplicateQuery = z.object({
  name: optionalText(LIMITS.nameMax),
  website_url: z.optional(optionalText(LIMITS.urlMax)),
  tax_number: z.optional(optionalText(20)),
  /** The startup of the application being filled, which is no duplicate of itself. */
  startup_id: z.optional(id),
});

/** A startup or an investor that may be the same as the one being registered, and why. */
export const possibleDuplicate = z.object({
  id: z.nullable(id),
  name: z.string(),
  location: z.string(),
  logo_url: z.nullable(z.string()),
  /** Nobody runs it: whose it is may claim it on its page. */
  is_claimable: z.boolean(),
  reasons: z.array(z.enum(["name", "website", "tax_number"])),
});
export type PossibleDuplicate = z.infer<typeof possibleDuplicate>;
