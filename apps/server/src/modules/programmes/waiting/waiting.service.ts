import { phaseOf } from "@kerkis/contract/programmes/programmes.policy.ts";
import { programmesHappenings } from "@kerkis/contract/programmes/programmes.happenings.ts";
import type { Waiting } from "@kerkis/contract/programmes/waiting/waiting.schema.ts";
import type { Actor } from "#platform/auth/actor.ts";
import { isoNow } from "#platform/clock/clock.ts";
import { transact } from "#platform/db/db.ts";
import { announce, titleFacts } from "#platform/happenings/announce.ts";
import { Refusal } from "#platform/http/refusal.ts";
import type { Platform } from "#platform/platform.ts";
import { lockProgramme } from "../challenges/challenges.repo.ts";
import { callKnownTo } from "../programmes.reads.ts";
import { callsThatOpened } from "./waiting.reads.ts";
import { addWaiting, isWaiting, removeWaiting, takeWaiting } from "./waiting.repo.ts";

const CALLS_AT_ONCE = 50;

/**
 * Asks to be told when a call opens, or no longer.
 * @throws Refusal programme.not_found, programme.transition where it does not open any more
 */
export async function waitForCall(
  platform: Platform,
  actor: Actor,
  { id, waits }: { id: string; waits: boolean },
): Promise<Waiting> {
  const now = isoNow(platform.clock);
  return transact(platform.db, actor.userId, async (tx) => {
    // Locked, so that nobody begins to wait while those who wait are being told.
    const row = await lockProgramme(tx, id);
    if (!row || !(await callKnownTo(tx, actor, id))) throw new Refusal("programme.not_found");
    if (waits && phaseOf(row, now) !== "upcoming") throw new Refusal("programme.transition");
    await (waits ? addWaiting : removeWaiting)(tx, id, actor.userId);
    return { is_waiting: waits };
  });
}

/** Whether the person is told when a call opens. @throws Refusal programme.not_found */
export async function waitingFor({ db }: Platform, actor: Actor, id: string): Promise<Waiting> {
  if (!(await callKnownTo(db, actor, id))) throw new Refusal("programme.not_found");
  return { is_waiting: await isWaiting(db, id, actor.userId) };
}

/** Tells those who wait of the calls that have opened meanwhile, each once, however many nodes there are. */
export async function tellOfOpened(platform: Platform): Promise<void> {
  const now = isoNow(platform.clock);
  const opened = await callsThatOpened(platform.db, now, CALLS_AT_ONCE);
  for (const { id } of opened) await tellOf(platform, id, now);
}

/** A call that is paused is told of once it goes on; nobody is sent to one that has closed. */
async function tellOf(platform: Platform, id: string, now: string): Promise<void> {
  await transact(platform.db, null, async (tx) => {
    const row = await lockProgramme(tx, id);
    if (!row || row.state === "paused") return;
    const audience = await takeWaiting(tx, id);
    const { title, closes_at: closes, timezone, organization_id: organizationId } = row;
    const known = phaseOf(row, now) === "open" && closes !== null;
    if (!known || audience.length === 0) return;
    await announce({ tx, platform, actorId: null }, programmesHappenings.opened, {
      audience,
      organizationId,
      facts: { call_id: id, ...titleFacts(title), closes, timezone },
    });
  });
}
