import type { WorkflowDefinition, WorkflowNode } from "./definition.schema.ts";
import { isTask } from "./tasks.policy.ts";
import { WAYS_OUT, type Outcome } from "./definition.taxonomy.ts";

/** What comes next by a definition, and when: pure, so that the applicant's page, mails and the dry run say the same. */

/** How long a step usually takes, in working days; without a first number only the limit is known. */
export interface StepTime {
  low: number | null;
  high: number;
}
export type StepTimes = ReadonlyMap<string, StepTime>;

/** When a step is done, in working days from today; null where nobody can say. */
export interface Ahead {
  node: WorkflowNode;
  isHere: boolean;
  low: number | null;
  high: number | null;
}

/** A step that a case stands at, and for how many working days already. */
export interface Stand {
  node: string;
  since: number;
}

/** How long a step takes: as it was measured, else by its limit; what lasts longer already than it usually does has only that. */
function timeOf(node: WorkflowNode, times: StepTimes, spent: number): StepTime | null {
  if (node.type === "wait") return { low: node.working_days, high: node.working_days };
  if (node.type === "wait_until") return { low: null, high: 0 };
  if (node.type === "wait_for") return node.limit_days === null ? null : { low: null, high: node.limit_days };
  if (!isTask(node)) return { low: 0, high: 0 };
  const measured = times.get(node.id);
  if (measured && spent <= measured.high) return measured;
  return node.due_days === null ? null : { low: null, high: node.due_days };
}

const later = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? null : Math.max(one, other);
const after = (begins: number | null, lasts: number | null): number | null =>
  begins === null || lasts === null ? null : begins + lasts;

/** How conditions will turn out, by their steps, as far as that is known already. */
export type KnownWays = ReadonlyMap<string, Outcome>;

/** Where a step leads when all goes well, or as it is known to turn out; what goes back is left out. */
function onward({ edges }: WorkflowDefinition, { id, type }: WorkflowNode, known: KnownWays): string[] {
  const by = (outcome: Outcome | undefined) =>
    edges.filter(({ from, on, max }) => from === id && on === outcome && max === null).map(({ to }) => to);
  const told = by(known.get(id));
  return told.length > 0 ? told : by(WAYS_OUT[type].must[0]);
}

/** The steps that a case has before it when all goes well, in the order in which it comes to them. */
export function aheadOf(
  definition: WorkflowDefinition,
  stands: readonly Stand[],
  times: StepTimes,
  ways: KnownWays = new Map(),
): Ahead[] {
  const byId = new Map(definition.nodes.map((node) => [node.id, node]));
  const here = new Map(stands.map(({ node, since }) => [node, since]));
  const order = orderFrom(definition, byId, [...here.keys()], ways);
  const begins = new Map<string, { low: number | null; high: number | null }>();
  return order.flatMap((node) => {
    const begun = begins.get(node.id) ?? { low: 0, high: 0 };
    const spent = here.get(node.id) ?? 0;
    const time = timeOf(node, times, spent);
    // What is over its limit is done nobody knows when: «today» would be told anew each day.
    const isOver = isTask(node) && time !== null && spent > time.high;
    const left = { low: shortened(time?.low, spent), high: isOver ? null : shortened(time?.high, spent) };
    const day = node.type === "wait_until" ? (times.get(node.id)?.high ?? null) : null;
    // A day of the calendar comes when it comes, however long what is before it takes.
    const [low, high] =
      day === null
        ? [after(begun.low, left.low), after(begun.high, left.high)]
        : [later(begun.low, day), later(begun.high, day)];
    for (const next of onward(definition, node, ways)) {
      const known = begins.get(next);
      begins.set(next, { low: known ? later(known.low, low) : low, high: known ? later(known.high, high) : high });
    }
    return { node, isHere: here.has(node.id), low, high };
  });
}

const shortened = (days: number | null | undefined, spent: number): number | null =>
  days === null || days === undefined ? null : Math.max(days - spent, 0);

/** Each step once, after all that lead to it; a definition that goes round ends all the same. */
function orderFrom(
  definition: WorkflowDefinition,
  byId: ReadonlyMap<string, WorkflowNode>,
  starts: readonly string[],
  ways: KnownWays,
): WorkflowNode[] {
  const seen = new Set<string>();
  const ordered: WorkflowNode[] = [];
  const todo: { id: string; isDone: boolean }[] = starts.toReversed().map((id) => ({ id, isDone: false }));
  for (let next = todo.pop(); next; next = todo.pop()) {
    const node = byId.get(next.id);
    if (!node) continue;
    if (next.isDone) {
      ordered.push(node);
    } else if (!seen.has(node.id)) {
      seen.add(node.id);
      todo.push({ id: node.id, isDone: true });
      for (const id of onward(definition, node, ways)) todo.push({ id, isDone: false });
    }
  }
  return ordered.toReversed();
}
