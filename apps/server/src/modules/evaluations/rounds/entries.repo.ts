import { and, asc, eq, gt, sql } from "drizzle-orm";
import { anyOf } from "#platform/db/columns.ts";
import type { Reader, Tx } from "#platform/db/db.ts";
import { evaluations } from "../evaluations.tables.ts";
import type { RoundRecord } from "./rounds.repo.ts";
import { roundEntries, rounds } from "./rounds.tables.ts";

/** The programme's round after this one; with `lock` other commands on it wait. */
export async function roundAfter(
  db: Reader,
  { programme_id, number }: RoundRecord,
  lock?: "update",
): Promise<RoundRecord | null> {
  const query = db
    .select()
    .from(rounds)
    .where(and(eq(rounds.programme_id, programme_id), gt(rounds.number, number)))
    .orderBy(asc(rounds.number))
    .limit(1);
  const [found] = await (lock ? query.for(lock) : query);
  return found ?? null;
}

/** Lets applications take part in a round. @returns how many did not before */
export async function enterRound(tx: Tx, roundId: string, ids: readonly string[], now: string): Promise<number> {
  const made = await tx
    .insert(roundEntries)
    .values(ids.map((application_id) => ({ round_id: roundId, application_id, created_at: now })))
    .onConflictDoNothing()
    .returning({ id: roundEntries.application_id });
  return made.length;
}

/** Takes applications out of a round that nobody was given there. @returns how many */
export async function leaveRound(tx: Tx, roundId: string, ids: readonly string[]): Promise<number> {
  const gone = await tx
    .delete(roundEntries)
    .where(
      and(
        eq(roundEntries.round_id, roundId),
        anyOf(roundEntries.application_id, ids),
        sql`not exists (select from ${evaluations} where ${evaluations.round_id} = ${roundId}
          and ${evaluations.application_id} = ${roundEntries.application_id})`,
      ),
    )
    .returning({ id: roundEntries.application_id });
  return gone.length;
}
