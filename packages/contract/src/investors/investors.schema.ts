import * as z from "zod/mini";
import { id, optionalText, searchedText, timestamp, version } from "../core/fields.ts";
import { range, severalOf } from "../core/filters/filters.schema.ts";
import { LIMITS } from "../core/limits.ts";
import { listOf } from "../core/lists.ts";
import { organizationRef } from "../organizations/organizations.schema.ts";
import { INDUSTRIES, STARTUP_STAGES } from "../startups/startups.taxonomy.ts";
import { INVESTOR_TYPES } from "./investors.taxonomy.ts";

/** ISO 3166-1. */
const country = z.string().check(z.regex(/^[A-Z]{2}$/));

/** A startup that an investor has invested in, as its page is linked to. */
export const portfolioStartup = z.object({
  id,
  name: z.string(),
  tagline: z.string(),
  industry: z.enum(INDUSTRIES),
  logo_url: z.nullable(z.string()),
});
export type PortfolioStartup = z.infer<typeof portfolioStartup>;

/** An investor in a list. */
export const investorRow = z.object({
  id,
  /** May be missing: the reader's language has a name for that. */
  company_name: z.string(),
  type: z.enum(INVESTOR_TYPES),
  city: z.string(),
  /** In a list, its beginning only. */
  description: z.string(),
  thesis: z.string(),
  industries: z.array(z.enum(INDUSTRIES)),
  stages: z.array(z.enum(STARTUP_STAGES)),
  ticket_min: z.nullable(z.number()),
  ticket_max: z.nullable(z.number()),
  currency: z.string(),
  /** Where it invests. */
  countries: z.array(country),
  logo_url: z.nullable(z.string()),
  is_active: z.boolean(),
  is_verified: z.boolean(),
  created_at: timestamp,
  /** Of its portfolio what the reader may see: how many, and the first of them. */
  portfolio_count: z.int(),
  portfolio: z.array(portfolioStartup),
});
export type InvestorRow = z.infer<typeof investorRow>;

/** An investor's page. */
export const investor = z.extend(investorRow, {
  website_url: z.nullable(z.string()),
  organization: organizationRef,
  /** Who verified it and when; `changed_since` where its name, type or website is another by now. */
  verified: z.nullable(z.object({ at: timestamp, by_organization: z.string(), changed_since: z.nullable(timestamp) })),
  version,
  is_mine: z.boolean(),
  /** What the reader may do: change it, know who changed it, say that changed facts are right. */
  can: z.object({
    edit: z.boolean(),
    history: z.boolean(),
    confirm: z.boolean(),
    verify: z.boolean(),
    merge: z.boolean(),
  }),
});
export type Investor = z.infer<typeof investor>;

/** An investor where it stands beside a startup that it has invested in. */
export const backer = z.object({
  id,
  company_name: z.string(),
  type: z.enum(INVESTOR_TYPES),
  city: z.string(),
  logo_url: z.nullable(z.string()),
});
export type Backer = z.infer<typeof backer>;

/** The list and its filters: of each several values at once, any of which is enough; 'all' means no filter. */
export const investorList = listOf({
  item: investorRow,
  filters: {
    search: z.optional(searchedText),
    type: z.optional(severalOf(INVESTOR_TYPES)),
    stage: z.optional(severalOf(STARTUP_STAGES)),
    country: z.optional(severalOf(/[A-Z]{2}/)),
    industry: z.optional(severalOf(INDUSTRIES)),
    /** Euros, some of which the investor gives. */
    ticket: z.optional(range),
  },
  sorts: ["newest", "oldest", "name"],
});
export type InvestorListQuery = z.infer<typeof investorList.query>;
export type InvestorFilters = z.infer<typeof investorList.filters>;
export type InvestorPage = z.infer<typeof investorList.page>;

/** A verified investor whose name, type or website is another by now, with what had been verified and what stands. */
export const changedInvestor = z.object({
  id,
  company_name: z.string(),
  logo_url: z.nullable(z.string()),
  version,
  changed_since: timestamp,
  /** Who changed it last; null once they are gone. */
  changed_by: z.nullable(z.string()),
  /** By the fields of the profile's form. */
  changes: z.array(z.object({ field: z.string(), before: z.nullable(z.unknown()), after: z.nullable(z.unknown()) })),
  /** Nobody confirms their own. */
  can_confirm: z.boolean(),
});
export type ChangedInvestor = z.infer<typeof changedInvestor>;

/** Those of the current organization, the longest waiting first. */
export const changedInvestors = listOf({ item: changedInvestor, filters: {}, sorts: ["oldest"] });
export type ChangedInvestorsQuery = z.infer<typeof changedInvestors.query>;
export type ChangedInvestorsPage = z.infer<typeof changedInvestors.page>;

const counted = <Value extends z.core.$ZodType>(value: Value) => z.array(z.object({ value, count: z.int() }));

/** Values to filter by, each with how many investors have it among those that the other filters let through. */
export const investorFacets = z.object({
  types: counted(z.enum(INVESTOR_TYPES)),
  stages: counted(z.enum(STARTUP_STAGES)),
  countries: counted(z.string()),
  industries: counted(z.enum(INDUSTRIES)),
  /** How many give something of each step between TICKET_MARKS. */
  tickets: z.array(z.int()),
  /** How many all the other filters let through. */
  without: z.object({ type: z.int(), stage: z.int(), country: z.int(), industry: z.int(), ticket: z.int() }),
});
export type InvestorFacets = z.infer<typeof investorFacets>;

/** Asked while one types, so that nobody registers an investor twice (completions 2). */
export const investorDuplicateQuery = z.object({
  name: optionalText(LIMITS.nameMax),
  website_url: z.optional(optionalText(LIMITS.urlMax)),
  /** The investor of the application being filled, which is no duplicate of itself. */
  investor_id: z.optional(id),
});
