import type { RoleRequest, RoleRequestPage } from "@kerkis/contract/admin/people.schema.ts";
import { LIMITS } from "@kerkis/contract/core/limits.ts";
import { and, asc, desc, eq, isNull, sql, type SQL } from "drizzle-orm";
import * as z from "zod";
import { authUsers, profiles, roleRequests } from "#modules/identity/identity.tables.ts";
import type { Reader } from "#platform/db/db.ts";
import { cursorText, packCursor, unpackCursor } from "#platform/http/cursor.ts";
import { Refusal } from "#platform/http/refusal.ts";

const columns = {
  id: roleRequests.id,
  user_id: roleRequests.user_id,
  name: sql<string>`${profiles.first_name} || ' ' || ${profiles.last_name}`,
  email: profiles.email,
  avatar_url: profiles.avatar_url,
  is_verified: authUsers.email_verified,
  role: roleRequests.role,
  status: roleRequests.status,
  created_at: roleRequests.created_at,
  decided_at: roleRequests.decided_at,
  decided_by: sql<
    string | null
  >`(select d.first_name || ' ' || d.last_name from profiles d where d.id = ${roleRequests.decided_by})`,
  decision_note: roleRequests.decision_note,
};

const select = (db: Reader, where: SQL | undefined) =>
  db
    .select({
      ...columns,
      position: sql<string>`to_char(${roleRequests.created_at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`,
    })
    .from(roleRequests)
    .innerJoin(profiles, eq(profiles.id, roleRequests.user_id))
    .innerJoin(authUsers, eq(authUsers.id, profiles.id))
    .where(and(isNull(profiles.erased_at), where));

const position = z.tuple([z.boolean(), cursorText(40), z.uuid()]);
const isDecided = sql<boolean>`(${roleRequests.status} <> 'pending')`;

/** Those that wait first, the oldest of them first; then the decided ones, the newest first. */
export async function roleRequestPage(
  db: Reader,
  query: { status?: RoleRequest["status"] | undefined; cursor?: string | undefined; limit?: number | undefined },
): Promise<RoleRequestPage> {
  const { limit = LIMITS.pageSize } = query;
  const [decided, key, id] = query.cursor ? unpackCursor(query.cursor, position) : [];
  const before = sql`(${roleRequests.created_at}, ${roleRequests.id}) < (${key}::timestamptz, ${id}::uuid)`;
  const beyond = sql`(${roleRequests.created_at}, ${roleRequests.id}) > (${key}::timestamptz, ${id}::uuid)`;
  const after =
    decided === undefined
      ? undefined
      : decided
        ? sql`${isDecided} and ${before}`
        : sql`(${isDecided} or (not ${isDecided} and ${beyond}))`;
  const rows = await select(db, and(query.status && eq(roleRequests.status, query.status), after))
    .orderBy(
      asc(isDecided),
      sql`case when ${isDecided} then null else ${roleRequests.created_at} end asc nulls last`,
      desc(roleRequests.created_at),
      desc(roleRequests.id),
    )
    .limit(limit + 1);
  const [waiting] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(roleRequests)
    .where(eq(roleRequests.status, "pending"));
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return {
    items: items.map(({ position: _position, ...request }) => request),
    next: last && rows.length > limit ? packCursor([last.status !== "pending", last.position, last.id]) : null,
    waiting: waiting?.count ?? 0,
  };
}

/** @throws Refusal request.not_found */
export async function roleRequestById(db: Reader, id: string): Promise<RoleRequest> {
  const [found] = await select(db, eq(roleRequests.id, id));
  if (!found) throw new Refusal("request.not_found");
  const { position: _position, ...request } = found;
  return request;
}
