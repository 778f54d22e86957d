import { and, eq, sql } from "drizzle-orm";
import { today, type Clock } from "#platform/clock/clock.ts";
import { takeAdvisoryLock, type Tx } from "#platform/db/db.ts";
import { decisions } from "./decisions.tables.ts";

/** The year that a decision of now is numbered in. */
export const yearOf = (clock: Clock): string => today(clock).slice(0, 4);

/**
 * The organization's next numbers of a year, one after the other without a gap: under a lock that is held until the transaction ends.
 * @returns the next number each time, e.g. 1482/2027
 */
export async function nextProtocols(tx: Tx, organizationId: string, year: string): Promise<() => string> {
  await takeAdvisoryLock(tx, `protocol of ${organizationId}`);
  const [found] = await tx
    .select({ last: sql<number>`coalesce(max(split_part(${decisions.protocol}, '/', 1)::int), 0)` })
    .from(decisions)
    .where(and(eq(decisions.organization_id, organizationId), sql`${decisions.protocol} like ${`%/${year}`}`));
  let last = found?.last ?? 0;
  return () => `${++last}/${year}`;
}
