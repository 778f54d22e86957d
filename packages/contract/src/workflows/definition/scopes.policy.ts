import type { WorkflowDefinition } from "./definition.schema.ts";

/** The splits that each step is within, the outermost first, as one comes to it from the start; steps that nothing leads to have none. */
export function scopesOf({ nodes, edges }: WorkflowDefinition): ReadonlyMap<string, readonly string[]> {
  const kinds = new Map(nodes.map(({ id, type }) => [id, type]));
  const next = new Map<string, string[]>();
  for (const { from, to } of edges) next.set(from, [...(next.get(from) ?? []), to]);
  const start = nodes.find(({ type }) => type === "start")?.id ?? "";
  const scopes = new Map<string, readonly string[]>([[start, []]]);
  const todo = [start];
  for (const id of todo) {
    const here = scopes.get(id) ?? [];
    const type = kinds.get(id);
    const after = type === "split" ? [...here, id] : type === "join" ? here.slice(0, -1) : here;
    for (const to of next.get(id) ?? []) {
      if (scopes.has(to)) continue;
      scopes.set(to, after);
      todo.push(to);
    }
  }
  return scopes;
}
