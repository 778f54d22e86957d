import { mergeChanges } from "#shared/autosave/merge-changes.ts";
import type { WorkflowDefinition } from "@kerkis/contract/workflows/definition/definition.schema.ts";

type Node = WorkflowDefinition["nodes"][number];
type Edge = WorkflowDefinition["edges"][number];

/** A definition whose steps and ways have names, so that what two people changed of different ones goes together. */
export interface KeyedDefinition {
  nodes: Readonly<Record<string, KeyedNode | undefined>>;
  /** Each whole: where one leads and how often belong together. */
  edges: Readonly<Record<string, readonly Edge[] | undefined>>;
}
/** A step in which whom it is for, where it goes if late and what it asks about are each taken whole: half of one and half of another is neither. */
type KeyedNode = Readonly<Record<string, unknown>>;

const WHOLE: ReadonlySet<string> = new Set(["assignee", "escalation", "to", "condition"]);

/** Lists are taken whole where two people's changes meet. */
const keyedNode = (node: Node): KeyedNode =>
  Object.fromEntries(Object.entries(node).map(([name, value]) => [name, WHOLE.has(name) ? [value] : value]));

/** The step that a keyed one stands for; what a browser kept from before is there unwrapped. */
export const plainNode = (node: KeyedNode): Node =>
  Object.fromEntries(
    Object.entries(node).map(([name, value]) => [
      name,
      WHOLE.has(name) && Array.isArray(value) ? (value[0] as unknown) : value,
    ]),
  ) as unknown as Node;

export function keyedDefinition({ nodes, edges }: WorkflowDefinition): KeyedDefinition {
  const types = new Map(nodes.map(({ id, type }) => [id, type]));
  // Of a split's ways each is one of its own; of others' there is one for each outcome.
  const keyOf = ({ from, on, to }: Edge) => (types.get(from) === "split" ? `${from} ${on} ${to}` : `${from} ${on}`);
  return {
    nodes: Object.fromEntries(nodes.map((node) => [node.id, keyedNode(node)])),
    edges: Object.fromEntries(edges.map((edge) => [keyOf(edge), [edge]])),
  };
}

/** The definition again; ways from or to a step that someone took out are out too. */
export function plainDefinition({ nodes, edges }: KeyedDefinition): WorkflowDefinition {
  const kept = Object.values(nodes).flatMap((node) => (node === undefined ? [] : [plainNode(node)]));
  const known = new Set(kept.map(({ id }) => id));
  return {
    nodes: kept,
    edges: Object.values(edges)
      .flatMap((edge) => edge ?? [])
      .filter(({ from, to }) => known.has(from) && known.has(to)),
  };
}

/**
 * What led from one definition to another, done to a third: so a change is taken back that others have changed something else since.
 * @returns the third as it was where what is taken back was changed since
 */
export function changedLike(
  current: WorkflowDefinition,
  { from, to }: { from: WorkflowDefinition; to: WorkflowDefinition },
): WorkflowDefinition {
  const { value, clashes } = mergeChanges({
    base: keyedDefinition(from),
    mine: keyedDefinition(to),
    theirs: keyedDefinition(current),
  });
  return clashes.length > 0 ? current : plainDefinition(value);
}
