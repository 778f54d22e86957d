import type { Count } from "@kerkis/contract/core/lists.ts";
import type { OrganizationHitPage, OrganizationHitQuery } from "@kerkis/contract/search/search.schema.ts";
import { and, sql } from "drizzle-orm";
import { organizations } from "#modules/organizations/organizations.tables.ts";
import type { Db, Reader } from "#platform/db/db.ts";
import { countOf } from "#platform/lists/count.ts";
import { excerptsFor, lookedThrough } from "#platform/search/excerpt.ts";
import { alikePage, stagedPage, type SearchSource, type StagedStatement } from "#platform/search/search-page.ts";
import { matchesSearch, searchStages, type SearchedTable, type Stage } from "#platform/search/search-stages.ts";

/** Nobody verifies organizations. */
const searched: SearchedTable = {
  id: organizations.id,
  created_at: organizations.created_at,
  is_verified: sql`true`,
  name_folded: organizations.name_folded,
  name_key: organizations.name_key,
  search_key: organizations.search_key,
};
/** Those whose page /org/:slug opens, for everyone alike. */
const open = sql`(${organizations.is_active} and ${organizations.deleted_at} is null)`;
const EVERYONE = { all: false, organizationIds: [] };
const noMeaning = () => undefined;

function hitsOf(q: string, stages: readonly Stage[]) {
  const excerpt = excerptsFor(q, stages);
  return async ({ db, columns, where, orderBy, limit }: StagedStatement) => {
    const rows = await db
      .select({
        id: organizations.id,
        name: organizations.name,
        slug: organizations.slug,
        description: lookedThrough(organizations.description),
        location: sql<string>`coalesce(${organizations.location}, '')`,
        logo_url: organizations.logo_url,
        ...columns,
      })
      .from(organizations)
      .where(where)
      .orderBy(...orderBy)
      .limit(limit);
    return rows.map((row) => Object.assign(row, { description: excerpt(row.found_at, [row.description]) }));
  };
}

/** A page of the open organizations that match, the best first. @throws Refusal input.invalid for a cursor that is not of this search */
export const searchOrganizations = (
  source: SearchSource,
  { q, ...query }: OrganizationHitQuery,
): Promise<OrganizationHitPage & { stages: number[] }> => {
  const stages = searchStages(searched, q, noMeaning);
  return stagedPage(
    source,
    searched,
    `search/organizations/${q}`,
    { ...query, source: organizations, visibility: EVERYONE, visible: open },
    stages,
    hitsOf(q, stages),
  );
};

/** The open organizations whose names are most like a text that finds nothing. */
export const alikeOrganizations = (db: Db, q: string): Promise<OrganizationHitPage["items"]> =>
  alikePage(db, searched, q, open, hitsOf(q, []));

/** How many open organizations match; none for a blank text. */
export async function countOrganizationHits(db: Reader, q: string): Promise<Count> {
  const matching = matchesSearch(searched, q, noMeaning);
  if (!matching) return { value: 0, exact: true, groups: {} };
  const found = db
    .select({ one: sql`1` })
    .from(organizations)
    .where(and(open, matching));
  return countOf(db, found);
}
