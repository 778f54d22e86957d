import { Graph, layout } from "@dagrejs/dagre";
import type { WorkflowDefinition, WorkflowNode } from "@kerkis/contract/workflows/definition/definition.schema.ts";
import { WAYS_OUT } from "@kerkis/contract/workflows/definition/definition.taxonomy.ts";
import { OUTCOME_NAMES } from "./workflow-names.ts";

type Edge = WorkflowDefinition["edges"][number];
interface Point {
  x: number;
  y: number;
}

/** Steps as they are drawn on the stage: marks of the way are dots and bars, all else has room for two lines and a day. */
const STEP = { width: 160, height: 68 };
/** What is wider than a common screen has room for is drawn closer. */
const CLOSE = { width: 132, height: 72 };
const ROOM = 1090;
const MARKS: Partial<Record<WorkflowNode["type"], { width: number; height: number }>> = {
  start: { width: 16, height: 16 },
  split: { width: 6, height: 96 },
  join: { width: 6, height: 96 },
};
/** Room below a step for the name of whom it waits for. */
const MARGIN = 28;
const LETTER = 6;

export const isMark = ({ type }: WorkflowNode): boolean => MARKS[type] !== undefined;

export interface StageLayout {
  width: number;
  height: number;
  places: ReadonlyMap<string, Point & { width: number; height: number }>;
  ways: { edge: Edge; path: string; label: string; at: Point }[];
}

/** A definition from left to right, as the stage of a case draws it. */
export function stageLayout(definition: WorkflowDefinition): StageLayout {
  const drawn = drawnWith(definition, STEP, 34);
  return drawn.width <= ROOM ? drawn : drawnWith(definition, CLOSE, 20);
}

function drawnWith({ nodes, edges }: WorkflowDefinition, step: typeof STEP, ranksep: number): StageLayout {
  const graph = new Graph({ multigraph: true });
  graph.setGraph({ rankdir: "LR", nodesep: 44, edgesep: 24, ranksep, marginx: 4, marginy: MARGIN });
  const types = new Map(nodes.map(({ id, type }) => [id, type]));
  for (const { id, type } of nodes) graph.setNode(id, { ...(MARKS[type] ?? step) });
  const drawn = edges.filter(({ from, to }) => types.has(from) && types.has(to));
  for (const edge of drawn) {
    const width = labelOf(edge, types).length * LETTER;
    graph.setEdge(edge.from, edge.to, width === 0 ? {} : { width, height: 18, labelpos: "c" }, edge.on);
  }
  layout(graph);
  const { width = 0, height = 0 } = graph.graph() as { width?: number; height?: number };
  return {
    width,
    height,
    places: new Map(
      nodes.map(({ id }) => {
        const placed = graph.node(id) as Point & { width: number; height: number };
        return [id, { ...placed, x: placed.x - placed.width / 2, y: placed.y - placed.height / 2 }];
      }),
    ),
    ways: drawn.map((edge) => {
      const way = graph.edge({ v: edge.from, w: edge.to, name: edge.on }) as Partial<Point> & { points: Point[] };
      return {
        edge,
        path: pathThrough(way.points),
        label: labelOf(edge, types),
        at: { x: way.x ?? 0, y: way.y ?? 0 },
      };
    }),
  };
}

/** What a way is called where a step has several. */
function labelOf({ from, on }: Edge, types: ReadonlyMap<string, WorkflowNode["type"]>): string {
  const type = types.get(from);
  const isOnly = type !== undefined && WAYS_OUT[type].must.length === 1 && WAYS_OUT[type].must[0] === on;
  return isOnly ? "" : OUTCOME_NAMES[on]();
}

/** A line through points that is round at each of them. */
function pathThrough(points: readonly Point[]): string {
  const [first, ...others] = points.map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }));
  const last = others.pop();
  if (!first || !last) return "";
  const bends = others.map((point, index) => {
    const next = others[index + 1] ?? last;
    return `Q${point.x} ${point.y} ${(point.x + next.x) / 2} ${(point.y + next.y) / 2}`;
  });
  return `M${first.x} ${first.y}${bends.join("")}L${last.x} ${last.y}`;
}
