import type {
  WorkflowDefinition,
  WorkflowEdge,
  WorkflowNode,
} from "@kerkis/contract/workflows/definition/definition.schema.ts";
import { type NodeKind, type Outcome, WAYS_OUT } from "@kerkis/contract/workflows/definition/definition.taxonomy.ts";
import { isForward, leadsBack, mainWay } from "@kerkis/contract/workflows/definition/order.policy.ts";

/** Changes of a definition: each takes one and gives another, so that every change can be undone. */

/** What can be put in; two branches side by side come as one. */
export const INSERTED = [
  "form",
  "approval",
  "review",
  "checklist",
  "wait",
  "wait_until",
  "notify",
  "set_status",
  "request_document",
  "create_event",
  "mail",
  "webhook",
  "condition",
  "wait_for",
  "parallel",
] as const;
export type Inserted = (typeof INSERTED)[number];

const SILENT = { el: "", en: "" };
const TASK = { assignee: { kind: "managers" as const }, due_days: 3, remind_days: 1, escalation: null, not_by: [] };

/** A name that no step has yet: review, review_2, … */
function freeId({ nodes }: WorkflowDefinition, kind: string): string {
  const taken = new Set(nodes.map(({ id }) => id));
  let id = kind;
  for (let count = 2; taken.has(id); count += 1) id = `${kind}_${count}`;
  return id;
}

function blankStep(id: string, type: Exclude<NodeKind, "start">, name: WorkflowNode["name"]): WorkflowNode {
  const step = { id, name, tells: SILENT };
  switch (type) {
    case "form":
      return { ...step, ...TASK, type, questions: [] };
    case "checklist":
      return { ...step, ...TASK, type, items: [] };
    case "approval":
    case "review":
      return { ...step, ...TASK, type };
    case "wait":
      return { ...step, type, working_days: 5 };
    case "wait_until":
      return { ...step, type, day: null };
    case "notify":
      return { ...step, type, to: { kind: "submitter" }, words: SILENT };
    case "set_status":
      return { ...step, type, status: "under_review" };
    case "request_document":
      return { ...step, type, document: SILENT };
    case "create_event":
      return { ...step, type, title: SILENT, event_type: "meetup", in_days: 10, hours: 2 };
    case "mail":
      return { ...step, type, to: { kind: "submitter" }, subject: SILENT, words: SILENT };
    case "webhook":
      return { ...step, type, url: "" };
    case "condition":
      return { ...step, type, condition: null };
    case "wait_for":
      return { ...step, type, event: "resubmitted", limit_days: null };
    case "split":
    case "join":
    case "end":
      return { ...step, type };
    default:
      return type satisfies never;
  }
}

const way = (from: string, on: Outcome, to: string): WorkflowEdge => ({ from, on, to, max: null });

/** Puts a step on one of the ways that lead on from another. @returns the definition and the step's id */
export function insertAfter(
  definition: WorkflowDefinition,
  after: WorkflowNode,
  kind: Inserted,
  name: WorkflowNode["name"],
): { definition: WorkflowDefinition; id: string } {
  const leading = definition.edges.find(({ from, on }) => from === after.id && on === mainWay(after.type));
  if (!leading) return { definition, id: after.id };
  if (kind === "parallel") return insertParallel(definition, leading, name);
  const id = freeId(definition, kind);
  const made = blankStep(id, kind, name);
  const others = definition.edges.filter((edge) => edge !== leading);
  const edges = [...others, { ...leading, to: id }, way(id, mainWay(kind), leading.to)];
  const end = definition.nodes.find(({ type }) => type === "end");
  // Until it is said otherwise a condition changes nothing, and whoever is not approved comes to an end.
  if (kind === "condition") edges.push(way(id, "not_met", leading.to));
  if (kind === "approval" && end) edges.push(way(id, "rejected", end.id));
  return { definition: { nodes: [...definition.nodes, made], edges }, id };
}

/** Whether a step can be copied: marks of the way cannot. */
export const isCopied = (node: WorkflowNode): boolean => isRemovable(node);

/** Puts a copy of a step after another; it keeps away only from steps that are there. @returns the definition and the copy's id */
export function pasteAfter(
  definition: WorkflowDefinition,
  after: WorkflowNode,
  copied: WorkflowNode,
): { definition: WorkflowDefinition; id: string } {
  const kind = INSERTED.find((known) => known === copied.type);
  if (kind === undefined) return { definition, id: after.id };
  const made = insertAfter(definition, after, kind, copied.name);
  if (made.id === after.id) return made;
  const known = new Set(definition.nodes.map(({ id }) => id));
  const copy = Object.assign({}, copied, { id: made.id });
  if ("not_by" in copy) copy.not_by = copy.not_by.filter((id) => known.has(id));
  return { id: made.id, definition: changeStep(made.definition, copy) };
}

/** Leads a step to another as someone drew it: by the first way that it still lacks, else by its main one. */
export function connect(definition: WorkflowDefinition, [from, to]: [string, string]): WorkflowDefinition {
  const [node, goal] = [from, to].map((id) => definition.nodes.find((step) => step.id === id));
  if (!node || !goal || node === goal || node.type === "end" || goal.type === "start") return definition;
  const leads = definition.edges.filter((edge) => edge.from === from);
  if (node.type === "split") {
    const isThere = leads.some((edge) => edge.to === to);
    return isThere ? definition : { ...definition, edges: [...definition.edges, way(from, "next", to)] };
  }
  const missing = WAYS_OUT[node.type].must.find((on) => !leads.some((edge) => edge.on === on));
  const max = leadsBack(definition, from, to) ? 2 : null;
  return changeWay(definition, { from, on: missing ?? mainWay(node.type), to, max });
}

