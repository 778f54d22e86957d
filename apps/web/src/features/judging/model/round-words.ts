import type { Round } from "@kerkis/contract/judging/rounds/rounds.schema.ts";
import type { RoundState } from "@kerkis/contract/judging/rounds/rounds.taxonomy.ts";
import { m } from "#messages";

export const STATE_NAMES: Record<RoundState, () => string> = {
  open: m.judging_state_open,
  locked: m.judging_state_locked,
  reopened: m.judging_state_reopened,
};
export const STATE_TONES = { open: "info", locked: "neutral", reopened: "warning" } as const;

/** Whether the round hides who applies, in a line. */
export const blindnessText = ({ hide_applicant }: Round): string =>
  hide_applicant ? m.judging_blind_applicant() : m.judging_blind_none();
