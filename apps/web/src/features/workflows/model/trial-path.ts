import type { WorkflowEdge } from "@kerkis/contract/workflows/definition/definition.schema.ts";
import type { Trial } from "@kerkis/contract/workflows/definition/trial.policy.ts";
import { m } from "#messages";

/** Where what is tried out stands at a step. */
export type StepState = "passed" | "here" | "ahead";

/** The way of whoever is tried out, which lights up in both views. */
export interface LitPath {
  stateOf: (id: string) => StepState;
  isTaken: (way: WorkflowEdge) => boolean;
}

export const STATE_WORDS: Record<StepState, () => string> = {
  passed: m.workflows_path_done,
  here: m.workflows_path_here,
  ahead: m.workflows_path_ahead,
};

/** The way that a trial has come. */
export function pathOf({ definition, flow, entries, trouble }: Trial): LitPath {
  const types = new Map(definition.nodes.map(({ id, type }) => [id, type]));
  const here = new Set(flow.tokens.map(({ node }) => node));
  const come = new Set(entries.flatMap(({ node }) => node ?? []));
  for (const [id, type] of types) if (type === "start") come.add(id);
  /** How steps ended, where someone or something said so. */
  const ended = new Map<string, Set<string>>();
  for (const { node, outcome } of entries) {
    if (node !== null && outcome !== null) ended.set(node, (ended.get(node) ?? new Set()).add(outcome));
  }
  // Splits and joins tell no story of their own: what stands before and behind them does.
  const isMark = (id: string) => types.get(id) === "split" || types.get(id) === "join";
  const ways = definition.edges;
  for (let more = true; more;) {
    more = false;
    for (const { from, to } of ways) {
      const isBefore = isMark(from) && !come.has(from) && (come.has(to) || here.has(to));
      if (!isBefore) continue;
      come.add(from);
      more = true;
    }
  }
  const hasCome = (id: string) => come.has(id) || here.has(id);
  return {
    stateOf: (id) => (here.has(id) || trouble?.node === id ? "here" : come.has(id) ? "passed" : "ahead"),
    isTaken: ({ from, on, to, max }) => {
      if (!come.has(from) || !hasCome(to)) return false;
      if (max !== null) return (flow.taken[`${from}/${on}`] ?? 0) > 0;
      if (on === "exceeded") return ways.some((way) => way.max !== null && flow.taken[`${from}/${way.on}`] === way.max);
      const said = ended.get(from);
      return said === undefined ? !here.has(from) || isMark(from) : said.has(on);
    },
  };
}