function insertParallel(
  definition: WorkflowDefinition,
  leading: WorkflowEdge,
  name: WorkflowNode["name"],
): { definition: WorkflowDefinition; id: string } {
  const [split, join] = [freeId(definition, "split"), freeId(definition, "join")];
  const one = freeId(definition, "review");
  const nodes = [...definition.nodes, blankStep(split, "split", SILENT), blankStep(one, "review", name)];
  const two = freeId({ nodes, edges: [] }, "review");
  const others = definition.edges.filter((edge) => edge !== leading);
  return {
    id: one,
    definition: {
      nodes: [...nodes, blankStep(two, "review", name), blankStep(join, "join", SILENT)],
      edges: [
        ...others,
        { ...leading, to: split },
        ...[one, two].flatMap((branch) => [way(split, "next", branch), way(branch, "next", join)]),
        way(join, "next", leading.to),
      ],
    },
  };
}

/** Whether a step can be taken out by itself; what holds branches together cannot. */
export const isRemovable = ({ type }: WorkflowNode): boolean =>
  type !== "start" && type !== "end" && type !== "split" && type !== "join";

/** Takes a step out: what led to it leads to what followed it. */
export function removeStep(definition: WorkflowDefinition, node: WorkflowNode): WorkflowDefinition {
  const next = definition.edges.find(({ from, on }) => from === node.id && on === mainWay(node.type))?.to;
  return {
    nodes: definition.nodes
      .filter(({ id }) => id !== node.id)
      .map((other) =>
        "not_by" in other ? Object.assign({}, other, { not_by: other.not_by.filter((id) => id !== node.id) }) : other,
      ),
    edges: definition.edges.flatMap((edge) => {
      if (edge.from === node.id) return [];
      if (edge.to !== node.id) return [edge];
      return next === undefined || next === edge.from ? [] : [{ ...edge, to: next }];
    }),
  };
}

/** What is moved as one: a step, or branches from where they open to where they join. */
interface Block {
  first: string;
  last: string;
}

/** From a step on, or back from it: the step alone, or all branches that open or end there. */
function blockAt({ nodes, edges }: WorkflowDefinition, id: string, isBack: boolean): Block | null {
  const typeOf = (step: string) => nodes.find((node) => node.id === step)?.type;
  const [opens, closes] = isBack ? (["join", "split"] as const) : (["split", "join"] as const);
  const type = typeOf(id);
  if (type === undefined || type === "start" || type === "end" || type === closes) return null;
  if (type !== opens) return { first: id, last: id };
  let depth = 0;
  const seen = new Set<string>();
  for (let at: string | undefined = id; at !== undefined && !seen.has(at);) {
    seen.add(at);
    const here: string = at;
    const kind = typeOf(here);
    if (kind === opens) depth += 1;
    if (kind === closes) depth -= 1;
    if (depth === 0) return isBack ? { first: here, last: id } : { first: id, last: here };
    at = isBack
      ? edges.find((edge) => edge.to === here && isForward(edge))?.from
      : edges.find((edge) => edge.from === here && kind !== undefined && edge.on === mainWay(kind))?.to;
  }
  return null;
}

/** Moves a step before or after its neighbour on the way that goes on when all goes well; null where there is none. */
export function moveStep(definition: WorkflowDefinition, node: WorkflowNode, isUp: boolean): WorkflowDefinition | null {
  if (!isRemovable(node)) return null;
  const { nodes, edges } = definition;
  const mainOf = (id: string) => {
    const type = nodes.find((step) => step.id === id)?.type;
    return type && edges.find((edge) => edge.from === id && edge.on === mainWay(type));
  };
  const into = (id: string) => edges.filter((edge) => edge.to === id && isForward(edge));
  const between = isUp ? into(node.id)[0] : mainOf(node.id);
  if (!between || !isForward(between)) return null;
  const own: Block = { first: node.id, last: node.id };
  const other = blockAt(definition, isUp ? between.from : between.to, isUp);
  if (!other) return null;
  const [before, after] = isUp ? [other, own] : [own, other];
  const onwards = mainOf(after.last);
  // Where other ways come in between, neither comes before the other.
  const isBetween = ({ from, to }: WorkflowEdge) => from === before.last && to === after.first;
  if (!onwards || mainOf(before.last)?.to !== after.first || !into(after.first).every(isBetween)) return null;
  // What is returned to the step before it stays behind it.
  if (edges.some(({ from, to }) => from === after.last && to === before.first)) return null;
  const moved = edges.map((edge): WorkflowEdge => {
    const { from, on, to, max } = edge;
    // Both ways of a condition may lead there.
    if (isBetween(edge) && isForward(edge)) return { from, on, to: onwards.to, max: onwards.max };
    if (from === after.last && to === onwards.to && isForward(edge)) return { from, on, to: before.first, max: null };
    return { from, on, to: to === before.first && max === null ? after.first : to, max };
  });
  return { nodes, edges: moved };
}

export const changeStep = (definition: WorkflowDefinition, changed: WorkflowNode): WorkflowDefinition => ({
  ...definition,
  nodes: definition.nodes.map((node) => (node.id === changed.id ? changed : node)),
});

/** Leads an outcome of a step elsewhere; to nowhere it is taken away. One that goes back is bounded. */
export function changeWay(
  definition: WorkflowDefinition,
  { from, on, to, max }: Omit<WorkflowEdge, "to"> & { to: string },
): WorkflowDefinition {
  const others = definition.edges.filter((edge) => edge.from !== from || edge.on !== on);
  return { ...definition, edges: to === "" ? others : [...others, { from, on, to, max }] };
}
