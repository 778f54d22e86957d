import { mergeChanges } from "#shared/autosave/merge-changes.ts";
import type { WorkflowDefinition } from "@kerkis/contract/workflows/definition/definition.schema.ts";

type Node = WorkflowDefinition["nodes"][number];
type Edge = WorkflowDefinition["edges"][number];

/** A definition whose steps and ways have names, so that what two people changed of different ones goes together. */
export interface KeyedDefinition {
  nodes: Readonly<Record<string, Node | undefined>>;
  edges: Readonly<Record<string, Edge | undefined>>;
}

export function keyedDefinition({ nodes, edges }: WorkflowDefinition): KeyedDefinition {
  const types = new Map(nodes.map(({ id, type }) => [id, type]));
  // Of a split's ways each is one of its own; of others' there is one for each outcome.
  const keyOf = ({ from, on, to }: Edge) => (types.get(from) === "split" ? `${from} ${on} ${to}` : `${from} ${on}`);
  return {
    nodes: Object.fromEntries(nodes.map((node) => [node.id, node])),
    edges: Object.fromEntries(edges.map((edge) => [keyOf(edge), edge])),
  };
}

/** The definition again; ways from or to a step that someone took out are out too. */
export function plainDefinition({ nodes, edges }: KeyedDefinition): WorkflowDefinition {
  const kept = Object.values(nodes).filter((node) => node !== undefined);
  const known = new Set(kept.map(({ id }) => id));
  return {
    nodes: kept,
    edges: Object.values(edges).filter(
      (edge) => edge !== undefined && known.has(edge.from) && known.has(edge.to),
    ) as Edge[],
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
