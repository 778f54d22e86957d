import { Graph, layout } from "@dagrejs/dagre";
import type { WorkflowDefinition, WorkflowNode } from "@kerkis/contract/workflows/definition/definition.schema.ts";

export type Way = WorkflowDefinition["edges"][number];
export interface Size {
  width: number;
  height: number;
}
export interface Point {
  x: number;
  y: number;
}

/** A definition as it is drawn: where its steps stand, and the ways between them with their words. */
export interface Layout extends Size {
  places: ReadonlyMap<string, Point & Size>;
  ways: DrawnWay[];
}
export interface DrawnWay {
  edge: Way;
  points: readonly Point[];
  path: string;
  label: string;
  /** Where its words stand. */
  at: Point;
}

interface LayoutOptions {
  direction: "TB" | "LR";
  sizeOf: (node: WorkflowNode) => Size;
  labelOf: (edge: Way) => string;
  /** Between steps side by side, between ways, between one step and the next. */
  gaps: { nodesep: number; edgesep: number; ranksep: number };
  margin: Partial<Point>;
}

/** A letter of a way's words, and their line. */
const LETTER = 7;
const LINE = 18;

/** Lays a definition out from itself, so that nobody has to tidy it; words of ways have room of their own. */
export function laidOut({ nodes, edges }: WorkflowDefinition, options: LayoutOptions): Layout {
  const { direction, sizeOf, labelOf, gaps, margin } = options;
  const graph = new Graph({ multigraph: true });
  graph.setGraph({ rankdir: direction, ...gaps, marginx: margin.x ?? 0, marginy: margin.y ?? 0 });
  for (const node of nodes) graph.setNode(node.id, { ...sizeOf(node) });
  const known = new Set(nodes.map(({ id }) => id));
  const drawn = edges.filter(({ from, to }) => known.has(from) && known.has(to));
  // Of ways that could stand either way the one given last stands first: from left to right as the sentences say them.
  for (const edge of drawn.toReversed()) {
    const width = labelOf(edge).length * LETTER;
    graph.setEdge(edge.from, edge.to, width === 0 ? {} : { width, height: LINE, labelpos: "c" }, edge.on);
  }
  layout(graph);
  const { width = 0, height = 0 } = graph.graph() as Partial<Size>;
  return {
    width,
    height,
    places: new Map(
      nodes.map(({ id }) => {
        const placed = graph.node(id) as Point & Size;
        return [id, { ...placed, x: placed.x - placed.width / 2, y: placed.y - placed.height / 2 }];
      }),
    ),
    ways: drawn.map((edge) => {
      const way = graph.edge({ v: edge.from, w: edge.to, name: edge.on }) as Partial<Point> & { points: Point[] };
      const at = { x: way.x ?? 0, y: way.y ?? 0 };
      return { edge, points: way.points, path: pathThrough(way.points), label: labelOf(edge), at };
    }),
  };
}

/** A line through points that is round at each of them. */
export function pathThrough(points: readonly Point[]): string {
  const [first, ...others] = points.map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }));
  const last = others.pop();
  if (!first || !last) return "";
  const bends = others.map((point, index) => {
    const next = others[index + 1] ?? last;
    return `Q${point.x} ${point.y} ${(point.x + next.x) / 2} ${(point.y + next.y) / 2}`;
  });
  return `M${first.x} ${first.y}${bends.join("")}L${last.x} ${last.y}`;
}
