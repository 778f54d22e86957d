import type { RoleRequest, RoleRequestPage, RoleRequestQuery } from "@kerkis/contract/admin/people/people.schema.ts";
import { and, eq, isNull, sql, type SQL } from "drizzle-orm";
import { fullName, authUsers, nameOf, profiles, roleRequests } from "#modules/identity/identity.tables.ts";
import type { Reader } from "#platform/db/db.ts";
import { Refusal } from "#platform/http/refusal.ts";
import { countOf } from "#platform/lists/count.ts";
import { ascending, idKey, intKey, keysetList, numberKey, type ListSource } from "#platform/lists/keyset.ts";

const columns = {
  id: roleRequests.id,
  user_id: roleRequests.user_id,
  name: fullName,
  email: profiles.email,
  avatar_url: profiles.avatar_url,
  is_verified: authUsers.email_verified,
  role: roleRequests.role,
  status: roleRequests.status,
  created_at: roleRequests.created_at,
  decided_at: roleRequests.decided_at,
  decided_by: nameOf(roleRequests.decided_by),
  decision_note: roleRequests.decision_note,
};

const select = (db: Reader, where: SQL | undefined, { position }: { position: SQL<string> }) =>
  db
    .select({ ...columns, position })
    .from(roleRequests)
    .innerJoin(profiles, eq(profiles.id, roleRequests.user_id))
    .innerJoin(authUsers, eq(authUsers.id, profiles.id))
    .where(and(isNull(profiles.erased_at), where));

const isDecided = sql`(${roleRequests.status} <> 'pending')`;
const seconds = sql`extract(epoch from ${roleRequests.created_at})`;
const list = keysetList("role-requests", {
  waiting: ascending(
    intKey(sql`${isDecided}::int`),
    numberKey(sql`case when ${isDecided} then -${seconds} else ${seconds} end`),
    idKey(roleRequests.id),
  ),
});
const inStatus = (status: RoleRequest["status"] | undefined) => status && eq(roleRequests.status, status);

/** Those that wait first, the oldest of them first; then the decided ones, the newest first. */
export async function roleRequestPage({ db, cursors }: ListSource, query: RoleRequestQuery): Promise<RoleRequestPage> {
  const page = list.page(cursors, query);
  const rows = await select(db, and(inStatus(query.status), page.after), page.columns)
    .orderBy(...page.orderBy)
    .limit(page.limit);
  return page.of(rows);
}

/** How many requests there are, and in each state. */
export const roleRequestCount = (db: Reader, { status }: Pick<RoleRequestQuery, "status">) =>
  countOf(db, select(db, inStatus(status), { position: sql`''` }), statusCounts(db));

async function statusCounts(db: Reader): Promise<Record<RoleRequest["status"], number>> {
  const rows = await db
    .select({ status: roleRequests.status, value: sql<number>`count(*)::int` })
    .from(roleRequests)
    .innerJoin(profiles, eq(profiles.id, roleRequests.user_id))
    .where(isNull(profiles.erased_at))
    .groupBy(roleRequests.status);
  const count = (status: RoleRequest["status"]) => rows.find((row) => row.status === status)?.value ?? 0;
  return { pending: count("pending"), approved: count("approved"), rejected: count("rejected") };
}

/** @throws Refusal request.not_found */
export async function roleRequestById(db: Reader, id: string): Promise<RoleRequest> {
  const [found] = await select(db, eq(roleRequests.id, id), { position: sql`''` });
  if (!found) throw new Refusal("request.not_found");
  const { position: _position, ...request } = found;
  return request;
}
