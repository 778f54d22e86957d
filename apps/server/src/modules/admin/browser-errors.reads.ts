import type { ErrorGroup, ErrorGroupDetail, ErrorGroupPage } from "@kerkis/contract/admin/errors.schema.ts";
import type { ErrorStatus } from "@kerkis/contract/admin/errors.taxonomy.ts";
import { LIMITS } from "@kerkis/contract/core/limits.ts";
import { and, desc, eq, ne, sql } from "drizzle-orm";
import * as z from "zod";
import { profiles } from "#modules/identity/identity.tables.ts";
import type { Reader } from "#platform/db/db.ts";
import { cursorText, packCursor, unpackCursor } from "#platform/http/cursor.ts";
import { Refusal } from "#platform/http/refusal.ts";
import { browserErrors } from "./admin.tables.ts";
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
const position = z.tuple([cursorText(40), z.uuid()]);

/** Failures of one state, the last seen first. `today` is YYYY-MM-DD. */
export async function errorGroupPage(
  db: Reader,
  query: { status?: ErrorStatus | undefined; cursor?: string | undefined; limit?: number | undefined },
  today: string,
): Promise<ErrorGroupPage> {
  const { status = "open", limit = LIMITS.pageSize } = query;
  const [key, id] = query.cursor ? unpackCursor(query.cursor, position) : [];
  const rows = await db
    .select({
      ...columns(today),
      position: sql<string>`to_char(${browserErrors.last_seen_at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`,
    })
    .from(browserErrors)
    .where(
      and(
        eq(browserErrors.status, status),
        ne(browserErrors.fingerprint, DROPPED),
        key === undefined
          ? undefined
          : sql`(${browserErrors.last_seen_at}, ${browserErrors.id}) < (${key}::timestamptz, ${id}::uuid)`,
      ),
    )
    .orderBy(desc(browserErrors.last_seen_at), desc(browserErrors.id))
    .limit(limit + 1);
  const [counts] = await db
    .select({
      open: sql<number>`count(*) filter (where status = 'open')::int`,
      resolved: sql<number>`count(*) filter (where status = 'resolved')::int`,
      ignored: sql<number>`count(*) filter (where status = 'ignored' and fingerprint <> ${DROPPED})::int`,
      dropped: sql<number>`coalesce(sum(occurrences) filter (where fingerprint = ${DROPPED}), 0)::int`,
    })
    .from(browserErrors);
  const { dropped = 0, ...byStatus } = counts ?? { open: 0, resolved: 0, ignored: 0 };
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return {
    items: items.map(({ position: _position, ...group }): ErrorGroup => group),
    next: last && rows.length > limit ? packCursor([last.position, last.id]) : null,
    counts: byStatus,
    dropped,
  };
}

/** @throws Refusal request.not_found */
export async function errorGroupById(db: Reader, id: string, today: string): Promise<ErrorGroupDetail> {
  const [found] = await db
    .select({
      ...columns(today),
      stack: browserErrors.stack,
      component_stack: browserErrors.component_stack,
      resolved_by: sql<
        string | null
      >`(select r.first_name || ' ' || r.last_name from ${profiles} r where r.id = ${browserErrors.resolved_by})`,
      resolved_at: browserErrors.resolved_at,
    })
    .from(browserErrors)
    .where(and(eq(browserErrors.id, id), ne(browserErrors.fingerprint, DROPPED)));
  if (!found) throw new Refusal("request.not_found");
  return found;
}
