import { LIMITS } from "@kerkis/contract/core/limits.ts";
import type { StartupFacets, StartupFilters } from "@kerkis/contract/startups/startups.schema.ts";
import { INDUSTRIES, STARTUP_STAGES } from "@kerkis/contract/startups/startups.taxonomy.ts";
import { inArray, sql } from "drizzle-orm";
import { organizations } from "#modules/organizations/organizations.tables.ts";
import type { Db } from "#platform/db/db.ts";
import { recentFigures } from "#platform/db/recent-figures.ts";
import { inPlace } from "#platform/db/statements.ts";
import type { Visibility } from "#platform/auth/visibility.policy.ts";
import type { Platform } from "#platform/platform.ts";
import { chosen, matching } from "./startups.reads.ts";
import { startups } from "./startups.tables.ts";

const LOCATIONS_MAX = 100;
const ORGANIZATIONS_MAX = 200;

/** What each choice is counted by, under its name in the filters. */
const CHOICES = {
  industry: startups.industry,
  stage: startups.stage,
  location: startups.location,
  organization_id: startups.organization_id,
} as const;
type Choice = keyof typeof CHOICES;
interface Counted {
  choice: Choice;
  value: string;
  count: number;
}

/**
 * Values to filter the registry by, each with how many startups the reader sees behind it under the other filters: of those only the
 * first LIMITS.exactCount are counted. Without any filter the figures are whole, and up to five seconds old.
 */
export async function startupFacetCounts(
  { db, clock }: Pick<Platform, "db" | "clock">,
  visibility: Visibility,
  filters: StartupFilters,
): Promise<StartupFacets> {
  const names = Object.keys(CHOICES) as Choice[];
  const countUnder = async (under: StartupFilters, counted: readonly Choice[]): Promise<Counted[]> => {
    if (counted.length === 0) return [];
    if (Object.values(under).some((value) => chosen(value))) {
      return countChoices(db, visibility, under, counted, LIMITS.exactCount);
    }
    return (await unfiltered(db, clock, visibility)).filter(({ choice }) => counted.includes(choice));
  };
  // What is chosen itself does not narrow its own choices: each of those is counted by itself, the others all at once.
  const inForce = names.filter((name) => chosen(filters[name]));
  const rest = names.filter((name) => !inForce.includes(name));
  const counts = await Promise.all([
    countUnder(filters, rest),
    ...inForce.map((name) => countUnder({ ...filters, [name]: undefined }, [name])),
  ]);
  return facetsOf(db, counts.flat());
}

const unfiltered = recentFigures((db, visibility) =>
  countChoices(db, visibility, {}, Object.keys(CHOICES) as Choice[]),
);

async function countChoices(
  db: Db,
  visibility: Visibility,
  filters: StartupFilters,
  choices: readonly Choice[],
  most?: number,
): Promise<Counted[]> {
  const columns = Object.fromEntries(choices.map((name) => [name, sql`${CHOICES[name]}::text`.as(name)]));
  const found = db
    .select(columns)
    .from(startups)
    .where(matching(visibility, filters, inPlace))
    .$dynamic();
  const some = (most === undefined ? found : found.limit(most)).as("some");
  const values = choices.map((name) => sql.identifier(name));
  const named = choices.map((name) => sql`when grouping(${sql.identifier(name)}) = 0 then ${name}::text`);
  const sets = values.map((value) => sql`(${value})`);
  const rows = await db
    .select({
      choice: sql<Choice>`case ${sql.join(named, sql` `)} end`,
      value: sql<string>`coalesce(${sql.join(values, sql`, `)}, '')`,
      count: sql<number>`count(*)::int`,
    })
    .from(some)
    .groupBy(sql`grouping sets (${sql.join(sets, sql`, `)})`);
  return rows.filter(({ value }) => value !== "");
}

async function facetsOf(db: Db, counted: readonly Counted[]): Promise<StartupFacets> {
  const of = (choice: Choice) =>
    counted.filter((row) => row.choice === choice).toSorted((one, other) => other.count - one.count);
  const inOrder = <Value extends string>(choice: Choice, values: readonly Value[]) => {
    const counts = new Map(of(choice).map(({ value, count }) => [value, count]));
    return values.flatMap((value) => {
      const count = counts.get(value);
      return count === undefined ? [] : [{ value, count }];
    });
  };
  const byOrganization = of("organization_id").slice(0, ORGANIZATIONS_MAX);
  const named = await organizationNames(
    db,
    byOrganization.map(({ value }) => value),
  );
  return {
    industries: inOrder("industry", INDUSTRIES),
    stages: inOrder("stage", STARTUP_STAGES),
    locations: places(of("location")).slice(0, LOCATIONS_MAX),
    organizations: byOrganization.flatMap(({ value: id, count }) => {
      const name = named.get(id);
      return name === undefined ? [] : [{ id, name, count }];
    }),
  };
}

const foldPlace = (place: string): string =>
  place.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replaceAll("ς", "σ");

/** Spellings that differ by accents or capitals are one place, under the commonest of them. Rows come commonest first. */
function places(rows: readonly { value: string; count: number }[]): StartupFacets["locations"] {
  const byPlace = new Map<string, { value: string; count: number }>();
  for (const { value, count } of rows) {
    const known = byPlace.get(foldPlace(value));
    byPlace.set(foldPlace(value), { value: known?.value ?? value, count: (known?.count ?? 0) + count });
  }
  return [...byPlace.values()].toSorted((one, other) => other.count - one.count);
}

async function organizationNames(db: Db, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: organizations.id, name: organizations.name })
    .from(organizations)
    .where(inArray(organizations.id, ids));
  return new Map(rows.map(({ id, name }) => [id, name]));
}
