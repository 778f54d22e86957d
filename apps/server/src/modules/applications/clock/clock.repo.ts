import { and, eq, isNotNull, sql } from "drizzle-orm";
import type { Tx } from "#platform/db/db.ts";
import { applications } from "../applications.tables.ts";

/** Every term in a call that is not over begins anew, whole; those that stand still have all of its days left. */
export async function moveTerms(
  tx: Tx,
  programmeId: string,
  { from, due, days }: { from: string; due: string; days: number },
): Promise<void> {
  const runs = sql`${applications.due_on} is not null`;
  await tx
    .update(applications)
    .set({
      clock_from: from,
      due_on: sql`case when ${runs} then ${due}::date end`,
      clock_left: sql`case when not ${runs} then ${days}::int end`,
      clock_told: null,
    })
    .where(and(eq(applications.programme_id, programmeId), isNotNull(applications.clock_from)));
}
