import { DAY_MS } from "@kerkis/contract/core/limits.ts";

/** Which of `count` startups is on stage today (UTC): each day the next one, so that all get their turn. */
export const stageTurn = (now: Date, count: number): number =>
  count === 0 ? 0 : Math.floor(now.getTime() / DAY_MS) % count;
