import { LIMITS } from "@kerkis/contract/core/limits.ts";
import type { Count, RowCount } from "@kerkis/contract/core/lists.ts";
import { sql, type SQLWrapper } from "drizzle-orm";
import * as z from "zod";
import type { Reader } from "#platform/db/db.ts";

const plans = z.array(z.object({ "QUERY PLAN": z.array(z.object({ Plan: z.object({ "Plan Rows": z.number() }) })) }));

/** How many rows a select has: exact below LIMITS.exactCount, the planner's estimate above. */
async function countRows(db: Reader, select: SQLWrapper): Promise<RowCount> {
  const { rows } = await db.execute<{ value: number }>(
    sql`select count(*)::int as value from (${select} limit ${LIMITS.exactCount}) counted`,
  );
  const value = rows[0]?.value ?? 0;
  return value < LIMITS.exactCount ? { value, exact: true } : estimateRows(db, select);
}

/** The planner's idea of how many rows match, never below the exact limit. Two significant digits are all it knows. */
async function estimateRows(db: Reader, select: SQLWrapper): Promise<RowCount> {
  const { rows } = await db.execute<Record<string, unknown>>(sql`explain (format json) ${select}`);
  const [plan] = plans.parse(rows)[0]?.["QUERY PLAN"] ?? [];
  const guess = plan?.Plan["Plan Rows"] ?? LIMITS.exactCount;
  const step = 10 ** (Math.floor(Math.log10(Math.max(guess, 1))) - 1);
  return { value: Math.max(LIMITS.exactCount, Math.round(guess / step) * step), exact: false };
}

/** A list's total as its endpoint answers it. `groups` counts kinds of rows; a list without them gives none. */
export async function countOf<Group extends string = never>(
  db: Reader,
  select: SQLWrapper,
  groups: Promise<Record<Group, number>> = Promise.resolve({} as Record<Group, number>),
): Promise<Count<Group>> {
  const [total, counted] = await Promise.all([countRows(db, select), groups]);
  return { ...total, groups: counted };
}
