import type { Decline } from "@kerkis/contract/evaluations/evaluations.schema.ts";
import type { DeclineReason } from "@kerkis/contract/evaluations/evaluations.taxonomy.ts";
import { m } from "#messages";

/** Why an assignment is declined, as whoever declines it says. */
export const DECLINE_LABELS: Record<DeclineReason, () => string> = {
  no_time: m.evaluations_decline_no_time,
  not_my_field: m.evaluations_decline_not_my_field,
  other: m.evaluations_decline_other,
};

/** A reason with the words that came with it. */
export const declineText = ({ reason, words }: Decline): string =>
  [DECLINE_LABELS[reason](), words].filter(Boolean).join(": ");
