import pLimit from "p-limit";
import { Refusal } from "./refusal.ts";

/** As long as a statement waits for a connection of the pool. */
const WAIT_MS = 10_000;

/** Runs a read when its turn comes. @throws Refusal request.unavailable when that took too long */
export type InTurn = <Result>(read: () => Promise<Result>) => Promise<Result>;

/**
 * Lets so many reads work at once; the others wait in the order they came, before they cost anything. Without it two hundred
 * would be half done at once, each holding its memory while it waits for a connection of the pool.
 */
export function readsInTurn(atOnce: number, now: () => number): InTurn {
  const inTurn = pLimit(atOnce);
  return (read) => {
    const since = now();
    return inTurn(() => {
      if (now() - since >= WAIT_MS) throw new Refusal("request.unavailable");
      return read();
    });
  };
}
