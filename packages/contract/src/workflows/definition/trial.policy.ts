import { evaluate, type Fact } from "../../core/conditions/conditions.ts";
import { addWorkingDays } from "../../core/time/working-days.ts";
import type { WorkflowDefinition, WorkflowNode } from "./definition.schema.ts";
import { isTask } from "./tasks.policy.ts";
import { WAYS_OUT, type Outcome } from "./definition.taxonomy.ts";
import { beginFlow, leave, nodeOf, type Flow, type Move, type Token, type Trouble } from "./flow.policy.ts";

/**
 * A workflow tried out with a test person and a clock that is moved by hand: pure, so nothing leaves and nothing is kept. It walks
 * as the engine does; what people, other systems and the calendar would do is said by whoever tries it.
 */

export const TRIAL_KINDS = [
  "begun",
  "asked",
  "done",
  "told",
  "status",
  "called",
  "decided",
  "waits",
  "reminded",
  "overdue",
  "escalated",
  "over",
  "ended",
  "stuck",
] as const;
export type TrialKind = (typeof TRIAL_KINDS)[number];

export interface TrialEntry {
  day: string;
  kind: TrialKind;
  node: string | null;
  outcome: Outcome | null;
  /** The day until which something is asked or waited for. */
  until: string | null;
}

/** What the calendar does by itself, and when. */
interface Clock {
  token: number;
  node: string;
  kind: "reminded" | "overdue" | "escalated" | "over";
  day: string;
}

export interface Trial {
  definition: WorkflowDefinition;
  flow: Flow;
  /** Today, for the trial. */
  day: string;
  clocks: readonly Clock[];
  /** How steps ended, which conditions ask about. */
  facts: Readonly<Record<string, Fact>>;
  entries: readonly TrialEntry[];
  trouble: { node: string; code: Trouble } | null;
}

/** Where the trial waits for a word, and which words there are. */
export interface TrialQuestion {
  token: number;
  node: WorkflowNode;
  outcomes: readonly Outcome[];
}

/** Begins a trial on a day. */
export function beginTrial(definition: WorkflowDefinition, day: string): Trial {
  const begun = beginFlow(definition);
  const entries: TrialEntry[] = [{ day, kind: "begun", node: null, outcome: null, until: null }];
  return settle({ definition, flow: begun.flow, day, clocks: [], facts: {}, entries, trouble: null }, begun);
}

/** Says how a step that waits ends. */
export function answerTrial(trial: Trial, token: number, outcome: Outcome): Trial {
  const standing = trial.flow.tokens.find(({ id }) => id === token);
  const node = standing && nodeOf(trial.definition, standing.node);
  if (!node) return trial;
  const kind: TrialKind = isTask(node) ? "done" : node.type === "condition" ? "decided" : "called";
  const known = { ...trial, facts: { ...trial.facts, [node.id]: outcome } };
  return goOn(add(known, kind, node, { outcome }), token, outcome);
}

/** The next day on which the calendar does something by itself; null where nothing waits for it. */
export const nextMoment = ({ clocks }: Trial): string | null =>
  clocks.map(({ day }) => day).toSorted((one, other) => one.localeCompare(other))[0] ?? null;

/** Moves the clock to the next day on which something happens by itself, and lets it happen. */
export function passTime(trial: Trial): Trial {
  const day = nextMoment(trial);
  if (day === null) return trial;
  let moved: Trial = { ...trial, day };
  for (const clock of trial.clocks.filter((one) => one.day === day)) {
    // Whatever rang before may have ended what this one is about.
    if (moved.clocks.includes(clock)) moved = ring(moved, clock);
  }
  return moved;
}

/** Everything that waits for a word now. */
export function questionsOf({ definition, flow, trouble }: Trial): TrialQuestion[] {
  if (trouble !== null) return [];
  return flow.tokens.flatMap(({ id: token, node: at }) => {
    const node = nodeOf(definition, at);
    if (!node || node.type === "join" || node.type === "wait" || node.type === "wait_until") return [];
    const leads = new Set(definition.edges.filter(({ from }) => from === at).map(({ on }) => on));
    const { must, may } = WAYS_OUT[node.type];
    const said = [...must, ...may.filter((on) => leads.has(on))].filter((on) => on !== "timeout" && on !== "exceeded");
    return [{ token, node, outcomes: said }];
  });
}

function ring(trial: Trial, clock: Clock): Trial {
  const node = nodeOf(trial.definition, clock.node);
  if (!node) return trial;
  const rung = { ...trial, clocks: trial.clocks.filter((one) => one !== clock) };
  if (clock.kind === "over")
    return goOn(add(rung, "over", node), clock.token, node.type === "wait_for" ? "timeout" : "next");
  if (clock.kind !== "overdue" || !hasWay(trial, node, "timeout")) return add(rung, clock.kind, node);
  return goOn(add(rung, "over", node), clock.token, "timeout");
}

