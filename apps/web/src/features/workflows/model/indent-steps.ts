import type {
  WorkflowDefinition,
  WorkflowEdge,
  WorkflowNode,
} from "@kerkis/contract/workflows/definition/definition.schema.ts";
import { lintDefinition } from "@kerkis/contract/workflows/definition/lint.policy.ts";
import {
  isForward,
  joinOf,
  mainWay,
  outlineOf,
  type OutlineStep,
} from "@kerkis/contract/workflows/definition/order.policy.ts";
import { isRemovable } from "./edit-steps.ts";

/**
 * Moves a step into the branch of the step before it, to the branch's end, or out of its branch, behind the step that it belongs
 * to. @returns the definition; null where there is no such branch, or where the workflow would no longer be sound
 */
export function indentStep(
  definition: WorkflowDefinition,
  node: WorkflowNode,
  isInto: boolean,
): WorkflowDefinition | null {
  if (!isRemovable(node)) return null;
  const outline = outlineOf(definition);
  const at = outline.findIndex((step) => step.node.id === node.id);
  const step = outline[at];
  // What comes after it by another way, when it is refused say, does not come after it in a branch.
  if (step?.onward?.on !== mainWay(node.type)) return null;
  const free = takenOut(definition, outline.slice(at + 1), step);
  const onto = isInto ? branchEnd(definition, outline.slice(0, at), step) : lineAfter(definition, outline, step);
  const target = free?.[definition.edges.findIndex((edge) => edge === onto)];
  if (!target) return null;
  const others = isInto ? new Set<string>() : besideIn(definition, outline, step, target);
  const edges = free
    .map((edge) =>
      edge.to === target.to && isForward(edge) && others.has(edge.from)
        ? Object.assign({}, edge, { to: node.id })
        : edge,
    )
    .with(free.indexOf(target), { ...target, to: node.id, max: null })
    .with(free.indexOf(step.onward), { ...step.onward, to: target.to, max: target.max });
  const moved = { nodes: definition.nodes, edges };
  const depth = outlineOf(moved).find((other) => other.node.id === node.id)?.depth ?? 0;
  // Where all that follows is in the branch, it is read as the line.
  if (depth === step.depth || depth > step.depth !== isInto) return null;
  if (errorsOf(moved) > errorsOf(definition)) return null;
  return isInto && !comesBack(definition, moved, node) ? null : moved;
}

/** Whether a step that went into a branch comes out of it to where it was, where one way led to it. */
function comesBack(definition: WorkflowDefinition, moved: WorkflowDefinition, node: WorkflowNode): boolean {
  if (definition.edges.filter(({ to }) => to === node.id).length !== 1) return true;
  const back = indentStep(moved, node, false);
  const ways = ({ edges }: WorkflowDefinition) => edges.map((edge) => `${whereTo(edge)} ${edge.max}`).toSorted();
  return back === null || ways(back).join("\n") === ways(definition).join("\n");
}

const errorsOf = (definition: WorkflowDefinition): number =>
  lintDefinition(definition).filter(({ isError }) => isError).length;

const whereTo = ({ from, on, to }: WorkflowEdge): string => `${from} ${on} ${to}`;

/** What led to a step leads to what comes after it; null where its own branches come to that too, unless all is over there. */
function takenOut(
  { nodes, edges }: WorkflowDefinition,
  following: readonly OutlineStep[],
  { node, depth, onward }: OutlineStep,
): WorkflowEdge[] | null {
  if (!onward || onward.to === node.id) return null;
  const end = following.findIndex((step) => step.depth <= depth);
  const own = new Set([node.id, ...following.slice(0, end < 0 ? undefined : end).map((step) => step.node.id)]);
  const isEnd = nodes.find(({ id }) => id === onward.to)?.type === "end";
  if (!isEnd && edges.some((edge) => edge !== onward && own.has(edge.from) && edge.to === onward.to)) return null;
  const led = edges.map((edge) =>
    edge.to === node.id && isForward(edge) ? Object.assign({}, edge, { to: onward.to, max: onward.max }) : edge,
  );
  // A branch of nothing beside another is no branch.
  return new Set(led.map(whereTo)).size < led.length ? null : led;
}

/** The way at the end of the last branch of the step before this one. */
function branchEnd(
  { edges }: WorkflowDefinition,
  before: readonly OutlineStep[],
  { depth, branch: own }: OutlineStep,
): WorkflowEdge | null {
  // On its own line: a branch beside it is not before it.
  const level = before.filter((step) => step.depth === depth && step.branch === own);
  const last = level.at(-1);
  const head = last?.node.type === "join" ? level.at(-2) : last;
  if (!head) return null;
  const branch = before.findLast((step) => step.depth === depth + 1 && step.branch?.from === head.node.id);
  const side = edges.findLast((edge) => edge.from === head.node.id && edge !== head.onward);
  return branch ? branch.onward : (side ?? null);
}

/** The way that goes on behind the step in whose branch this one is. */
function lineAfter(
  definition: WorkflowDefinition,
  outline: readonly OutlineStep[],
  { branch }: OutlineStep,
): WorkflowEdge | null {
  const find = (id: string | null | undefined) => outline.find((step) => step.node.id === id);
  const head = find(branch?.from);
  const behind = head?.node.type === "split" ? find(joinOf(definition, head.node.id)) : head;
  return behind?.onward && isForward(behind.onward) ? behind.onward : null;
}

/** The steps of a branch and the one that it belongs to: where they meet the line again, they meet it at what went out to there. */
function besideIn(
  { nodes }: WorkflowDefinition,
  outline: readonly OutlineStep[],
  { branch }: OutlineStep,
  { to }: WorkflowEdge,
): Set<string> {
  const head = outline.findIndex((step) => step.node.id === branch?.from);
  const around = outline[head];
  if (!around || around.node.type === "split" || nodes.find(({ id }) => id === to)?.type === "end") return new Set();
  const end = outline.findIndex((step, at) => at > head && step.depth <= around.depth);
  return new Set(outline.slice(head, end < 0 ? undefined : end).map((step) => step.node.id));
}
