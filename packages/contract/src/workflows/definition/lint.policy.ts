import type { Assignee, WorkflowDefinition, WorkflowNode } from "./definition.schema.ts";
import { isTask } from "./tasks.policy.ts";
import { WAYS_OUT } from "./definition.taxonomy.ts";

/** What is wrong with a definition, each with its place; errors bar publishing, warnings do not. */
export const LINT_ERRORS = [
  "no_start",
  "no_end",
  "unknown_step",
  "same_id",
  "unreachable",
  "no_way_out",
  "missing_way",
  "way_twice",
  "unassigned",
  "assignee_gone",
  "unnamed",
  "endless",
  "unbalanced",
  "no_condition",
  "no_address",
  "no_words",
  "no_document",
  "no_title",
  "no_day",
] as const;
export const LINT_WARNINGS = ["untranslated", "ends_others", "no_due", "no_limit", "recipient_gone"] as const;
export type LintCode = (typeof LINT_ERRORS)[number] | (typeof LINT_WARNINGS)[number];

export interface LintNote {
  code: LintCode;
  /** The step it is about; null for the whole. */
  node: string | null;
  isError: boolean;
}

const note = (code: LintCode, node: string | null = null): LintNote => ({
  code,
  node,
  isError: LINT_ERRORS.some((known) => known === code),
});

const NOBODY: ReadonlySet<string> = new Set();

/**
 * Reads a definition and says what bars publishing it, and what one may want to look at.
 * @param gone those whom steps name and who are no members any more
 */
export function lintDefinition(definition: WorkflowDefinition, gone: ReadonlySet<string> = NOBODY): LintNote[] {
  const { nodes } = definition;
  const notes: LintNote[] = [];
  if (nodes.filter(({ type }) => type === "start").length !== 1) notes.push(note("no_start"));
  if (!nodes.some(({ type }) => type === "end")) notes.push(note("no_end"));
  const known = new Set(nodes.map(({ id }) => id));
  if (known.size < nodes.length) notes.push(note("same_id"));
  for (const { from, to } of definition.edges) {
    if (!known.has(from) || !known.has(to)) notes.push(note("unknown_step", known.has(from) ? from : null));
  }
  const graph = graphOf(definition);
  for (const node of nodes) notes.push(...lintNode(definition, node), ...lintPeople(node, gone));
  if (notes.some(({ code }) => code === "no_start" || code === "unknown_step" || code === "same_id")) return notes;
  return [...notes, ...lintWays(definition, graph)];
}

function lintNode({ edges }: WorkflowDefinition, node: WorkflowNode): LintNote[] {
  const notes: LintNote[] = [];
  const out = edges.filter(({ from }) => from === node.id);
  const { must, may } = WAYS_OUT[node.type];
  for (const way of must) if (!out.some(({ on }) => on === way)) notes.push(note("missing_way", node.id));
  const bounded = out.some(({ max }) => max !== null);
  if (bounded && !out.some(({ on }) => on === "exceeded")) notes.push(note("missing_way", node.id));
  // A limit that leads nowhere would let the case wait for good.
  const isLimited = node.type === "wait_for" && node.limit_days !== null;
  if (isLimited && !out.some(({ on }) => on === "timeout")) notes.push(note("missing_way", node.id));
  const ways = out.map(({ on }) => on);
  const isTwice = node.type !== "split" && new Set(ways).size < ways.length;
  if (isTwice || ways.some((way) => !must.includes(way) && !may.includes(way))) notes.push(note("way_twice", node.id));
  const isMark = node.type === "split" || node.type === "join";
  if (!isMark && !node.name.el && !node.name.en) notes.push(note("unnamed", node.id));
  else if (halfSaid(node.name) || halfSaid(node.tells)) notes.push(note("untranslated", node.id));
  if (isTask(node)) {
    if (node.assignee === null) notes.push(note("unassigned", node.id));
    if (node.due_days === null) notes.push(note("no_due", node.id));
  }
  if ((node.type === "notify" || node.type === "mail") && node.to === null) notes.push(note("unassigned", node.id));
  if (node.type === "condition" && node.condition === null) notes.push(note("no_condition", node.id));
  if (node.type === "wait_for" && node.limit_days === null) notes.push(note("no_limit", node.id));
  if (node.type === "wait_until" && node.day === null) notes.push(note("no_day", node.id));
  if (node.type === "webhook" && !isSecure(node.url)) notes.push(note("no_address", node.id));
  if (node.type === "request_document" && !said(node.document)) notes.push(note("no_document", node.id));
  if (node.type === "create_event" && !said(node.title)) notes.push(note("no_title", node.id));
  if (node.type === "mail" && !(said(node.subject) && said(node.words))) notes.push(note("no_words", node.id));
  return notes;
}

