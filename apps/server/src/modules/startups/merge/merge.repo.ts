import { and, asc, eq, inArray, sql, type SQL } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { OrgScope } from "#platform/auth/scope.ts";
import { anyOf } from "#platform/db/columns.ts";
import type { Tx } from "#platform/db/db.ts";
import { startupFollowers } from "../followers/followers.tables.ts";
import { startupMilestones, startupRounds, startupUpdates } from "../news/news.tables.ts";
import { startupPeople } from "../people/people.tables.ts";
import type { StartupRow } from "../profile/profile.repo.ts";
import { startupRequests } from "../requests/requests.tables.ts";
import { startups } from "../startups.tables.ts";

/** Startups of the organization, deleted ones too, locked in the order of their ids: two merges wait for each other. */
export async function lockStartups(tx: Tx, scope: OrgScope, ids: readonly string[]): Promise<Map<string, StartupRow>> {
  const rows = await tx
    .select()
    .from(startups)
    .where(and(inArray(startups.id, [...ids]), eq(startups.organization_id, scope.organizationId)))
    .orderBy(asc(startups.id))
    .for("update");
  return new Map(rows.map((row) => [row.id, row]));
}

interface Way {
  from: string;
  to: string;
}

/** Rows that go to the other startup; one that is there already (`isSame` of «known» and «moved») stays where it is. */
async function move(tx: Tx, table: PgTable, { from, to }: Way, isSame: SQL | null): Promise<string[]> {
  const there = isSame
    ? sql`and not exists (select from ${table} known where known.startup_id = ${to}::uuid and ${isSame})`
    : sql``;
  const { rows } = await tx.execute<{ id: string }>(
    sql`update ${table} moved set startup_id = ${to}::uuid where moved.startup_id = ${from}::uuid ${there} returning moved.id`,
  );
  return rows.map(({ id }) => id);
}

/** People who are added to the other startup; they stay with the one that goes, which nobody sees. */
async function add(tx: Tx, table: PgTable, { from, to }: Way, columns: SQL): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into ${table} (startup_id, ${columns}) select ${to}::uuid, ${columns} from ${table} where startup_id = ${from}::uuid
    on conflict do nothing returning user_id as id`);
  return rows.map(({ id }) => id);
}

const ROWS = {
  rounds: startupRounds,
  milestones: startupMilestones,
  updates: startupUpdates,
  requests: startupRequests,
} as const;

/** Brings along what belongs to a startup. @returns what, by its kind */
export async function moveRelations(tx: Tx, way: Way): Promise<Record<string, string[]>> {
  return {
    rounds: await move(
      tx,
      ROWS.rounds,
      way,
      sql`known.kind = moved.kind and known."on" = moved."on" and known.amount is not distinct from moved.amount`,
    ),
    milestones: await move(tx, ROWS.milestones, way, sql`known.title = moved.title and known."on" = moved."on"`),
    updates: await move(tx, ROWS.updates, way, null),
    requests: await move(
      tx,
      ROWS.requests,
      way,
      sql`moved.state = 'open' and known.state = 'open' and known.kind = moved.kind and known.author_id = moved.author_id`,
    ),
    followers: await add(tx, startupFollowers, way, sql.raw("user_id, created_at")),
    people: await add(tx, startupPeople, way, sql.raw("user_id, role, created_at")),
  };
}

/** Takes back what a merge brought along, as far as it is still there. */
export async function moveBack(tx: Tx, { from, to }: Way, moved: Record<string, string[]>): Promise<void> {
  for (const [kind, table] of Object.entries(ROWS)) {
    const where = and(eq(table.startup_id, to), anyOf(table.id, moved[kind] ?? []));
    await tx
      .update(table as typeof startupRounds)
      .set({ startup_id: from })
      .where(where);
  }
  for (const [kind, table] of [
    ["followers", startupFollowers],
    ["people", startupPeople],
  ] as const) {
    await tx.delete(table).where(and(eq(table.startup_id, to), anyOf(table.user_id, moved[kind] ?? [])));
  }
}
