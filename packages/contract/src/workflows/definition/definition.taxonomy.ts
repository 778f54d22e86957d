/** What a workflow is made of. */

/** Steps that people do. */
export const TASK_KINDS = ["form", "approval", "review", "checklist"] as const;
export type TaskKind = (typeof TASK_KINDS)[number];

/** What happens by itself. */
export const ACTION_KINDS = ["notify", "mail", "set_status", "request_document", "create_event", "webhook"] as const;
export type ActionKind = (typeof ACTION_KINDS)[number];

/** Marks of the way: they take no time. */
const MARK_KINDS = ["start", "split", "join", "end"] as const;

export const NODE_KINDS = [
  ...MARK_KINDS,
  ...TASK_KINDS,
  ...ACTION_KINDS,
  "condition",
  "wait",
  "wait_until",
  "wait_for",
] as const;
export type NodeKind = (typeof NODE_KINDS)[number];

/** How a step can end; each leads on by an edge of that name. */
export const OUTCOMES = [
  "next",
  "approved",
  "rejected",
  "returned",
  "met",
  "not_met",
  "timeout",
  "failed",
  "exceeded",
] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** Ways out of a step: those that it must lead on by, and those that it may. */
export const WAYS_OUT: Readonly<Record<NodeKind, { must: readonly Outcome[]; may: readonly Outcome[] }>> = {
  start: { must: ["next"], may: [] },
  split: { must: ["next"], may: [] },
  join: { must: ["next"], may: [] },
  end: { must: [], may: [] },
  form: { must: ["next"], may: ["timeout", "exceeded"] },
  approval: { must: ["approved", "rejected"], may: ["returned", "timeout", "exceeded"] },
  review: { must: ["next"], may: ["timeout", "exceeded"] },
  checklist: { must: ["next"], may: ["timeout", "exceeded"] },
  notify: { must: ["next"], may: [] },
  mail: { must: ["next"], may: [] },
  set_status: { must: ["next"], may: ["failed"] },
  request_document: { must: ["next"], may: ["failed"] },
  create_event: { must: ["next"], may: [] },
  webhook: { must: ["next"], may: ["failed"] },
  // What cannot be told goes as if it were not met, unless it has a way of its own.
  condition: { must: ["met", "not_met"], may: ["failed"] },
  wait: { must: ["next"], may: [] },
  wait_until: { must: ["next"], may: [] },
  wait_for: { must: ["next"], may: ["timeout"] },
};

/**
 * What a case can wait for: that the applicant sends again what changes were asked of, or sends it again with a document that
 * was attached since, that every evaluation is in, that the application is decided.
 */
export const AWAITED = ["resubmitted", "document", "evaluated", "decided"] as const;
export type Awaited = (typeof AWAITED)[number];

/** What a workflow can set an application to. */
export const STATUSES_SET = ["under_review", "changes_requested", "approved", "rejected"] as const;
export type StatusSet = (typeof STATUSES_SET)[number];

export const DEFINITION_MAX = {
  nodes: 200,
  edges: 600,
  fields: 30,
  items: 40,
  days: 365,
  loops: 20,
  hours: 12,
} as const;

/** What a step is called within its workflow. */
export const NODE_ID = /^[a-z][a-z0-9_]{0,39}$/;
