import { LIMITS } from "@kerkis/contract/core/limits.ts";
import { fillPlaceholders, sql, type SQL } from "drizzle-orm";
import * as z from "zod";
import type { Db } from "#platform/db/db.ts";
import { startups } from "./startups.tables.ts";

export type Count = { value: number; exact: boolean };

const plans = z.array(z.object({ "QUERY PLAN": z.array(z.object({ Plan: z.object({ "Plan Rows": z.number() }) })) }));

/** Counts rows up to just past the exact limit. */
export const countSome = (db: Db, where: SQL | undefined) =>
  db.select({ value: sql<number>`count(*)::int` }).from(
    db
      .select({ one: sql<number>`1`.as("one") })
      .from(startups)
      .where(where)
      .limit(LIMITS.exactCount)
      .as("some"),
  );

/** The planner's idea of how many rows match, never below the exact limit. Two significant digits are all it knows. */
export async function estimateRows(db: Db, where: SQL | undefined, values: Record<string, unknown>): Promise<Count> {
  const { sql: text, params } = db
    .select({ one: sql`1` })
    .from(startups)
    .where(where)
    .toSQL();
  const { rows } = await db.$client.query(`explain (format json) ${text}`, fillPlaceholders(params, values));
  const [plan] = plans.parse(rows)[0]?.["QUERY PLAN"] ?? [];
  const guess = plan?.Plan["Plan Rows"] ?? LIMITS.exactCount;
  const step = 10 ** (Math.floor(Math.log10(Math.max(guess, 1))) - 1);
  return { value: Math.max(LIMITS.exactCount, Math.round(guess / step) * step), exact: false };
}

/** A count this large takes time and changes little: it is told again for some seconds. */
const COSTLY = 1_000;
const FRESH_MS = 10_000;
const REMEMBERED_MAX = 500;
const recent = new WeakMap<Db, Map<string, { until: number; total: Count }>>();

/** The total of a question as counted within the last seconds where that was costly, or counted now. */
export async function recentTotal(db: Db, question: unknown, count: () => Promise<Count>): Promise<Count> {
  const totals = recent.get(db) ?? new Map<string, { until: number; total: Count }>();
  recent.set(db, totals);
  const key = JSON.stringify(question);
  const known = totals.get(key);
  if (known && known.until > performance.now()) return known.total;
  const total = await count();
  if (totals.size >= REMEMBERED_MAX) totals.clear();
  if (total.value >= COSTLY) totals.set(key, { until: performance.now() + FRESH_MS, total });
  return total;
}