const hasWay = ({ definition }: Trial, { id }: WorkflowNode, outcome: Outcome): boolean =>
  definition.edges.some(({ from, on }) => from === id && on === outcome);

const add = (
  trial: Trial,
  kind: TrialKind,
  node: WorkflowNode | null,
  { outcome = null, until = null }: { outcome?: Outcome | null; until?: string | null } = {},
): Trial => ({
  ...trial,
  entries: [...trial.entries, { day: trial.day, kind, node: node?.id ?? null, outcome, until }],
});

const goOn = (trial: Trial, token: number, outcome: Outcome): Trial =>
  settle(
    { ...trial, clocks: trial.clocks.filter((clock) => clock.token !== token) },
    leave(trial.definition, trial.flow, token, outcome),
  );

/** Takes every step that needs nobody, as the engine does. */
function settle(before: Trial, moved: Move): Trial {
  let trial: Trial = { ...before, flow: moved.flow };
  let trouble = moved.trouble;
  const todo = [...moved.entered];
  for (const token of todo) {
    const node = nodeOf(trial.definition, token.node);
    const isThere = trial.flow.tokens.some(({ id, node: at }) => id === token.id && at === token.node);
    if (!node || !isThere || trouble !== null || trial.flow.ended !== null) continue;
    const step = beginStep(trial, token, node);
    trial = step.trial;
    if (step.outcome === null) continue;
    const next = leave(trial.definition, trial.flow, token.id, step.outcome);
    trial = { ...trial, flow: next.flow };
    trouble = next.trouble;
    todo.push(...next.entered);
  }
  if (trouble !== null) {
    const stuck = add(trial, "stuck", nodeOf(trial.definition, trouble.node) ?? null);
    return { ...stuck, trouble, clocks: [] };
  }
  if (trial.flow.ended === null) return trial;
  return { ...add(trial, "ended", nodeOf(trial.definition, trial.flow.ended) ?? null), clocks: [] };
}

/** What a step does when the case comes to it. @returns how it ends at once; null while it waits */
function beginStep(trial: Trial, token: Token, node: WorkflowNode): { trial: Trial; outcome: Outcome | null } {
  const waits = (
    until: string | null,
    clocks: readonly Omit<Clock, "token" | "node">[],
    kind: TrialKind = "waits",
  ) => ({
    trial: {
      ...add(trial, kind, node, { until }),
      clocks: [...trial.clocks, ...clocks.map((clock) => ({ ...clock, token: token.id, node: node.id }))],
    },
    outcome: null,
  });
  if (isTask(node)) {
    const due = node.due_days === null ? null : addWorkingDays(trial.day, node.due_days);
    const clocks: Omit<Clock, "token" | "node">[] = [];
    if (due !== null) {
      const reminder = node.remind_days === null ? null : addWorkingDays(due, -node.remind_days);
      if (reminder !== null && reminder > trial.day) clocks.push({ kind: "reminded", day: reminder });
      clocks.push({ kind: "overdue", day: addWorkingDays(due, 1) });
      if (node.escalation) clocks.push({ kind: "escalated", day: addWorkingDays(due, node.escalation.days) });
    }
    return waits(due, clocks, "asked");
  }
  switch (node.type) {
    case "wait": {
      const day = addWorkingDays(trial.day, node.working_days);
      return waits(day, [{ kind: "over", day }]);
    }
    case "wait_until":
      if (node.day === null || node.day <= trial.day) return { trial: add(trial, "waits", node), outcome: "next" };
      return waits(node.day, [{ kind: "over", day: node.day }]);
    case "wait_for": {
      const limit = node.limit_days !== null && hasWay(trial, node, "timeout") ? node.limit_days : null;
      const day = limit === null ? null : addWorkingDays(trial.day, limit);
      return waits(day, day === null ? [] : [{ kind: "over", day: addWorkingDays(day, 1) }]);
    }
    case "webhook":
      return waits(null, []);
    case "condition": {
      const truth = node.condition === null ? "cannot_tell" : evaluate(node.condition, trial.facts);
      // What only an application tells, whoever tries it says.
      if (truth === "cannot_tell") return waits(null, []);
      return { trial: add(trial, "decided", node, { outcome: truth }), outcome: truth };
    }
    case "notify":
    case "mail":
      return { trial: add(trial, "told", node), outcome: "next" };
    case "create_event":
      return { trial: add(trial, "told", node), outcome: "next" };
    case "request_document":
    case "set_status":
      return { trial: add(trial, "status", node), outcome: "next" };
    // The walk goes through these by itself.
    case "start":
    case "split":
    case "join":
    case "end":
      return { trial, outcome: "next" };
    default:
      return node satisfies never;
  }
}
