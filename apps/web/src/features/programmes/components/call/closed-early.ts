import type { Call } from "@kerkis/contract/programmes/challenges/challenges.schema.ts";

/** Whether a call takes no applications although its deadline lies ahead. */
export const closedEarly = ({ phase, closes_at, now }: Pick<Call, "phase" | "closes_at" | "now">): boolean =>
  (phase === "closed" || phase === "archived") && closes_at !== null && Date.parse(closes_at) > Date.parse(now);
