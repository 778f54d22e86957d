import type { Round } from "@kerkis/contract/judging/rounds/rounds.schema.ts";
import type { RoundState, ScoresVisible } from "@kerkis/contract/judging/rounds/rounds.taxonomy.ts";
import { m } from "#messages";

export const STATE_NAMES: Record<RoundState, () => string> = {
  open: m.judging_state_open,
  locked: m.judging_state_locked,
  reopened: m.judging_state_reopened,
};
export const STATE_TONES = { open: "info", locked: "neutral", reopened: "warning" } as const;

export const SCORES_NAMES: Record<ScoresVisible, () => string> = {
  never: m.judging_scores_never,
  after_own: m.judging_scores_after_own,
  always: m.judging_scores_always,
};

/** Whom the round hides from whom, in a line. */
export function blindnessText({ hide_applicant: applicant, hide_reviewers: reviewers }: Round): string {
  if (applicant && reviewers) return m.judging_blind_both();
  if (applicant) return m.judging_blind_applicant();
  return reviewers ? m.judging_blind_reviewers() : m.judging_blind_none();
}
