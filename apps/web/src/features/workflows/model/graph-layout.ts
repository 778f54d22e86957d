import { Graph, layout } from "@dagrejs/dagre";
import type { WorkflowDefinition } from "@kerkis/contract/workflows/definition/definition.schema.ts";

export const NODE_WIDTH = 194;
export const NODE_HEIGHT = 54;

/** Where each step stands on the graph; laid out anew from the definition, so that nobody has to tidy it. */
export function placesOf(
  { nodes, edges }: WorkflowDefinition,
  direction: "TB" | "LR",
): ReadonlyMap<string, { x: number; y: number }> {
  const graph = new Graph({ multigraph: true });
  graph.setGraph({ rankdir: direction, nodesep: 36, ranksep: 44 });
  for (const { id } of nodes) graph.setNode(id, { width: NODE_WIDTH, height: NODE_HEIGHT });
  const known = new Set(nodes.map(({ id }) => id));
  for (const { from, on, to } of edges) {
    if (known.has(from) && known.has(to)) graph.setEdge(from, to, {}, on);
  }
  layout(graph);
  return new Map(
    nodes.map(({ id }) => {
      const { x = 0, y = 0 } = graph.node(id) as { x?: number; y?: number };
      return [id, { x: x - NODE_WIDTH / 2, y: y - NODE_HEIGHT / 2 }];
    }),
  );
}
