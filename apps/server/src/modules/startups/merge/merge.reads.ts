import type { MergeSide } from "@kerkis/contract/startups/merge/merge.schema.ts";
import { and, eq, sql } from "drizzle-orm";
import { alias, type PgTable } from "drizzle-orm/pg-core";
import { nameOf } from "#modules/identity/identity.tables.ts";
import type { OrgScope } from "#platform/auth/scope.ts";
import type { Visibility } from "#platform/auth/visibility.policy.ts";
import type { Reader } from "#platform/db/db.ts";
import { isPublished, visibleTo } from "#platform/db/published.ts";
import { mergesOf } from "#platform/merging/merges.ts";
import { type PairSide, recordPairsOf } from "#platform/merging/pairs.ts";
import { startupFollowers } from "../followers/followers.tables.ts";
import { startupMilestones, startupRounds, startupUpdates } from "../news/news.tables.ts";
import { startupPeople } from "../people/people.tables.ts";
import { answersOf } from "../profile/profile.reads.ts";
import type { StartupRow } from "../profile/profile.repo.ts";
import { startups } from "../startups.tables.ts";
import { startupMerges } from "./merge.tables.ts";

const sideOf = (table: PgTable & Omit<PairSide, "table">): PairSide => ({
  table,
  id: table.id,
  name: table.name,
  location: table.location,
  logo_url: table.logo_url,
  organization_id: table.organization_id,
  is_active: table.is_active,
  is_verified: table.is_verified,
  deleted_at: table.deleted_at,
  organization_open: table.organization_open,
});
const [first, second] = [sideOf(alias(startups, "first")), sideOf(alias(startups, "second"))];

/** Startups of the organization that may be the same company, of those that the reader sees. */
export const startupPairs = recordPairsOf({
  label: "startup pairs",
  table: startups,
  same: { tax_number: startups.tax_number, website: startups.website_domain },
  first,
  second,
});

/** Startups of the organization that were merged, the latest first. */
export const startupMergeList = mergesOf(
  "startup merges",
  startupMerges,
  { first, second },
  nameOf(startupMerges.actor_id),
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
