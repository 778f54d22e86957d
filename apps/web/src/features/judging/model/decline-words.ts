import type { Decline } from "@kerkis/contract/evaluations/evaluations.schema.ts";
import type { DeclineReason } from "@kerkis/contract/evaluations/evaluations.taxonomy.ts";
import { m } from "#messages";

const REASONS: Record<DeclineReason, () => string> = {
  no_time: m.judging_declined_no_time,
  not_my_field: m.judging_declined_not_my_field,
  other: m.judging_declined_other,
};

/** Why an evaluator declined, with their own words where there are any. */
export const declineText = ({ reason, words }: Decline): string =>
  [REASONS[reason](), words].filter(Boolean).join(": ");
