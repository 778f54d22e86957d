import { m } from "#messages";
import type { Decision } from "../../evaluations.mutations.ts";

interface DecisionText {
  title: (names: { startup: string }) => string;
  /** Repeats what will happen, so that nobody decides by surprise. */
  effect: (names: { startup: string; applicant: string }) => string;
  /** The same in a call, where it lists nothing in the registry. */
  effectInCall?: (names: { startup: string; applicant: string }) => string;
  confirm: () => string;
  done: () => string;
  /** Absent where no reason is asked. */
  reason?: { label: () => string; isRequired: boolean };
  tone: "primary" | "danger";
}

/** Words of each decision; which reasons are required is completions 2. */
export const DECISION_TEXTS: Record<Decision, DecisionText> = {
  open_review: {
    title: m.evaluations_decide_open_review_title,
    effect: m.evaluations_decide_open_review_effect,
    confirm: m.evaluations_action_open_review,
    done: m.evaluations_decide_open_review_done,
    tone: "primary",
  },
  request_changes: {
    title: m.evaluations_decide_request_changes_title,
    effect: m.evaluations_decide_request_changes_effect,
    confirm: m.evaluations_action_request_changes,
    done: m.evaluations_decide_request_changes_done,
    reason: { label: m.evaluations_decide_request_changes_reason, isRequired: true },
    tone: "primary",
  },
  approve: {
    title: m.evaluations_decide_approve_title,
    effect: m.evaluations_decide_approve_effect,
    effectInCall: m.evaluations_decide_approve_in_call,
    confirm: m.evaluations_action_approve,
    done: m.evaluations_decide_approve_done,
    reason: { label: m.evaluations_decide_approve_reason, isRequired: false },
    tone: "primary",
  },
  reject: {
    title: m.evaluations_decide_reject_title,
    effect: m.evaluations_decide_reject_effect,
    effectInCall: m.evaluations_decide_reject_in_call,
    confirm: m.evaluations_action_reject,
    done: m.evaluations_decide_reject_done,
    reason: { label: m.evaluations_decide_reject_reason, isRequired: true },
    tone: "danger",
  },
  reopen: {
    title: m.evaluations_decide_reopen_title,
    effect: m.evaluations_decide_reopen_effect,
    confirm: m.evaluations_action_reopen,
    done: m.evaluations_decide_reopen_done,
    reason: { label: m.evaluations_decide_reopen_reason, isRequired: true },
    tone: "danger",
  },
};
