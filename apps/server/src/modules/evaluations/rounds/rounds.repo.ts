import type { LocalizedText } from "@kerkis/contract/core/text/languages.ts";
import { and, asc, desc, eq, inArray, isNull, notInArray, or, sql } from "drizzle-orm";
import { takeAdvisoryLock, type Reader, type Tx } from "#platform/db/db.ts";
import { evaluations } from "../evaluations.tables.ts";
import { roundEntries, rounds } from "./rounds.tables.ts";

export type RoundRecord = typeof rounds.$inferSelect;

const FIRST: LocalizedText = { el: "Α΄ γύρος", en: "First round" };

/** By id; `share` keeps its state as it is, `update` makes other commands on it wait. */
export async function roundById(db: Reader, id: string, lock?: "update" | "share"): Promise<RoundRecord | null> {
  const query = db.select().from(rounds).where(eq(rounds.id, id));
  const [row] = await (lock ? query.for(lock) : query);
  return row ?? null;
}

/** A programme's last round that an application takes part in. */
const lastRound = (db: Reader, programmeId: string, applicationId: string) => {
  const entered = sql`exists (select from ${roundEntries} where ${roundEntries.round_id} = ${rounds.id}
    and ${roundEntries.application_id} = ${applicationId})`;
  return db
    .select()
    .from(rounds)
    .where(and(eq(rounds.programme_id, programmeId), or(eq(rounds.number, 1), entered)))
    .orderBy(desc(rounds.number))
    .limit(1);
};

/** The round that an application is assigned in now; null where its programme has none yet. */
export async function roundNow(db: Reader, programmeId: string, applicationId: string): Promise<RoundRecord | null> {
  const [found] = await lastRound(db, programmeId, applicationId);
  return found ?? null;
}

/** As `roundNow`, kept as it is; the first one is made where there is none. */
export async function currentRound(
  tx: Tx,
  programme: { id: string; organization: { id: string } },
  applicationId: string,
): Promise<RoundRecord> {
  const [found] = await lastRound(tx, programme.id, applicationId).for("share");
  return found ?? firstRound(tx, programme.id, programme.organization.id);
}

/** A programme's first round, made unless it has one. Two at once make one. */
async function firstRound(tx: Tx, programmeId: string, organizationId: string): Promise<RoundRecord> {
  await takeAdvisoryLock(tx, `rounds of ${programmeId}`);
  const first = and(eq(rounds.programme_id, programmeId), eq(rounds.number, 1));
  const [found] = await tx.select().from(rounds).where(first).for("share");
  if (found) return found;
  const [made] = await tx
    .insert(rounds)
    .values({ organization_id: organizationId, programme_id: programmeId, number: 1, title: FIRST })
    .returning();
  if (!made) throw new Error("A round was not stored.");
  return made;
}

type NewRound = Omit<typeof rounds.$inferInsert, "number">;

/** Adds a round after those that its programme has. */
export async function insertRound(tx: Tx, round: NewRound): Promise<RoundRecord> {
  await takeAdvisoryLock(tx, `rounds of ${round.programme_id}`);
  const [made] = await tx
    .insert(rounds)
    .values({
      ...round,
      number: sql`(select coalesce(max(number), 0) + 1 from ${rounds} where ${rounds.programme_id} = ${round.programme_id})`,
    })
    .returning();
  if (!made) throw new Error("A round was not stored.");
  return made;
}

/** Gives a programme the rounds of another, in their order, open and without their deadlines. */
export async function copyRounds(tx: Tx, fromId: string, programmeId: string): Promise<void> {
  const known = await tx.select().from(rounds).where(eq(rounds.programme_id, fromId)).orderBy(asc(rounds.number));
  for (const one of known) {
    const { organization_id, title, required_reviews, load_cap, places, template_version_id } = one;
    const { hide_applicant, hide_reviewers, scores_visible } = one;
    const rules = { title, required_reviews, load_cap, places, template_version_id };
    await insertRound(tx, {
      ...rules,
      organization_id,
      programme_id: programmeId,
      hide_applicant,
      hide_reviewers,
      scores_visible,
    });
  }
}

/** Writes a change of a round. */
export async function changeRound(tx: Tx, id: string, change: Partial<NewRound>, now: string): Promise<void> {
  await tx
    .update(rounds)
    .set({ ...change, version: sql`${rounds.version} + 1`, updated_at: now })
    .where(eq(rounds.id, id));
}

/**
 * What was due at a round's deadline follows it, and what had no date gets it; what had a date of its own keeps it. Without a deadline
 * dates stay as they are.
 * @param deadline the new one, ISO 8601; null for none
 * @returns whose each is that it concerns, and of which application: what moved, or all that is open where the first was set or the last removed
 */
export async function moveDueDates(
  tx: Tx,
  { id, deadline: before }: RoundRecord,
  deadline: string | null,
): Promise<{ application_id: string; evaluator_id: string }[]> {
  if (before === deadline || (before && deadline && Date.parse(before) === Date.parse(deadline))) return [];
  const { application_id, evaluator_id, due_at, round_id, status } = evaluations;
  const open = and(eq(round_id, id), inArray(status, ["assigned", "in_progress"]));
  const pair = { application_id, evaluator_id };
  if (deadline !== null) {
    const due = before === null ? isNull(due_at) : eq(due_at, before);
    const moved = await tx.update(evaluations).set({ due_at: deadline }).where(and(open, due)).returning(pair);
    if (before !== null) return moved;
  }
  return tx.select(pair).from(evaluations).where(open);
}

/** Whom an evaluation of the round is with, begun or handed in. */
export async function evaluatorsOf(db: Reader, roundId: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: evaluations.evaluator_id })
    .from(evaluations)
    .where(and(eq(evaluations.round_id, roundId), notInArray(evaluations.status, ["recused", "declined"])));
  return rows.map(({ id }) => id);
}

/** The template version that a round's evaluations are given on; undefined before the first. */
export async function versionInUse(db: Reader, roundId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ id: evaluations.template_version_id })
    .from(evaluations)
    .where(eq(evaluations.round_id, roundId))
    .limit(1);
  return row?.id;
}
