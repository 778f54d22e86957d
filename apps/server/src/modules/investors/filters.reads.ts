import type { InvestorFilters } from "@kerkis/contract/investors/investors.schema.ts";
import { TICKET_BANDS, type TicketBand } from "@kerkis/contract/investors/investors.taxonomy.ts";
import { and, sql, type SQL } from "drizzle-orm";
import type { Visibility } from "#platform/auth/visibility.policy.ts";
import { visibleTo } from "#platform/db/published.ts";
import { matchesSearch } from "#platform/search/search-stages.ts";
import { choicesOf, investors } from "./investors.tables.ts";

/** Filters that a value is chosen for, each of which is counted without itself. */
export const CHOICES = ["type", "stage", "country", "industry", "ticket"] as const;
export type Choice = (typeof CHOICES)[number];

const holds = (column: SQL, value: string): SQL => sql`${column} @> array[${value}]::text[]`;

/** Some amount of the band is within what the investor gives; of other currencies nobody can tell. */
export function ticketReaches(band: TicketBand): SQL {
  const [from, below] = TICKET_BANDS[band];
  const { ticket_min: min, ticket_max: max, currency } = investors;
  return sql`(${currency} = 'EUR' and coalesce(${min}, ${max}) is not null
    and (${max} is null or ${max} >= ${from}) and (${below}::numeric is null or coalesce(${min}, 0) < ${below}))`;
}

const CONDITIONS: Record<Choice, (value: string) => SQL> = {
  type: (type) => sql`${investors.type} = ${type}`,
  stage: (stage) => holds(sql`${investors.stages}`, stage),
  country: (country) => holds(sql`${investors.countries}`, country),
  industry: (industry) => holds(sql`${investors.industries}`, industry),
  ticket: (band) => ticketReaches(band as TicketBand),
};

function chosen(name: Choice, filters: InvestorFilters): SQL | undefined {
  const value = filters[name];
  return value && value !== "all" ? CONDITIONS[name](value) : undefined;
}

/** What the reader may see and the words let through, searched as everywhere (`platform/search`). */
export const foundFor = (visibility: Visibility, { search = "" }: InvestorFilters): SQL | undefined =>
  and(
    visibleTo(investors, visibility),
    matchesSearch(investors, search, () => undefined),
  );

/** What the choices let through; `besides` is left out. */
export const chosenBy = (filters: InvestorFilters, besides?: Choice): SQL | undefined =>
  and(...CHOICES.filter((name) => name !== besides).map((name) => chosen(name, filters)));

/** The same as the index of choices finds it; what a ticket reaches is no value, and not among them. */
export function heldBy(filters: InvestorFilters): SQL | undefined {
  const values = CHOICES.filter((name) => name !== "ticket").flatMap((name) => {
    const value = filters[name];
    return value && value !== "all" ? [value] : [];
  });
  return values.length > 0 ? sql`${choicesOf(investors)} @> ${sql.param(values)}::text[]` : undefined;
}
