import type {
  AllOrganizationsPage,
  AllOrganizationsQuery,
  OrganizationSort,
} from "@kerkis/contract/organizations/organizations.schema.ts";
import type { OrganizationState } from "@kerkis/contract/organizations/organizations.taxonomy.ts";
import { LIMITS } from "@kerkis/contract/core/limits.ts";
import { and, asc, desc, sql, type SQL } from "drizzle-orm";
import * as z from "zod";
import type { Reader } from "#platform/db/db.ts";
import { containing } from "#platform/db/like.ts";
import { cursorText, packCursor, unpackCursor } from "#platform/http/cursor.ts";
import { erasedOn } from "./organizations.policy.ts";
import { DEFAULT_ORGANIZATION } from "./organizations.repo.ts";
import { organizations } from "./organizations.tables.ts";
import { memberCount, startupCount } from "./settings.reads.ts";

const state = sql<OrganizationState>`case when ${organizations.deleted_at} is not null then 'deleted'
  when ${organizations.is_active} then 'active' else 'inactive' end`;

const ownerNames = sql<string[]>`array(select p.first_name || ' ' || p.last_name
  from organization_members m join profiles p on p.id = m.user_id
  where m.organization_id = organizations.id and m.role = 'owner' order by m.created_at limit 3)`;

const moment = sql<string>`to_char(${organizations.created_at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
const folded = sql<string>`kerkis_fold(${organizations.name})`;

/** What each order sorts by, as text for the cursor and as a value for SQL. */
const ORDERS: Record<OrganizationSort, { by: SQL; cursor: SQL<string>; type: string; rising: boolean }> = {
  newest: { by: sql`${organizations.created_at}`, cursor: moment, type: "timestamptz", rising: false },
  oldest: { by: sql`${organizations.created_at}`, cursor: moment, type: "timestamptz", rising: true },
  name: { by: folded, cursor: folded, type: "text", rising: true },
  members: { by: memberCount, cursor: sql<string>`${memberCount}::text`, type: "int", rising: false },
  startups: { by: startupCount, cursor: sql<string>`${startupCount}::text`, type: "int", rising: false },
};

const cursorParts = (sort: OrganizationSort) =>
  z.tuple([
    z.literal(sort),
    {
      timestamptz: z.iso.datetime(),
      int: z.string().regex(/^\d{1,9}$/),
      text: cursorText(240),
    }[ORDERS[sort].type] ?? z.never(),
    z.uuid(),
  ]);

/**
 * Every organization for super admins, page by page (specification 7.2: newest first); search knows no accents.
 * @throws Refusal input.invalid for a cursor that is not ours
 */
export async function allOrganizations(db: Reader, query: AllOrganizationsQuery): Promise<AllOrganizationsPage> {
  const sort = query.sort ?? "newest";
  const limit = query.limit ?? LIMITS.pageSize;
  const order = ORDERS[sort];
  const searched = query.search
    ? sql`kerkis_fold(${organizations.name} || ' ' || ${organizations.slug} || ' ' || coalesce(${organizations.location}, ''))
        like kerkis_fold(${containing(query.search)})`
    : undefined;
  const inState = query.state && sql`${state} = ${query.state}`;
  const [rows, counts] = await Promise.all([
    db
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
        position: order.cursor,
      })
      .from(organizations)
      .where(and(searched, inState, afterCursor(query.cursor, sort)))
      .orderBy(...[order.by, sql`${organizations.id}`].map((by) => (order.rising ? asc(by) : desc(by))))
      .limit(limit + 1),
    countsByState(db, searched),
  ]);
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const value = query.state ? counts[query.state] : counts.active + counts.inactive + counts.deleted;
  return {
    items: shown.map(({ position: _position, ...row }) => Object.assign(row, { erased_on: erasedOn(row.deleted_at) })),
    next: last && rows.length > limit ? packCursor([sort, last.position, last.id]) : null,
    total: { value, exact: true },
    counts,
  };
}

function afterCursor(cursor: string | undefined, sort: OrganizationSort): SQL | undefined {
  if (cursor === undefined) return undefined;
  const [, position, id] = unpackCursor(cursor, cursorParts(sort));
  const { by, type, rising } = ORDERS[sort];
  const place = sql`(${position}::${sql.raw(type)}, ${id}::uuid)`;
  return rising ? sql`(${by}, ${organizations.id}) > ${place}` : sql`(${by}, ${organizations.id}) < ${place}`;
}

async function countsByState(db: Reader, searched: SQL | undefined): Promise<Record<OrganizationState, number>> {
  const rows = await db
    .select({ state, count: sql<number>`count(*)::int` })
    .from(organizations)
    .where(searched)
    .groupBy(state);
  const countOf = (wanted: OrganizationState) => rows.find((row) => row.state === wanted)?.count ?? 0;
  return { active: countOf("active"), inactive: countOf("inactive"), deleted: countOf("deleted") };
}
