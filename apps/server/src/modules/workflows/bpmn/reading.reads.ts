import {
  workflowDefinition,
  type WorkflowDefinition,
  type WorkflowEdge,
  type WorkflowNode,
} from "@kerkis/contract/workflows/definition/definition.schema.ts";
import { isTask } from "@kerkis/contract/workflows/definition/tasks.policy.ts";
import { DEFINITION_MAX, OUTCOMES } from "@kerkis/contract/workflows/definition/definition.taxonomy.ts";
import { BpmnRefused, MODEL, OWN, type Element } from "./names.policy.ts";
import { parseXml } from "./xml.reads.ts";

const SILENT = { el: "", en: "" };
const NAME_MAX = 120;
const TELLS_MAX = 400;

/** What tells nothing about the way a case takes. */
const SILENT_ELEMENTS: ReadonlySet<string> = new Set([
  "documentation",
  "extensionElements",
  "incoming",
  "outgoing",
  "message",
  "itemDefinition",
]);

const unsupported = (element: string): never => {
  throw new BpmnRefused("workflow.bpmn_unsupported", element);
};

const isOwnStep = ({ uri, name }: Element): boolean => uri === OWN && name === "step";
const ofModel = (element: Element): Element[] =>
  element.children.filter(({ uri, name }) => uri === MODEL && !SILENT_ELEMENTS.has(name));
const extensionsOf = ({ children }: Element): Element[] =>
  children.filter(({ uri, name }) => uri === MODEL && name === "extensionElements").flatMap((one) => one.children);

/**
 * The workflow that a BPMN 2.0 file describes. What we wrote ourselves comes back whole; of others' files the standard elements
 * of our steps, with what they do not say left open.
 * @throws BpmnRefused by the element that we have no step for
 */
export function definitionOf(xml: string): { definition: WorkflowDefinition; name: { el: string; en: string } } {
  const root = parseXml(xml);
  if (root.uri !== MODEL || root.name !== "definitions") throw new BpmnRefused("workflow.bpmn_unreadable");
  const [process, ...others] = ofModel(root);
  if (!process || process.name !== "process") return unsupported(process?.name ?? "definitions");
  if (others[0]) return unsupported(others[0].name);
  const elements = ofModel(process);
  const flows = elements.filter(({ name }) => name === "sequenceFlow");
  const steps = elements.filter(({ name }) => name !== "sequenceFlow");
  if (steps.length > DEFINITION_MAX.nodes * 2 || flows.length > DEFINITION_MAX.edges * 2) {
    throw new BpmnRefused("workflow.bpmn_too_large");
  }
  const definition = assemble(steps, flows.map(flowOf));
  const checked = workflowDefinition.safeParse(definition);
  if (!checked.success) throw new BpmnRefused("workflow.bpmn_too_large");
  return { definition: checked.data, name: nameOf(process) };
}

interface Flow {
  id: string;
  from: string;
  to: string;
  on: WorkflowEdge["on"] | null;
  max: number | null;
}

function flowOf(element: Element): Flow {
  for (const { name } of ofModel(element)) if (name !== "conditionExpression") unsupported(name);
  const { id = "", sourceRef: from = "", targetRef: to = "", ...rest } = element.attributes;
  const max = Number(rest["kerkis:max"] ?? Number.NaN);
  return {
    id,
    from,
    to,
    on: OUTCOMES.find((outcome) => outcome === rest["kerkis:on"]) ?? null,
    max: Number.isInteger(max) && max >= 1 && max <= DEFINITION_MAX.loops ? max : null,
  };
}

function assemble(steps: readonly Element[], flows: readonly Flow[]): WorkflowDefinition {
  const outOf = (id: string) => flows.filter(({ from }) => from === id);
  const into = (id: string) => flows.filter(({ to }) => to === id);
  const ids = new Map<string, string>();
  const taken = new Set<string>();
  /** Gateways that only bring ways together, by what follows them. */
  const merged = new Map<string, string>();
  const nodes: WorkflowNode[] = [];
  for (const element of steps) {
    const { id = "" } = element.attributes;
    const isOwn = extensionsOf(element).some(isOwnStep);
    const [only, ...more] = outOf(id);
    if (element.name === "exclusiveGateway" && !isOwn && more.length === 0) {
      if (only) merged.set(id, only.to);
      continue;
    }
    const node = nodeOf(element, { ins: into(id).length, outs: outOf(id).length });
    const own = uniqueId(isOwn ? node.id : id, taken);
    ids.set(id, own);
    nodes.push({ ...node, id: own });
  }
  const target = (id: string): string => {
    let at = id;
    for (let turns = 0; merged.has(at) && turns < merged.size; turns += 1) at = merged.get(at) ?? at;
    return ids.get(at) ?? unsupported("sequenceFlow");
  };
  const edges = flows
    .filter(({ from }) => !merged.has(from))
    .map((flow): WorkflowEdge => {
      const from = ids.get(flow.from) ?? unsupported("sequenceFlow");
      const source = steps.find(({ attributes }) => attributes["id"] === flow.from);
      return { from, on: flow.on ?? outcomeOf(flow, source, outOf(flow.from)), to: target(flow.to), max: flow.max };
    });
  return { nodes, edges };
}

