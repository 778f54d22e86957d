import type {
  AllOrganizationsCount,
  AllOrganizationsPage,
  AllOrganizationsQuery,
  OrganizationSort,
} from "@kerkis/contract/organizations/organizations.schema.ts";
import type { OrganizationState } from "@kerkis/contract/organizations/organizations.taxonomy.ts";
import { and, sql, type SQL } from "drizzle-orm";
import { fullNameIn } from "#modules/identity/identity.tables.ts";
import type { Reader } from "#platform/db/db.ts";
import { containing } from "#platform/db/like.ts";
import { countOf } from "#platform/lists/count.ts";
import {
  ascending,
  descending,
  idKey,
  intKey,
  keysetList,
  textKey,
  timeKey,
  type ListSource,
} from "#platform/lists/keyset.ts";
import { erasedOn } from "./organizations.policy.ts";
import { DEFAULT_ORGANIZATION } from "./organizations.repo.ts";
import { organizations } from "./organizations.tables.ts";
import { memberCount, startupCount } from "./settings/settings.reads.ts";

const state = sql<OrganizationState>`case when ${organizations.deleted_at} is not null then 'deleted'
  when ${organizations.is_active} then 'active' else 'inactive' end`;

const ownerNames = sql<string[]>`array(select ${sql.raw(fullNameIn("p"))}
  from organization_members m join profiles p on p.id = m.user_id
  where m.organization_id = organizations.id and m.role = 'owner' order by m.created_at limit 3)`;

const created = timeKey(organizations.created_at);
const id = idKey(organizations.id);
const list = keysetList<OrganizationSort>("organizations", {
  newest: descending(created, id),
  oldest: ascending(created, id),
  name: ascending(textKey(sql`kerkis_fold(${organizations.name})`), id),
  members: descending(intKey(memberCount), id),
  startups: descending(intKey(startupCount), id),
});

const searched = (search: string | undefined): SQL | undefined =>
  search
    ? sql`kerkis_fold(${organizations.name} || ' ' || ${organizations.slug} || ' ' || coalesce(${organizations.location}, ''))
        like kerkis_fold(${containing(search)})`
    : undefined;
const inState = (wanted: OrganizationState | undefined): SQL | undefined =>
  wanted === undefined ? undefined : sql`${state} = ${wanted}`;

/**
 * Every organization for super admins, page by page (specification 7.2: newest first); search knows no accents.
 * @throws Refusal input.invalid for a cursor that is not ours
 */
export async function allOrganizations(
  { db, cursors }: ListSource,
  query: AllOrganizationsQuery,
): Promise<AllOrganizationsPage> {
  const page = list.page(cursors, query);
  const rows = await db
    .select({
      id: organizations.id,
      name: organizations.name,
      slug: organizations.slug,
      logo_url: organizations.logo_url,
      location: organizations.location,
      state,
      is_default: sql<boolean>`${organizations.slug} = ${DEFAULT_ORGANIZATION.slug}`,
      owner_names: ownerNames,
      member_count: memberCount,
      startup_count: startupCount,
      created_at: organizations.created_at,
      deleted_at: organizations.deleted_at,
      version: organizations.version,
      ...page.columns,
    })
    .from(organizations)
    .where(and(searched(query.search), inState(query.state), page.after))
    .orderBy(...page.orderBy)
    .limit(page.limit);
  return page.of(rows, (row) => ({ ...row, erased_on: erasedOn(row.deleted_at) }));
}

/** How many organizations the search and the state let through, and of the search in each state. */
export const countOrganizations = (
  db: Reader,
  query: Pick<AllOrganizationsQuery, "search" | "state">,
): Promise<AllOrganizationsCount> =>
  countOf(
    db,
    db
      .select({ one: sql`1` })
      .from(organizations)
      .where(and(searched(query.search), inState(query.state))),
    countsByState(db, searched(query.search)),
  );

async function countsByState(db: Reader, where: SQL | undefined): Promise<Record<OrganizationState, number>> {
  const rows = await db
    .select({ state, count: sql<number>`count(*)::int` })
    .from(organizations)
    .where(where)
    .groupBy(state);
  const countOf = (wanted: OrganizationState) => rows.find((row) => row.state === wanted)?.count ?? 0;
  return { active: countOf("active"), inactive: countOf("inactive"), deleted: countOf("deleted") };
}