/** Whom a step names: who does it or hears of it, and to whom it goes if it is late. */
export function namedBy(node: WorkflowNode): { doer: string | null; others: string[] } {
  const idOf = (to: Assignee | null | undefined) => (to?.kind === "person" ? to.user_id : null);
  if (isTask(node))
    return { doer: idOf(node.assignee), others: [idOf(node.escalation?.to)].filter((id) => id !== null) };
  return { doer: null, others: "to" in node ? [idOf(node.to)].filter((id) => id !== null) : [] };
}

/** A task that is for someone who is gone would wait for nobody; what they are only told of is not told. */
function lintPeople(node: WorkflowNode, gone: ReadonlySet<string>): LintNote[] {
  const { doer, others } = namedBy(node);
  return [
    ...(doer !== null && gone.has(doer) ? [note("assignee_gone", node.id)] : []),
    ...(others.some((id) => gone.has(id)) ? [note("recipient_gone", node.id)] : []),
  ];
}

const said = ({ el, en }: { el: string; en: string }): boolean => el !== "" || en !== "";
const isSecure = (url: string): boolean => URL.canParse(url) && new URL(url).protocol === "https:";
const halfSaid = ({ el, en }: { el: string; en: string }): boolean => (el === "") !== (en === "");

type Graph = ReadonlyMap<string, readonly string[]>;

const graphOf = ({ nodes, edges }: WorkflowDefinition, counts: (max: number | null) => boolean = () => true): Graph =>
  new Map(nodes.map(({ id }) => [id, edges.filter(({ from, max }) => from === id && counts(max)).map(({ to }) => to)]));

function reachedFrom(graph: Graph, starts: readonly string[]): Set<string> {
  const reached = new Set(starts);
  for (const node of reached) for (const next of graph.get(node) ?? []) reached.add(next);
  return reached;
}

function lintWays(definition: WorkflowDefinition, graph: Graph): LintNote[] {
  const { nodes, edges } = definition;
  const start = nodes.find(({ type }) => type === "start")?.id ?? "";
  const reached = reachedFrom(graph, [start]);
  const back = new Map(nodes.map(({ id }) => [id, edges.filter(({ to }) => to === id).map(({ from }) => from)]));
  const ending = reachedFrom(
    back,
    nodes.filter(({ type }) => type === "end").map(({ id }) => id),
  );
  return [
    ...nodes.filter(({ id }) => !reached.has(id)).map(({ id }) => note("unreachable", id)),
    ...nodes.filter(({ id }) => reached.has(id) && !ending.has(id)).map(({ id }) => note("no_way_out", id)),
    ...endlessNodes(definition).map((id) => note("endless", id)),
    ...lintScopes(definition, start),
  ];
}

/** Steps on a round that no way of it bounds: what is left after those that lead nowhere are taken away, again and again. */
function endlessNodes(definition: WorkflowDefinition): string[] {
  const ways = graphOf(definition, (max) => max === null);
  const waiting = new Map([...ways].map(([id, next]) => [id, new Set(next)]));
  const before = new Map(
    [...ways.keys()].map((id) => [id, [...ways].filter(([, next]) => next.includes(id)).map(([from]) => from)]),
  );
  const free = [...waiting].filter(([, next]) => next.size === 0).map(([id]) => id);
  for (const id of free) {
    waiting.delete(id);
    for (const from of before.get(id) ?? []) {
      const left = waiting.get(from);
      if (left?.delete(id) && left.size === 0) free.push(from);
    }
  }
  // Of what leads into such a round, only the round itself is named.
  return [...waiting.keys()].filter((id) => reachedFrom(ways, [...(ways.get(id) ?? [])]).has(id));
}

/** Each step is within the same splits however it is reached, and a join closes the innermost. */
function lintScopes(definition: WorkflowDefinition, start: string): LintNote[] {
  const notes: LintNote[] = [];
  const kinds = new Map(definition.nodes.map(({ id, type }) => [id, type]));
  const scopes = new Map<string, readonly string[]>([[start, []]]);
  const joins = new Map<string, string>();
  const todo = [start];
  for (const id of todo) {
    const here = scopes.get(id) ?? [];
    const inner = here.at(-1);
    const type = kinds.get(id);
    if (type === "join") {
      if (inner === undefined || (joins.get(inner) ?? id) !== id) notes.push(note("unbalanced", id));
      if (inner !== undefined) joins.set(inner, id);
    }
    if (type === "end" && here.length > 0) notes.push(note("ends_others", id));
    const after = type === "split" ? [...here, id] : type === "join" ? here.slice(0, -1) : here;
    for (const { to } of definition.edges.filter(({ from }) => from === id)) {
      const known = scopes.get(to);
      if (known === undefined) {
        scopes.set(to, after);
        todo.push(to);
      } else if (kinds.get(to) !== "end" && known.join() !== after.join()) notes.push(note("unbalanced", to));
    }
  }
  return notes.filter(
    ({ code, node }, index) => notes.findIndex((one) => one.code === code && one.node === node) === index,
  );
}
