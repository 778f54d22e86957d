import type { Decision } from "@kerkis/contract/judging/decisions/decisions.schema.ts";
import type { Verdict } from "@kerkis/contract/judging/decisions/letters.policy.ts";
import type { Round } from "@kerkis/contract/judging/rounds/rounds.schema.ts";
import { m } from "#messages";

export const VERDICT_NAMES: Record<Verdict, () => string> = {
  approve: m.judging_verdict_approve,
  reject: m.judging_verdict_reject,
};
/** Decisions of a call rest on a locked round; the registry decides as applications come. */
export const mayDecide = ({ state, programme }: Pick<Round, "state" | "programme">): boolean =>
  state === "locked" || programme.kind === "registry";

export const VERDICT_TONES = { approve: "success", reject: "danger" } as const;

/** What stands against applying a decision. */
export const PROBLEM_TEXTS: Record<NonNullable<Decision["problem"]>, () => string> = {
  reason: m.judging_problem_reason,
  phase: m.judging_problem_phase,
  own: m.judging_problem_own,
  letter: m.judging_problem_letter,
};
