import type { startupFacets } from "@kerkis/contract/startups/startups.schema.ts";
import { INDUSTRIES, STARTUP_STAGES } from "@kerkis/contract/startups/startups.taxonomy.ts";
import { inArray, sql } from "drizzle-orm";
import type * as z from "zod/mini";
import { organizations } from "#modules/organizations/organizations.tables.ts";
import type { Db } from "#platform/db/db.ts";
import { recentFigures } from "#platform/db/recent-figures.ts";
import { visibleTo } from "#platform/db/published.ts";
import type { Visibility } from "#platform/auth/visibility.policy.ts";
import { startups } from "./startups.tables.ts";

export type StartupFacets = z.infer<typeof startupFacets>;

const LOCATIONS_MAX = 100;
const ORGANIZATIONS_MAX = 200;

/** Values to filter the registry by, each with how many startups the reader sees behind it; up to five seconds old. */
export const startupFacetCounts = recentFigures(countFacets);

async function countFacets(db: Db, visibility: Visibility): Promise<StartupFacets> {
  const rows = await db
    .select({
      industry: startups.industry,
      stage: startups.stage,
      location: startups.location,
      organization: startups.organization_id,
      count: sql<number>`count(*)::int`,
    })
    .from(startups)
    .where(visibleTo(startups, visibility))
    .groupBy(
      sql`grouping sets ((${startups.industry}), (${startups.stage}), (${startups.location}), (${startups.organization_id}))`,
    );
  const most = rows.toSorted((one, other) => other.count - one.count);
  const byOrganization = most.filter((row) => row.organization).slice(0, ORGANIZATIONS_MAX);
  const named = await organizationNames(
    db,
    byOrganization.map((row) => row.organization),
  );
  return {
    industries: INDUSTRIES.flatMap((value) =>
      rows.filter((row) => row.industry === value).map(({ count }) => ({ value, count })),
    ),
    stages: STARTUP_STAGES.flatMap((value) =>
      rows.filter((row) => row.stage === value).map(({ count }) => ({ value, count })),
    ),
    locations: places(most.filter((row) => row.location)).slice(0, LOCATIONS_MAX),
    organizations: byOrganization.flatMap(({ organization: id, count }) => {
      const name = named.get(id);
      return name === undefined ? [] : [{ id, name, count }];
    }),
  };
}

const foldPlace = (place: string): string =>
  place.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replaceAll("ς", "σ");

/** Spellings that differ by accents or capitals are one place, under the commonest of them. Rows come commonest first. */
function places(rows: readonly { location: string; count: number }[]): StartupFacets["locations"] {
  const byPlace = new Map<string, { value: string; count: number }>();
  for (const { location, count } of rows) {
    const known = byPlace.get(foldPlace(location));
    byPlace.set(foldPlace(location), { value: known?.value ?? location, count: (known?.count ?? 0) + count });
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
