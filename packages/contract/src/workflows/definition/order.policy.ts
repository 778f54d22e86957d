import type { WorkflowDefinition, WorkflowNode } from "./definition.schema.ts";

/** Steps in the order in which one comes to them, those that nothing leads to last. */
export function stepOrder({ nodes, edges }: WorkflowDefinition): WorkflowNode[] {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const seen = new Set<string>();
  const ordered: WorkflowNode[] = [];
  const todo = nodes.filter(({ type }) => type === "start").map(({ id }) => id);
  for (const id of todo) {
    const node = byId.get(id);
    if (!node || seen.has(id)) continue;
    seen.add(id);
    if (node.type !== "end") ordered.push(node);
    todo.push(...edges.filter(({ from }) => from === id).map(({ to }) => to));
  }
  const ends = nodes.filter(({ id, type }) => seen.has(id) && type === "end");
  return [...ordered, ...ends, ...nodes.filter(({ id }) => !seen.has(id))];
}
