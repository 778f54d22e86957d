import type {
  ErrorGroupCount,
  ErrorGroupDetail,
  ErrorGroupPage,
  ErrorGroupQuery,
} from "@kerkis/contract/admin/operations/errors.schema.ts";
import type { ErrorStatus } from "@kerkis/contract/admin/operations/errors.taxonomy.ts";
import { and, eq, ne, sql } from "drizzle-orm";
import { nameOf } from "#modules/identity/identity.tables.ts";
import type { Reader } from "#platform/db/db.ts";
import { Refusal } from "#platform/http/refusal.ts";
import { countOf } from "#platform/lists/count.ts";
import { descending, idKey, keysetList, timeKey, type ListSource } from "#platform/lists/keyset.ts";
import { browserErrors } from "../admin.tables.ts";
import { DROPPED } from "./browser-errors.policy.ts";

const DAYS = 14;

/** The last days with how often it was seen on each; `today` is YYYY-MM-DD. */
const daysUntil = (today: string) => sql<{ day: string; count: number }[]>`(
  select json_agg(json_build_object('day', to_char(d, 'YYYY-MM-DD'), 'count', coalesce(seen.occurrences, 0)) order by d)
  from generate_series(${today}::date - ${DAYS - 1}::int, ${today}::date, interval '1 day') d
  left join browser_error_days seen on seen.error_id = ${browserErrors.id} and seen.day = d::date)`;

const columns = (today: string) => ({
  id: browserErrors.id,
  message: browserErrors.message,
  url: browserErrors.url,
  status: browserErrors.status,
  occurrences: browserErrors.occurrences,
  first_seen_at: browserErrors.first_seen_at,
  last_seen_at: browserErrors.last_seen_at,
  days: daysUntil(today),
});
const list = keysetList("errors", {
  latest: descending(timeKey(browserErrors.last_seen_at), idKey(browserErrors.id)),
});

const inStatus = (status: ErrorStatus = "open") =>
  and(eq(browserErrors.status, status), ne(browserErrors.fingerprint, DROPPED));

/** Failures of one state, the last seen first. `today` is YYYY-MM-DD. */
export async function errorGroupPage(
  { db, cursors }: ListSource,
  query: ErrorGroupQuery,
  today: string,
): Promise<ErrorGroupPage> {
  const page = list.page(cursors, query);
  const rows = await db
    .select({ ...columns(today), ...page.columns })
    .from(browserErrors)
    .where(and(inStatus(query.status), page.after))
    .orderBy(...page.orderBy)
    .limit(page.limit);
  return page.of(rows);
}

/** How many failures of one state there are, and of each. */
export const errorGroupCount = (db: Reader, { status }: Pick<ErrorGroupQuery, "status">): Promise<ErrorGroupCount> =>
  countOf(
    db,
    db
      .select({ one: sql`1` })
      .from(browserErrors)
      .where(inStatus(status)),
    statusCounts(db),
  );

async function statusCounts(db: Reader): Promise<ErrorGroupCount["groups"]> {
  const [counts] = await db
    .select({
      open: sql<number>`count(*) filter (where status = 'open')::int`,
      resolved: sql<number>`count(*) filter (where status = 'resolved')::int`,
      ignored: sql<number>`count(*) filter (where status = 'ignored' and fingerprint <> ${DROPPED})::int`,
      dropped: sql<number>`coalesce(sum(occurrences) filter (where fingerprint = ${DROPPED}), 0)::int`,
    })
    .from(browserErrors);
  return counts ?? { open: 0, resolved: 0, ignored: 0, dropped: 0 };
}

/** @throws Refusal request.not_found */
export async function errorGroupById(db: Reader, id: string, today: string): Promise<ErrorGroupDetail> {
  const [found] = await db
    .select({
      ...columns(today),
      stack: browserErrors.stack,
      component_stack: browserErrors.component_stack,
      resolved_by: nameOf(browserErrors.resolved_by),
      resolved_at: browserErrors.resolved_at,
    })
    .from(browserErrors)
    .where(and(eq(browserErrors.id, id), ne(browserErrors.fingerprint, DROPPED)));
  if (!found) throw new Refusal("request.not_found");
  return found;
}
