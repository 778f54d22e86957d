import { rangeIn, type Range } from "@kerkis/contract/core/filters/range.ts";
import { severalIn } from "@kerkis/contract/core/filters/several.ts";
import type { InvestorFilters } from "@kerkis/contract/investors/investors.schema.ts";
import { and, sql, type SQL } from "drizzle-orm";
import type { Visibility } from "#platform/auth/visibility.policy.ts";
import { visibleTo } from "#platform/db/published.ts";
import { matchesSearch } from "#platform/search/search-stages.ts";
import { choicesOf, investors } from "./investors.tables.ts";

/** Filters that values are chosen for, each of which is counted without itself. */
const VALUED = ["type", "stage", "country", "industry"] as const;
export const CHOICES = [...VALUED, "ticket"] as const;
export type Choice = (typeof CHOICES)[number];

const textArray = (values: readonly string[]): SQL => sql`${sql.param(values)}::text[]`;

/** Has one of the values. */
const holds = (column: SQL, values: readonly string[]): SQL =>
  values.length === 1 ? sql`${column} @> ${textArray(values)}` : sql`${column} && ${textArray(values)}`;

/** Some of these euros are within what the investor gives; of other currencies nobody can tell. */
export function ticketReaches({ from, to }: Range): SQL {
  const { ticket_min: min, ticket_max: max, currency } = investors;
  return sql`(${currency} = 'EUR' and coalesce(${min}, ${max}) is not null
    and (${max} is null or ${max} >= ${from ?? 0}::numeric) and (${to}::numeric is null or coalesce(${min}, 0) <= ${to}::numeric))`;
}

const CONDITIONS: Record<(typeof VALUED)[number], (values: readonly string[]) => SQL> = {
  type: (types) =>
    types.length === 1 ? sql`${investors.type} = ${types[0]}` : sql`${investors.type} = any(${textArray(types)})`,
  stage: (stages) => holds(sql`${investors.stages}`, stages),
  country: (countries) => holds(sql`${investors.countries}`, countries),
  industry: (industries) => holds(sql`${investors.industries}`, industries),
};

function chosen(name: Choice, filters: InvestorFilters): SQL | undefined {
  if (name === "ticket") {
    const range = rangeIn(filters.ticket);
    return range ? ticketReaches(range) : undefined;
  }
  const values = severalIn(filters[name]);
  return values.length > 0 ? CONDITIONS[name](values) : undefined;
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
  const asked = VALUED.map((name) => severalIn(filters[name])).filter((values) => values.length > 0);
  const single = asked.filter((values) => values.length === 1).flat();
  const several = asked.filter((values) => values.length > 1);
  return and(
    single.length > 0 ? sql`${choicesOf(investors)} @> ${textArray(single)}` : undefined,
    ...several.map((values) => sql`${choicesOf(investors)} && ${textArray(values)}`),
  );
}
