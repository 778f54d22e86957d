import type {
  MergeSide,
  StartupMergesPage,
  StartupMergesQuery,
  StartupPair,
  StartupPairsFilters,
  StartupPairsPage,
  StartupPairsQuery,
} from "@kerkis/contract/startups/merge/merge.schema.ts";
import { and, eq, sql, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { nameOf } from "#modules/identity/identity.tables.ts";
import type { OrgScope } from "#platform/auth/scope.ts";
import type { Visibility } from "#platform/auth/visibility.policy.ts";
import type { Db, Reader } from "#platform/db/db.ts";
import { isPublished, visibleTo } from "#platform/db/published.ts";
import { countOf } from "#platform/lists/count.ts";
import { descending, idKey, keysetList, textKey, timeKey, type ListSource } from "#platform/lists/keyset.ts";
import { startupFollowers } from "../followers/followers.tables.ts";
import { startupMilestones, startupRounds, startupUpdates } from "../news/news.tables.ts";
import { startupPeople } from "../people/people.tables.ts";
import { answersOf } from "../profile/profile.reads.ts";
import type { StartupRow } from "../profile/profile.repo.ts";
import { startups } from "../startups.tables.ts";
import { startupMerges as merges } from "./merge.tables.ts";

/** More than this many merges in a row are followed no further. */
const LONGEST_WAY = 20;

/** Where a startup that was merged is now; null for one that was not. */
export async function mergedInto(db: Reader, id: string): Promise<string | null> {
  const { rows } = await db.execute<{ id: string }>(sql`
    with recursive way (id, step) as (
      select kept_id, 1 from ${merges} where merged_id = ${id}::uuid and undone_at is null
      union all
      select next.kept_id, step + 1 from way join ${merges} next on next.merged_id = way.id and next.undone_at is null
      where step < ${LONGEST_WAY})
    select id from way order by step desc limit 1`);
  return rows[0]?.id ?? null;
}

/** What two startups are to have in common. */
const SAME = {
  tax_number: startups.tax_number,
  website: startups.website_domain,
  name: startups.name_folded,
};

/**
 * The oldest of those that share something, with each of the others. Pairs of every two would be squares of what many share.
 */
const sharing = (scope: OrgScope, visibility: Visibility): SQL =>
  sql.join(
    Object.entries(SAME).map(
      ([reason, column]) => sql`
      select id as second_id, first_id, ${sql.raw(`'${reason}'`)} as reason from (
        select ${startups.id} as id, first_value(${startups.id}) over (partition by ${column} order by ${startups.id}) as first_id
        from ${startups}
        where ${startups.organization_id} = ${scope.organizationId}::uuid and ${visibleTo(startups, visibility)} and ${column} <> ''
      ) grouped where id <> first_id`,
    ),
    sql` union all `,
  );

/** Names this alike (pg_trgm, 0 to 1) may be the same company. */
const NAME_SIMILARITY = 0.45;

/** One startup with each that is like it. */
const likeOne = (scope: OrgScope, visibility: Visibility, id: string): SQL => sql`
  select other.id as second_id, one.id as first_id, shared.reason
  from ${startups} one
  join (select * from ${startups} where ${visibleTo(startups, visibility)}) other
    on other.organization_id = one.organization_id and other.id <> one.id
    and (other.tax_number = one.tax_number or other.website_domain = one.website_domain or other.name_folded % one.name_folded)
  cross join lateral (values
    (case when other.tax_number = one.tax_number then 'tax_number' end),
    (case when other.website_domain = one.website_domain then 'website' end),
    (case when similarity(other.name_folded, one.name_folded) >= ${NAME_SIMILARITY} then 'name' end)) shared (reason)
  where one.id in (select id from ${startups} where ${startups.id} = ${id}::uuid and ${visibleTo(startups, visibility)})
    and one.organization_id = ${scope.organizationId}::uuid and shared.reason is not null`;

const first = alias(startups, "first");
const second = alias(startups, "second");

const pairs = (scope: OrgScope, visibility: Visibility, { of }: StartupPairsFilters) => sql`(
  select first_id, second_id, array_agg(distinct reason) as reasons
  from (${of === undefined ? sharing(scope, visibility) : likeOne(scope, visibility, of)}) found group by first_id, second_id) pair`;

const list = keysetList("startup pairs", {
  newest: descending(idKey(second.id), textKey(sql`${first.id}::text`)),
});

const side = (of: typeof first | typeof second) => ({
  id: of.id,
  name: of.name,
  location: of.location,
  logo_url: of.logo_url,
  is_active: of.is_active,
  is_verified: of.is_verified,
  deleted_at: of.deleted_at,
  organization_open: of.organization_open,
});
const shown = ({ is_active, is_verified, deleted_at, organization_open, ...row }: Side) =>
  Object.assign(row, { is_published: isPublished({ is_active, is_verified, deleted_at, organization_open }) });
type Side = StartupPair["first"] & Parameters<typeof isPublished>[0];

/** Startups of the organization that may be the same company, of those that the reader sees. */
export function pairsPage(
  { db, cursors }: ListSource & { db: Db },
  scope: OrgScope,
  visibility: Visibility,
  query: StartupPairsQuery,
): Promise<StartupPairsPage> {
  const page = list.page(cursors, query, `${scope.organizationId} ${query.of ?? ""}`);
  return db.transaction(async (tx) => {
    // The operator that the trigram index serves takes its threshold from here.
    await tx.execute(sql`select set_config('pg_trgm.similarity_threshold', ${String(NAME_SIMILARITY)}, true)`);
    const rows = await tx
      .select({
        first: side(first),
        second: side(second),
        reasons: sql<StartupPair["reasons"]>`pair.reasons`,
        ...page.columns,
      })
      .from(pairs(scope, visibility, query))
      .innerJoin(first, sql`${first.id} = pair.first_id`)
      .innerJoin(second, sql`${second.id} = pair.second_id`)
      .where(page.after)
      .orderBy(...page.orderBy)
      .limit(page.limit);
    return page.of(rows, ({ reasons, ...row }) => ({
      id: `${row.first.id} ${row.second.id}`,
      first: shown(row.first as Side),
      second: shown(row.second as Side),
      reasons,
    }));
  });
}

/** How many pairs there are. */
export const countPairs = (db: Db, scope: OrgScope, visibility: Visibility, filters: StartupPairsFilters) =>
  db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('pg_trgm.similarity_threshold', ${String(NAME_SIMILARITY)}, true)`);
    return countOf(tx, tx.select({ one: sql`1` }).from(pairs(scope, visibility, filters)));
  });

const mergeList = keysetList("startup merges", {
  newest: descending(timeKey(merges.created_at), idKey(merges.id)),
});

/** Startups of the organization that were merged, the latest first. */
export async function mergesPage(
  { db, cursors }: ListSource,
  scope: OrgScope,
  query: StartupMergesQuery,
): Promise<StartupMergesPage> {
  const page = mergeList.page(cursors, query, scope.organizationId);
  const rows = await db
    .select({
      id: merges.id,
      kept: { id: first.id, name: first.name },
      merged: { id: second.id, name: second.name },
      person: nameOf(merges.actor_id),
      at: merges.created_at,
      undone_at: merges.undone_at,
      ...page.columns,
    })
    .from(merges)
    .innerJoin(first, eq(first.id, merges.kept_id))
    .innerJoin(second, eq(second.id, merges.merged_id))
    .where(and(eq(merges.organization_id, scope.organizationId), page.after))
    .orderBy(...page.orderBy)
    .limit(page.limit);
  return page.of(rows);
}

/** How many merges there were. */
export const countMerges = (db: Reader, scope: OrgScope) =>
  countOf(
    db,
    db
      .select({ one: sql`1` })
      .from(merges)
      .where(eq(merges.organization_id, scope.organizationId)),
  );

const PARTS = {
  people: startupPeople,
  followers: startupFollowers,
  rounds: startupRounds,
  milestones: startupMilestones,
  updates: startupUpdates,
};

/** A startup as it stands before a merge. */
export async function mergeSideOf(db: Reader, row: StartupRow): Promise<MergeSide> {
  const counts = sql.join(
    Object.entries(PARTS).map(
      ([name, table]) =>
        sql`(select count(*)::int from ${table} where startup_id = ${row.id}::uuid) as ${sql.identifier(name)}`,
    ),
    sql`, `,
  );
  const { rows } = await db.execute<MergeSide["has"]>(sql`select ${counts}`);
  const has = rows[0] ?? { people: 0, followers: 0, rounds: 0, milestones: 0, updates: 0 };
  const { id, version, name, logo_url } = row;
  return { id, version, name, logo_url, is_published: isPublished(row), answers: answersOf(row), has };
}

/** Two startups of the organization that the reader sees; fewer where one is not among them. */
export const startupsOf = (
  db: Reader,
  scope: OrgScope,
  visibility: Visibility,
  ids: readonly string[],
): Promise<StartupRow[]> =>
  db
    .select()
    .from(startups)
    .where(
      and(
        sql`${startups.id} = any(${sql.param([...ids])}::uuid[])`,
        eq(startups.organization_id, scope.organizationId),
        visibleTo(startups, visibility),
      ),
    );
