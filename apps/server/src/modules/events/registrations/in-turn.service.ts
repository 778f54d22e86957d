import pLimit, { type LimitFunction } from "p-limit";

const turns = new Map<string, LimitFunction>();

/**
 * Lets those who want the same event's seats come one at a time on this node. The event's row lock alone decides who gets one;
 * waiting for it here instead of on a connection leaves the pool to everyone else while a popular event opens.
 */
export async function inTurn<Result>(eventId: string, work: () => Promise<Result>): Promise<Result> {
  const turn = turns.get(eventId) ?? pLimit(1);
  turns.set(eventId, turn);
  try {
    return await turn(work);
  } finally {
    if (turn.activeCount === 0 && turn.pendingCount === 0) turns.delete(eventId);
  }
}