/** Which way a flow of another tool is: of a gateway its default is what is not met. */
function outcomeOf(flow: Flow, source: Element | undefined, ways: readonly Flow[]): WorkflowEdge["on"] {
  if (source?.name !== "exclusiveGateway") return "next";
  if (ways.length > 2) return unsupported("exclusiveGateway");
  const otherwise = source.attributes["default"] ?? ways[1]?.id;
  return flow.id === otherwise ? "not_met" : "met";
}

/** Ids as a definition has them: plain letters, each once. */
function uniqueId(given: string, taken: Set<string>): string {
  const plain =
    given
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, "_")
      .replace(/^[^a-z]+/, "")
      .slice(0, 32) || "step";
  let id = plain;
  for (let number = 2; taken.has(id); number += 1) id = `${plain}_${number}`;
  taken.add(id);
  return id;
}

function nodeOf(element: Element, ways: { ins: number; outs: number }): WorkflowNode {
  const own = extensionsOf(element).find(isOwnStep);
  if (own) return ownNode(own.text);
  const events = ofModel(element);
  const [event] = events;
  const base = { id: "step", name: nameOf(element), tells: tellsOf(element) };
  const task = { assignee: null, due_days: null, remind_days: null, escalation: null, not_by: [] };
  const plain = <Node extends WorkflowNode>(node: Node): Node => (event ? unsupported(event.name) : node);
  switch (element.name) {
    case "startEvent":
      return plain({ ...base, type: "start" });
    case "endEvent":
      if (event && event.name !== "terminateEventDefinition") return unsupported(event.name);
      return { ...base, type: "end" };
    case "task":
    case "manualTask":
    case "userTask":
      return plain({ ...base, ...task, type: "review" });
    case "sendTask":
      return plain({ ...base, tells: SILENT, type: "mail", to: null, subject: base.name, words: base.tells });
    case "serviceTask":
      return plain({ ...base, type: "webhook", url: "" });
    case "exclusiveGateway":
      return plain({ ...base, type: "condition", condition: null });
    case "parallelGateway":
      if (ways.ins > 1 && ways.outs > 1) return unsupported("parallelGateway");
      return plain({ ...base, type: ways.outs > 1 || ways.ins <= 1 ? "split" : "join" });
    case "intermediateCatchEvent":
      return { ...base, ...waitOf(event) };
    default:
      return unsupported(element.name);
  }
}

/** A step as we wrote it; people are those of the organization that it comes from. */
function ownNode(text: string): WorkflowNode {
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    throw new BpmnRefused("workflow.bpmn_unsupported", "kerkis:step");
  }
  const [node] = workflowDefinition.safeParse({ nodes: [given], edges: [] }).data?.nodes ?? [];
  if (!node) return unsupported("kerkis:step");
  if (isTask(node)) {
    const escalation = node.escalation?.to.kind === "person" ? null : node.escalation;
    return { ...node, escalation, assignee: node.assignee?.kind === "person" ? null : node.assignee };
  }
  return "to" in node && node.to?.kind === "person" ? { ...node, to: null } : node;
}

/** A clock: so many days, or a day of the calendar. */
function waitOf(event: Element | undefined) {
  if (event?.name !== "timerEventDefinition") return unsupported(event?.name ?? "intermediateCatchEvent");
  const [when] = ofModel(event);
  const text = when?.text.trim() ?? "";
  const days = /^P(\d{1,3})D$/.exec(text)?.[1];
  if (when?.name === "timeDuration" && days !== undefined && Number(days) >= 1 && Number(days) <= DEFINITION_MAX.days) {
    return { type: "wait" as const, working_days: Number(days) };
  }
  if (when?.name !== "timeDate") return unsupported(when?.name ?? "timerEventDefinition");
  return { type: "wait_until" as const, day: /^\d{4}-\d{2}-\d{2}/.exec(text)?.[0] ?? null };
}

/** A name in the language that it is written in. */
function said(text: string, max: number): { el: string; en: string } {
  const words = text.replace(/\s+/g, " ").trim().slice(0, max);
  return /\p{Script=Greek}/u.test(words) ? { el: words, en: "" } : { el: "", en: words };
}

const tellsOf = ({ children }: Element) =>
  said(children.find(({ uri, name }) => uri === MODEL && name === "documentation")?.text ?? "", TELLS_MAX);

function nameOf(element: Element): { el: string; en: string } {
  const own = extensionsOf(element).find(({ uri, name }) => uri === OWN && name === "name");
  const given = said(element.attributes["name"] ?? "", NAME_MAX);
  if (!own) return given;
  try {
    const { el, en } = JSON.parse(own.text) as { el?: unknown; en?: unknown };
    if (typeof el === "string" && typeof en === "string")
      return { el: el.slice(0, NAME_MAX), en: en.slice(0, NAME_MAX) };
  } catch {
    // A name that cannot be read is the one that other tools show.
  }
  return given;
}
