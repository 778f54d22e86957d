import type { WorkflowDefinition, WorkflowEdge, WorkflowNode } from "./definition.schema.ts";
import { type NodeKind, type Outcome, WAYS_OUT } from "./definition.taxonomy.ts";

/** The way by which a step leads on when all goes well. */
export const mainWay = (type: NodeKind): Outcome => WAYS_OUT[type].must[0] ?? "next";

/** What goes back is bounded. */
export const isForward = ({ max }: WorkflowEdge): boolean => max === null;

/** A step where a definition is read from the start to its end. */
export interface OutlineStep {
  node: WorkflowNode;
  /** How many branches it is within, one in the other. */
  depth: number;
  /** The way by which its branch begins; null on the line that goes from the start to the end. */
  branch: WorkflowEdge | null;
  /** The way by which the line or the branch goes on from it; after a split it goes on behind where its branches join. */
  onward: WorkflowEdge | null;
}

/**
 * Steps as they are read: below each the steps of its branches, then what comes after them. A branch ends where it meets a line
 * that it came from. Ends come last, then those that nothing leads to.
 */
export function outlineOf(definition: WorkflowDefinition): OutlineStep[] {
  const { nodes, edges } = definition;
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const seen = new Set<string>();
  const rows: OutlineStep[] = [];
  const ends: OutlineStep[] = [];
  function read(first: string, depth: number, branch: WorkflowEdge | null): void {
    const line: OutlineStep[] = [];
    let at: string | null = first;
    // The whole line first: what it holds is no branch's.
    while (at !== null && !seen.has(at)) {
      const node = byId.get(at);
      if (!node) break;
      seen.add(at);
      const onward = node.type === "end" ? null : onwardOf(definition, node);
      line.push({ node, depth, branch, onward });
      at = node.type === "split" ? joinOf(definition, at) : (onward?.to ?? null);
    }
    for (const step of line) {
      const { node, onward } = step;
      if (node.type === "end") {
        ends.push({ ...step, depth: 0, branch: null });
        continue;
      }
      rows.push(step);
      for (const edge of edges) {
        if (edge.from === node.id && edge !== onward) read(edge.to, depth + 1, edge);
      }
    }
  }
  const start = nodes.find(({ type }) => type === "start");
  if (start) read(start.id, 0, null);
  const unreached = nodes.filter(({ id }) => !seen.has(id));
  return [...rows, ...ends, ...unreached.map((node) => ({ node, depth: 0, branch: null, onward: null }))];
}

/** Steps in the order in which they are read. */
export const stepOrder = (definition: WorkflowDefinition): WorkflowNode[] =>
  outlineOf(definition).map(({ node }) => node);

/**
 * The way by which a line goes on: the main one, if it does not only lead back. Of a condition, whose ways are alike, the one where
 * the other comes to as well; of other steps that would put what follows when all goes well into a branch of what does not.
 */
function onwardOf(definition: WorkflowDefinition, { id, type }: WorkflowNode): WorkflowEdge | null {
  if (type === "split") return null;
  const ways = definition.edges.filter(({ from }) => from === id);
  const main = ways.find(({ on }) => on === mainWay(type)) ?? null;
  if (ways.length < 2) return main;
  const kinds = new Map(definition.nodes.map((node) => [node.id, node.type]));
  const isEnd = (node: string) => kinds.get(node) === "end";
  const ahead = new Map(ways.map((way) => [way, reachedForward(definition, way.to)]));
  const leading = ways.filter((way) => isForward(way) && !isEnd(way.to) && [...(ahead.get(way) ?? [])].some(isEnd));
  const met =
    type === "condition"
      ? leading.find(({ to }) => leading.length > 1 && leading.every((way) => ahead.get(way)?.has(to)))
      : undefined;
  return met ?? leading.find((way) => way === main) ?? leading[0] ?? main;
}

/** All steps to which one comes from a step without going back, the step itself with them. */
function reachedForward({ edges }: WorkflowDefinition, from: string): Set<string> {
  const reached = new Set([from]);
  for (const id of reached) for (const edge of edges) if (edge.from === id && isForward(edge)) reached.add(edge.to);
  return reached;
}

/** Whether a way from one step to another goes back: to itself, or to where it comes from. */
export const leadsBack = (definition: WorkflowDefinition, from: string, to: string): boolean =>
  reachedForward(definition, to).has(from);

/** Where the branches of a split join; null where they do not. */
export function joinOf({ nodes, edges }: WorkflowDefinition, split: string): string | null {
  const kinds = new Map(nodes.map(({ id, type }) => [id, type]));
  const seen = new Set<string>();
  let depth = 0;
  for (let at: string | undefined = split; at !== undefined && !seen.has(at);) {
    const here: string = at;
    const kind = kinds.get(here);
    seen.add(here);
    if (kind === "split") depth += 1;
    if (kind === "join") depth -= 1;
    if (depth === 0) return here;
    at = edges.find((edge) => edge.from === here && kind !== undefined && edge.on === mainWay(kind))?.to;
  }
  return null;
}

/**
 * Joins that are read as one with the step behind them, «when both are done, …»: where nothing else leads there, and it is
 * neither an end nor another join.
 * @returns for each such join the step that it is read with
 */
export function joinsReadWith(definition: WorkflowDefinition): ReadonlyMap<string, WorkflowNode> {
  const outline = outlineOf(definition);
  const read = new Map<string, WorkflowNode>();
  for (const [index, { node, onward, branch }] of outline.entries()) {
    const next = outline[index + 1];
    if (node.type !== "join" || !onward || next?.node.id !== onward.to || next.branch !== branch) continue;
    const isAlone = definition.edges.every((edge) => edge === onward || edge.to !== onward.to || !isForward(edge));
    if (isAlone && next.node.type !== "end" && next.node.type !== "join") read.set(node.id, next.node);
  }
  return read;
}
