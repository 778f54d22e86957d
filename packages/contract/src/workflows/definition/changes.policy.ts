import type { WorkflowDefinition, WorkflowEdge, WorkflowNode } from "./definition.schema.ts";
import { isTask } from "./tasks.policy.ts";
import type { Outcome } from "./definition.taxonomy.ts";
import { stepOrder } from "./order.policy.ts";
import { scopesOf } from "./scopes.policy.ts";

/** What two versions of a workflow have different, and whether a case can go from one to the other: pure. */

export const CHANGED_ASPECTS = [
  "name",
  "told",
  "who",
  "due",
  "reminder",
  "escalation",
  "four_eyes",
  "asks",
  "words",
  "condition",
  "address",
  "status",
  "wait",
] as const;
export type ChangedAspect = (typeof CHANGED_ASPECTS)[number];

export type WorkflowChange =
  | { kind: "added"; node: WorkflowNode }
  | { kind: "removed"; node: WorkflowNode }
  | { kind: "changed"; aspect: ChangedAspect; before: WorkflowNode; after: WorkflowNode }
  | { kind: "way"; node: WorkflowNode; on: Outcome; before: WorkflowNode | null; after: WorkflowNode | null };

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** What stands in a step under each aspect; one of another kind is another step. */
function aspectsOf(node: WorkflowNode): Partial<Record<ChangedAspect, unknown>> {
  const aspects: Partial<Record<ChangedAspect, unknown>> = { name: node.name, told: node.tells };
  if (isTask(node)) {
    aspects.who = node.assignee;
    aspects.due = node.due_days;
    aspects.reminder = node.remind_days;
    aspects.escalation = node.escalation;
    aspects.four_eyes = node.not_by.toSorted();
  }
  if (node.type === "form") aspects.asks = node.questions;
  if (node.type === "checklist") aspects.asks = node.items;
  if (node.type === "notify") Object.assign(aspects, { who: node.to, words: node.words });
  if (node.type === "mail") Object.assign(aspects, { who: node.to, words: [node.subject, node.words] });
  if (node.type === "request_document") aspects.words = node.document;
  if (node.type === "create_event")
    Object.assign(aspects, { words: node.title, wait: [node.in_days, node.hours, node.event_type] });
  if (node.type === "webhook") aspects.address = node.url;
  if (node.type === "condition") aspects.condition = node.condition;
  if (node.type === "set_status") aspects.status = node.status;
  if (node.type === "wait") aspects.wait = node.working_days;
  if (node.type === "wait_until") aspects.wait = node.day;
  if (node.type === "wait_for") aspects.wait = [node.event, node.limit_days];
  return aspects;
}

/** What changed from one definition to another, in the order of the steps; nothing where they say the same. */
export function changesBetween(before: WorkflowDefinition, after: WorkflowDefinition): WorkflowChange[] {
  const known = new Map(before.nodes.map((node) => [node.id, node]));
  const now = new Map(after.nodes.map((node) => [node.id, node]));
  const isKept = (node: WorkflowNode) => known.get(node.id)?.type === node.type && now.get(node.id)?.type === node.type;
  const changes: WorkflowChange[] = [];
  for (const node of stepOrder(after)) {
    const was = known.get(node.id);
    if (!was || !isKept(node)) changes.push({ kind: "added", node });
    else changes.push(...changesOfStep(was, node), ...changedWays(before, after, node));
  }
  const gone = stepOrder(before).filter((node) => !isKept(node));
  return [...changes, ...gone.map((node) => ({ kind: "removed" as const, node }))];
}

function changesOfStep(before: WorkflowNode, after: WorkflowNode): WorkflowChange[] {
  const [was, is] = [aspectsOf(before), aspectsOf(after)];
  return CHANGED_ASPECTS.filter((aspect) => !same(was[aspect], is[aspect])).map((aspect) => ({
    kind: "changed",
    aspect,
    before,
    after,
  }));
}

const waysOf = ({ edges }: WorkflowDefinition, id: string) => edges.filter(({ from }) => from === id);
const leadsTo = (ways: readonly WorkflowEdge[], on: Outcome) =>
  ways
    .filter((way) => way.on === on)
    .map(({ to, max }) => `${to} ${max}`)
    .toSorted();

function changedWays(before: WorkflowDefinition, after: WorkflowDefinition, node: WorkflowNode): WorkflowChange[] {
  const [was, is] = [waysOf(before, node.id), waysOf(after, node.id)];
  const outcomes = [...new Set([...was, ...is].map(({ on }) => on))];
  const at = ({ nodes }: WorkflowDefinition, ways: readonly WorkflowEdge[], on: Outcome) =>
    nodes.find(({ id }) => id === ways.find((way) => way.on === on)?.to) ?? null;
  return outcomes
    .filter((on) => !same(leadsTo(was, on), leadsTo(is, on)))
    .map((on) => ({ kind: "way", node, on, before: at(before, was, on), after: at(after, is, on) }));
}

/** Where cases that stand at a step go on, by the step's name. */
export type StepMap = Readonly<Record<string, string>>;

/** Whether what stands at one step can stand at another of another version: within the same branches, as many of them. */
function isLevel(before: WorkflowDefinition, after: WorkflowDefinition, [from, to]: [string, string]): boolean {
  const scopes = scopesOf(before).get(from) ?? [];
  return (
    same(scopes, scopesOf(after).get(to) ?? null) &&
    scopes.every((split) => waysOf(before, split).length === waysOf(after, split).length)
  );
}

/** Whether a step is in another version too: of its kind and within the same branches. */
export function isThereToo(before: WorkflowDefinition, after: WorkflowDefinition, id: string): boolean {
  const kindIn = ({ nodes }: WorkflowDefinition) => nodes.find((node) => node.id === id)?.type;
  return kindIn(after) !== undefined && kindIn(before) === kindIn(after) && isLevel(before, after, [id, id]);
}

const MARKS: ReadonlySet<string> = new Set(["start", "split", "join", "end"]);

/** Steps of another version at which cases can go on that stand where it has no such step. */
export const targetsFor = (before: WorkflowDefinition, after: WorkflowDefinition, id: string): WorkflowNode[] =>
  MARKS.has(before.nodes.find((node) => node.id === id)?.type ?? "start")
    ? []
    : stepOrder(after).filter((node) => !MARKS.has(node.type) && isLevel(before, after, [id, node.id]));

/** Whether a case that stands at these steps can follow another version: each is there too, or goes on where the map says. */
export const fitsInto = (
  before: WorkflowDefinition,
  after: WorkflowDefinition,
  standing: readonly string[],
  map: StepMap = {},
): boolean =>
  standing.every(
    (id) => isThereToo(before, after, id) || targetsFor(before, after, id).some((node) => node.id === map[id]),
  );
