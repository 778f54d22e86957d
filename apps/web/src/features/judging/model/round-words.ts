import type { Round } from "@kerkis/contract/judging/rounds/rounds.schema.ts";
import type { RoundState, ScoresVisible } from "@kerkis/contract/judging/rounds/rounds.taxonomy.ts";
import { m } from "#messages";

export const STATE_NAMES: Record<RoundState, () => string> = {
  open: m.judging_state_open,
  locked: m.judging_state_locked,
  reopened: m.judging_state_reopened,
};
export const STATE_TONES = { open: "info", locked: "neutral", reopened: "warning" } as const;

/** When evaluators see what the others gave, by the choice. */
export const VISIBLE_NAMES: Record<ScoresVisible, () => string> = {
  never: m.judging_scores_visible_never,
  after_own: m.judging_scores_visible_after_own,
  always: m.judging_scores_visible_always,
};

/** Whom the round hides from those who evaluate in it, in a line. */
export const blindnessText = ({ hide_applicant, hide_reviewers }: Round): string =>
  [hide_applicant && m.judging_blind_applicant(), hide_reviewers && m.judging_blind_reviewers()]
    .filter(Boolean)
    .join(" · ") || m.judging_blind_none();
