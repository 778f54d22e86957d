import type { InvestorFacets, InvestorFilters } from "@kerkis/contract/investors/investors.schema.ts";
import { INVESTOR_TYPES, TICKET_MARKS } from "@kerkis/contract/investors/investors.taxonomy.ts";
import { INDUSTRIES, STARTUP_STAGES } from "@kerkis/contract/startups/startups.taxonomy.ts";
import { sql, type SQL } from "drizzle-orm";
import type { Visibility } from "#platform/auth/visibility.policy.ts";
import type { Db } from "#platform/db/db.ts";
import { recentFigures } from "#platform/db/recent-figures.ts";
import type { Platform } from "#platform/platform.ts";
import { type Choice, chosenBy, foundFor, ticketReaches } from "./filters.reads.ts";
import { investors } from "./investors.tables.ts";

/** Steps between the marks, by their number; what lies outside belongs to the first and the last. */
const STEPS = TICKET_MARKS.slice(0, -1).map((from, step) => ({
  from: step === 0 ? null : from,
  to: step === TICKET_MARKS.length - 2 ? null : (TICKET_MARKS[step + 1] ?? 0) - 1,
}));
const reached = sql.join(
  STEPS.map((step, number) => sql`case when ${ticketReaches(step)} then ${sql.raw(`'${number}'`)} end`),
  sql`, `,
);

/** What each choice is made of: one value or several of every row. */
const VALUES: Record<Choice, SQL> = {
  type: sql`array[${investors.type}]`,
  stage: sql`${investors.stages}`,
  country: sql`${investors.countries}`,
  industry: sql`${investors.industries}`,
  ticket: sql`array_remove(array[${reached}]::text[], null)`,
};

/** Values to filter by, each with how many of the reader's investors have it under the other filters; without any, up to five seconds old. */
export const investorFacetCounts = (
  { db, clock }: Pick<Platform, "db" | "clock">,
  visibility: Visibility,
  filters: InvestorFilters,
): Promise<InvestorFacets> =>
  Object.values(filters).every((value) => value === undefined)
    ? unfiltered(db, clock, visibility)
    : countFacets(db, visibility, filters);

const unfiltered = recentFigures((db, visibility) => countFacets(db, visibility, {}));

async function countFacets(db: Db, visibility: Visibility, filters: InvestorFilters): Promise<InvestorFacets> {
  const names = Object.keys(VALUES) as Choice[];
  // Every row is read once, and those that are alike count as one; each mark says whether the other choices let it through.
  const columns = names.map(
    (name) =>
      sql`${VALUES[name]} as ${sql.identifier(`${name}_values`)}, (${chosenBy(filters, name) ?? sql`true`}) as ${sql.identifier(`${name}_fits`)}`,
  );
  const ordinals = names.flatMap((_name, at) => [sql.raw(String(2 * at + 1)), sql.raw(String(2 * at + 2))]);
  const groups = names.map(
    (name) => sql`select ${name}::text as choice, value, sum(alike)::int as count
      from found, unnest(${sql.identifier(`${name}_values`)}) value where ${sql.identifier(`${name}_fits`)} group by value`,
  );
  const withouts = names.map(
    (name) => sql`select ${name}::text as choice, null as value, coalesce(sum(alike), 0)::int as count
      from found where ${sql.identifier(`${name}_fits`)}`,
  );
  const { rows } = await db.execute<{ choice: Choice; value: string | null; count: number }>(sql`
    with found as materialized (select ${sql.join(columns, sql`, `)}, count(*) as alike
      from ${investors} where ${foundFor(visibility, filters)} group by ${sql.join(ordinals, sql`, `)})
    ${sql.join([...groups, ...withouts], sql` union all `)}`);
  const countsOf = (choice: Choice) =>
    new Map(rows.flatMap((row) => (row.choice === choice && row.value !== null ? [[row.value, row.count]] : [])));
  const without = (choice: Choice) => rows.find((row) => row.choice === choice && row.value === null)?.count ?? 0;
  const inOrder = <Value extends string>(choice: Choice, values: readonly Value[]) => {
    const counts = countsOf(choice);
    return values.flatMap((value) => {
      const count = counts.get(value);
      return count === undefined ? [] : [{ value, count }];
    });
  };
  return {
    types: inOrder("type", INVESTOR_TYPES),
    stages: inOrder("stage", STARTUP_STAGES),
    industries: inOrder("industry", INDUSTRIES),
    tickets: STEPS.map((_step, number) => countsOf("ticket").get(String(number)) ?? 0),
    without: {
      type: without("type"),
      stage: without("stage"),
      country: without("country"),
      industry: without("industry"),
      ticket: without("ticket"),
    },
    countries: [...countsOf("country")]
      .map(([value, count]) => ({ value, count }))
      .toSorted((one, other) => other.count - one.count || one.value.localeCompare(other.value)),
  };
}
