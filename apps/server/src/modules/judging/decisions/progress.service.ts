import { DECISIONS_APPLYING } from "@kerkis/contract/judging/decisions/decisions.events.ts";
import type { DecisionsApplying } from "@kerkis/contract/judging/decisions/decisions.schema.ts";
import { userTopic } from "@kerkis/contract/core/realtime.ts";
import type { Actor } from "#platform/auth/actor.ts";
import type { Tx } from "#platform/db/db.ts";
import type { Platform } from "#platform/platform.ts";

/** How often, at most, a batch tells how far it is. */
const STEPS = 20;

/** Tells whoever applies a batch how far it is: before it is through by itself, and how it ended. */
export interface Progress {
  at: (done: number, total: number) => Promise<void>;
  /** Told when the transaction commits, and not at all when it does not. */
  applied: (tx: Tx, total: number) => Promise<void>;
  failed: () => Promise<void>;
}

/** The progress of a round's batch, on every page that its person has open. A page that is left misses nothing but the bar. */
export function progressOf({ db, realtime, log }: Platform, { userId }: Actor, roundId: string): Progress {
  const tell = (to: Parameters<typeof realtime.publish>[0], told: Omit<DecisionsApplying, "round_id">) =>
    realtime.publish(to, userTopic(userId), DECISIONS_APPLYING, { round_id: roundId, ...told });
  /** Beside the batch's transaction: what is told of it never keeps it back. */
  const beside = (told: Omit<DecisionsApplying, "round_id">) =>
    tell(db, told).catch((error: unknown) => log.warn({ err: error }, "The progress of a batch was not told."));
  return {
    at: async (done, total) => {
      if (done % Math.ceil(total / STEPS) === 0) await beside({ done, total, ended: null });
    },
    applied: (tx, total) => tell(tx, { done: total, total, ended: "applied" }),
    failed: () => beside({ done: 0, total: 0, ended: "failed" }),
  };
}
