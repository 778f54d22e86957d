import type { WorkflowEdge, WorkflowNode } from "@kerkis/contract/workflows/definition/definition.schema.ts";
import type { InstanceDetail } from "@kerkis/contract/workflows/instances/instances.schema.ts";
import { m } from "#messages";
import { workingDaysText } from "#shared/i18n/working-days-text.ts";
import { isMark } from "./case-layout.ts";
import { dayText, spanText } from "./outlook/outlook-words.ts";

export type StepState = "passed" | "here" | "late" | "stuck" | "ahead";

/** Where a case stands at each of its steps; a mark of the way is behind it once it was come to and left. */
export function stepStates(one: InstanceDetail): ReadonlyMap<string, StepState> {
  const { nodes, edges } = one.definition;
  const states = new Map(nodes.map((node) => [node.id, stateOf(one, node)]));
  const marks = new Set(nodes.filter(isMark).map(({ id }) => id));
  /** Whether a step next to a mark on one side was reached; marks between them are looked through. */
  function isReached(mark: string, side: { at: "from" | "to"; next: "from" | "to" }, seen = new Set([mark])): boolean {
    return edges.some((edge) => {
      const next = edge[side.next];
      if (edge[side.at] !== mark || edge.max !== null || seen.has(next)) return false;
      const isHere = (states.get(next) ?? "ahead") !== "ahead";
      return isHere || (marks.has(next) && isReached(next, side, seen.add(next)));
    });
  }
  for (const id of marks) {
    const isBehind =
      isReached(id, { at: "to", next: "from" }) &&
      isReached(id, { at: "from", next: "to" }) &&
      states.get(id) === "ahead";
    if (isBehind) states.set(id, "passed");
  }
  return states;
}

/** Whether a case came by a way: from a step behind it to one that it reached, by what is told of how the step ended. */
export function isTravelled(
  { from, to, on, max }: WorkflowEdge,
  states: ReadonlyMap<string, StepState>,
  ways: InstanceDetail["ways"],
): boolean {
  const told = ways.filter((way) => way.from === from);
  const isTold = told.length === 0 || told.some((way) => way.on === on);
  return isTold && max === null && states.get(from) === "passed" && states.get(to) !== "ahead";
}

function stateOf(one: InstanceDetail, { id, type }: WorkflowNode): StepState {
  if (one.standing.includes(id) && one.ended_at === null) {
    if (one.troubles.some(({ node }) => node === id)) return "stuck";
    return isLate(one, id) ? "late" : "here";
  }
  return type === "start" || one.passed.includes(id) ? "passed" : "ahead";
}

/** Without its tasks, as whoever it is about sees it, only the case as a whole is known to be late. */
const isLate = (one: InstanceDetail, step: string): boolean =>
  one.can_manage ? (openTaskAt(one, step)?.due_in ?? 0) < 0 : one.is_overdue;

/** The task that a case waits for at a step. */
export const openTaskAt = ({ tasks }: InstanceDetail, step: string) =>
  tasks.find(({ node, status }) => node === step && (status === "open" || status === "claimed"));

/** When a step was done, is due or is expected; nothing where nobody can say. */
export function whenText(one: InstanceDetail, step: string, state: StepState): string | null {
  const { due_in: left = null, due_on: due = null } = openTaskAt(one, step) ?? {};
  if (left !== null && left < 0) return workingDaysText(left);
  if (due !== null && left !== null) return m.workflows_next_by({ to: dayText(due) });
  if (state === "passed") return tookText(one, step);
  const expected = one.expected.find(({ node }) => node === step);
  if (!expected?.to) return null;
  return spanText({ from: expected.from, to: expected.to });
}

/** How long a step took, over all the times that it was done. */
function tookText({ tasks }: InstanceDetail, step: string): string | null {
  const done = tasks.filter(({ node, completed_at: at }) => node === step && at !== null);
  if (done.length === 0) return null;
  const days = done.reduce((sum, task) => sum + task.days, 0);
  const took = days === 0 ? m.workflows_path_same_day() : m.workflows_path_took({ count: days });
  return done.length === 1 ? took : m.workflows_path_times({ times: done.length, took });
}
