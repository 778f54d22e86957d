import { Graph, layout } from "@dagrejs/dagre";
import type { WorkflowDefinition, WorkflowNode } from "@kerkis/contract/workflows/definition/definition.schema.ts";

const NODE = { width: 194, height: 62 };
const BAR = 8;

/** Steps are boxes; where branches open and join is a bar across the way. */
export function sizeOf({ type }: WorkflowNode, direction: "TB" | "LR"): { width: number; height: number } {
  if (type !== "split" && type !== "join") return NODE;
  return direction === "TB" ? { width: NODE.width, height: BAR } : { width: BAR, height: NODE.width };
}

/** Where each step stands on the graph; laid out anew from the definition, so that nobody has to tidy it. */
export function placesOf(
  { nodes, edges }: WorkflowDefinition,
  direction: "TB" | "LR",
): ReadonlyMap<string, { x: number; y: number }> {
  const graph = new Graph({ multigraph: true });
  graph.setGraph({ rankdir: direction, nodesep: 36, ranksep: 44 });
  for (const node of nodes) graph.setNode(node.id, { ...sizeOf(node, direction) });
  const known = new Set(nodes.map(({ id }) => id));
  for (const { from, on, to } of edges) {
    if (known.has(from) && known.has(to)) graph.setEdge(from, to, {}, on);
  }
  layout(graph);
  return new Map(
    nodes.map((node) => {
      const { x = 0, y = 0 } = graph.node(node.id) as { x?: number; y?: number };
      const { width, height } = sizeOf(node, direction);
      return [node.id, { x: x - width / 2, y: y - height / 2 }];
    }),
  );
}
