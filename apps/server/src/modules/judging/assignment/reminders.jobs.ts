import { DAY_MS } from "@kerkis/contract/core/limits.ts";
import { sql } from "drizzle-orm";
import { mayEvaluateAmong, roundById } from "#modules/evaluations/evaluations.api.ts";
import { automationScope } from "#platform/auth/scope.ts";
import { isoIn, isoNow } from "#platform/clock/clock.ts";
import { transact } from "#platform/db/db.ts";
import type { EventContext, Platform } from "#platform/platform.ts";
import { announceReminder } from "./assignment.events.ts";
import { evaluatorProfiles } from "./assignment.tables.ts";
import { dueOf, evaluatorsWithDue, type Evaluator } from "./due.reads.ts";

/** So long before its date, and while that is over, an evaluator is reminded of an evaluation. */
const AHEAD_MS = 2 * DAY_MS;
/** A reminder, by hand or by itself, is the last for so long. */
const PAUSE_MS = 3 * DAY_MS;
/** Every morning, in Athens. */
const EVERY_MORNING = "10 8 * * *";

/** Reminds evaluators of what is due soon or late, each at most once in three days, however often it runs. */
export async function remindOfDue(platform: Platform): Promise<void> {
  for (const evaluator of await evaluatorsWithDue(platform.db, isoIn(platform.clock, AHEAD_MS)))
    await transact(platform.db, null, (tx) => remindOne({ tx, platform, actorId: null }, evaluator));
}

async function remindOne(context: EventContext, { organizationId, userId }: Evaluator): Promise<void> {
  const { tx, platform } = context;
  // Whoever left could not open what they would be reminded of.
  if ((await mayEvaluateAmong(tx, automationScope(organizationId), [userId])).length === 0) return;
  const waiting = await dueOf(tx, { organizationId, userId }, isoIn(platform.clock, AHEAD_MS));
  if (waiting.length === 0 || !(await takeTurn(context, { organizationId, userId }))) return;
  for (const { roundId, ...of } of waiting) {
    const round = await roundById(tx, roundId);
    if (round) await announceReminder(context, round, { id: userId, ...of });
  }
}

/** Notes that someone is reminded now; false where they were not long ago. */
async function takeTurn({ tx, platform }: EventContext, { organizationId, userId }: Evaluator): Promise<boolean> {
  const reminded_at = isoNow(platform.clock);
  const taken = await tx
    .insert(evaluatorProfiles)
    .values({ organization_id: organizationId, user_id: userId, reminded_at })
    .onConflictDoUpdate({
      target: [evaluatorProfiles.organization_id, evaluatorProfiles.user_id],
      set: { reminded_at },
      setWhere: sql`coalesce(${evaluatorProfiles.reminded_at} < ${isoIn(platform.clock, -PAUSE_MS)}::timestamptz, true)`,
    })
    .returning({ id: evaluatorProfiles.user_id });
  return taken.length > 0;
}

/** What assignments do by themselves. */
export function assignmentJobs(platform: Platform): void {
  platform.jobs.schedule("judging.reminders", EVERY_MORNING, () => remindOfDue(platform));
}
