import type { WorkflowDefinition, WorkflowEdge, WorkflowNode } from "./definition.schema.ts";
import type { Outcome } from "./definition.taxonomy.ts";

/**
 * Where a case stands, and how it goes on: pure, so that the engine, the dry run and the tests walk alike. A token stands at a
 * step; a split makes one for each branch and a join waits for all of the same split. An end ends the whole case.
 */

export interface Token {
  id: number;
  node: string;
  /** Splits that it is within, the innermost last. */
  scopes: readonly number[];
}

export interface Flow {
  /** The next number of a token or split. */
  next: number;
  tokens: readonly Token[];
  /** How many branches each open split has. */
  splits: Readonly<Record<string, number>>;
  /** How often a bounded way was taken, by its step and outcome. */
  taken: Readonly<Record<string, number>>;
  /** Moves so far. */
  moves: number;
  /** The end that was reached. */
  ended: string | null;
}

/** Why a case cannot go on. */
export type Trouble = "no_way" | "loop_exhausted" | "unbalanced" | "too_long";

export interface Move {
  flow: Flow;
  /** Tokens that came to a step which does something. */
  entered: readonly Token[];
  trouble: { node: string; code: Trouble } | null;
}

/** A case that goes on and on is stopped; no bounded definition needs as many. */
const MOVES_MAX = 5000;

export const nodeOf = (definition: WorkflowDefinition, node: string): WorkflowNode | undefined =>
  definition.nodes.find(({ id }) => id === node);

const waysOf = (definition: WorkflowDefinition, node: string, outcome: Outcome): WorkflowEdge[] =>
  definition.edges.filter(({ from, on }) => from === node && on === outcome);

/** A case that begins: its only token leaves the start. */
export function beginFlow(definition: WorkflowDefinition): Move {
  const start = definition.nodes.find(({ type }) => type === "start")?.id ?? "";
  const flow: Flow = {
    next: 2,
    tokens: [{ id: 1, node: start, scopes: [] }],
    splits: {},
    taken: {},
    moves: 0,
    ended: null,
  };
  return leave(definition, flow, 1, "next");
}

/** Lets a token leave its step by an outcome. A token that is gone moves nothing. */
export function leave(definition: WorkflowDefinition, flow: Flow, tokenId: number, outcome: Outcome): Move {
  const token = flow.tokens.find(({ id }) => id === tokenId);
  if (!token || flow.ended !== null) return { flow, entered: [], trouble: null };
  const walk = new Walk(definition, flow);
  walk.leave(token, outcome);
  return walk.result(flow);
}

class Walk {
  readonly #definition: WorkflowDefinition;
  #flow: Flow;
  #entered: Token[] = [];
  #trouble: Move["trouble"] = null;

  constructor(definition: WorkflowDefinition, flow: Flow) {
    this.#definition = definition;
    this.#flow = flow;
  }

  /** What became of it; where it cannot go on, the case stays as it was. */
  result(before: Flow): Move {
    if (this.#trouble) return { flow: before, entered: [], trouble: this.#trouble };
    return { flow: this.#flow, entered: this.#flow.ended === null ? this.#entered : [], trouble: null };
  }

  leave(token: Token, outcome: Outcome): void {
    if (this.#trouble || this.#flow.ended !== null) return;
    if (this.#flow.moves >= MOVES_MAX) return this.#stop(token.node, "too_long");
    this.#flow = { ...this.#flow, moves: this.#flow.moves + 1 };
    const [way] = waysOf(this.#definition, token.node, outcome);
    if (!way) return this.#stop(token.node, outcome === "exceeded" ? "loop_exhausted" : "no_way");
    if (way.max !== null && !this.#count(way, way.max)) return this.leave(token, "exceeded");
    this.#enter({ ...token, node: way.to });
  }

  /** Counts a bounded way. @returns whether it may be taken once more */
  #count({ from, on }: WorkflowEdge, max: number): boolean {
    const key = `${from}/${on}`;
    const taken = this.#flow.taken[key] ?? 0;
    if (taken >= max) return false;
    this.#flow = { ...this.#flow, taken: { ...this.#flow.taken, [key]: taken + 1 } };
    return true;
  }

  #enter(token: Token): void {
    const node = nodeOf(this.#definition, token.node);
    if (!node) return this.#stop(token.node, "no_way");
    if (node.type === "end") this.#flow = { ...this.#flow, tokens: [], splits: {}, ended: node.id };
    else if (node.type === "split") this.#split(token);
    else if (node.type === "join") this.#join(token);
    else {
      this.#put(token);
      this.#entered.push(token);
    }
  }

  #split(token: Token): void {
    const ways = waysOf(this.#definition, token.node, "next");
    if (ways.length === 0) return this.#stop(token.node, "no_way");
    const { next: split, splits } = this.#flow;
    const tokens = this.#flow.tokens.filter(({ id }) => id !== token.id);
    const next = split + 1 + ways.length;
    this.#flow = { ...this.#flow, tokens, next, splits: { ...splits, [split]: ways.length } };
    for (const [index, way] of ways.entries()) {
      if (this.#trouble || this.#flow.ended !== null) return;
      this.#enter({ id: split + 1 + index, node: way.to, scopes: [...token.scopes, split] });
    }
  }

  #join(token: Token): void {
    const split = token.scopes.at(-1);
    if (split === undefined) return this.#stop(token.node, "unbalanced");
    this.#put(token);
    const here = this.#flow.tokens.filter(({ node, scopes }) => node === token.node && scopes.at(-1) === split);
    if (here.length < (this.#flow.splits[split] ?? 0)) return;
    const { [split]: _joined, ...splits } = this.#flow.splits;
    const through = { id: this.#flow.next, node: token.node, scopes: token.scopes.slice(0, -1) };
    const tokens = [...this.#flow.tokens.filter((other) => !here.includes(other)), through];
    this.#flow = { ...this.#flow, tokens, splits, next: this.#flow.next + 1 };
    this.leave(through, "next");
  }

  #put(token: Token): void {
    this.#flow = { ...this.#flow, tokens: [...this.#flow.tokens.filter(({ id }) => id !== token.id), token] };
  }

  #stop(node: string, code: Trouble): void {
    this.#trouble ??= { node, code };
  }
}
