import type { LocalizedText } from "@kerkis/contract/core/text/languages.ts";
import type {
  WorkflowDefinition,
  WorkflowEdge,
  WorkflowNode,
} from "@kerkis/contract/workflows/definition/definition.schema.ts";
import { DIAGRAM, MODEL, OWN } from "./names.policy.ts";

/** What XML has no place for. */
const NO_XML = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
const MARKS: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "\n": "&#10;",
  "\r": "&#13;",
};
const safe = (text: string): string => text.replace(NO_XML, "").replace(/[&<>"\n\r]/g, (mark) => MARKS[mark] ?? mark);
const either = ({ el, en }: LocalizedText): string => en || el;

/** The element of each kind of step. */
const ELEMENTS: Record<WorkflowNode["type"], string> = {
  start: "startEvent",
  end: "endEvent",
  split: "parallelGateway",
  join: "parallelGateway",
  form: "userTask",
  approval: "userTask",
  review: "userTask",
  checklist: "userTask",
  notify: "sendTask",
  mail: "sendTask",
  set_status: "serviceTask",
  request_document: "sendTask",
  create_event: "serviceTask",
  webhook: "serviceTask",
  condition: "exclusiveGateway",
  wait: "intermediateCatchEvent",
  wait_until: "intermediateCatchEvent",
  wait_for: "receiveTask",
};

/** A workflow as BPMN 2.0: standard elements for other tools, each with all that we know of it for our own. */
export function bpmnOf({ nodes, edges }: WorkflowDefinition, name: LocalizedText): string {
  const flows = edges.map((edge, index) => ({ ...edge, id: `flow_${index}` }));
  const process = [...nodes.map((node) => nodeXml(node, flows)), ...flows.map((flow) => flowXml(flow, nodes))];
  return `<?xml version="1.0" encoding="UTF-8"?>
<bpmn:definitions xmlns:bpmn="${MODEL}" xmlns:bpmndi="${DIAGRAM}" xmlns:dc="http://www.omg.org/spec/DD/20100524/DC" xmlns:di="http://www.omg.org/spec/DD/20100524/DI" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:kerkis="${OWN}" id="definitions" targetNamespace="${OWN}">
<bpmn:process id="workflow" name="${safe(either(name))}" isExecutable="false">
<bpmn:extensionElements><kerkis:name>${safe(JSON.stringify(name))}</kerkis:name></bpmn:extensionElements>
${process.join("\n")}
</bpmn:process>
${diagramXml(nodes, flows)}
</bpmn:definitions>
`;
}

type Flow = WorkflowEdge & { id: string };

function nodeXml(node: WorkflowNode, flows: readonly Flow[]): string {
  const element = ELEMENTS[node.type];
  const otherwise =
    node.type === "condition" ? flows.find(({ from, on }) => from === node.id && on === "not_met") : undefined;
  const defaultWay = otherwise ? ` default="${otherwise.id}"` : "";
  return `<bpmn:${element} id="${node.id}" name="${safe(either(node.name))}"${defaultWay}><bpmn:extensionElements><kerkis:step>${safe(JSON.stringify(node))}</kerkis:step></bpmn:extensionElements>${eventXml(node)}</bpmn:${element}>`;
}

/** What a catching event waits for; an end ends all that is under way. */
function eventXml(node: WorkflowNode): string {
  const timer = (kind: string, text: string) =>
    `<bpmn:timerEventDefinition><bpmn:${kind} xsi:type="bpmn:tFormalExpression">${text}</bpmn:${kind}></bpmn:timerEventDefinition>`;
  if (node.type === "wait") return timer("timeDuration", `P${node.working_days}D`);
  if (node.type === "wait_until") return timer("timeDate", node.day === null ? "" : `${node.day}T09:00:00`);
  return node.type === "end" ? "<bpmn:terminateEventDefinition/>" : "";
}

function flowXml({ id, from, to, on, max }: Flow, nodes: readonly WorkflowNode[]): string {
  const own = ` kerkis:on="${on}"${max === null ? "" : ` kerkis:max="${max}"`}`;
  const name = on === "next" ? "" : ` name="${on}"`;
  const begins = `<bpmn:sequenceFlow id="${id}"${name} sourceRef="${from}" targetRef="${to}"${own}`;
  const isDefault = on === "not_met" && nodes.some((node) => node.id === from && node.type === "condition");
  if (on === "next" || isDefault) return `${begins}/>`;
  // Flows of a task that name their outcome: of such, one is taken.
  return `${begins}><bpmn:conditionExpression xsi:type="bpmn:tFormalExpression">outcome = "${on}"</bpmn:conditionExpression></bpmn:sequenceFlow>`;
}

const COLUMN = 170;
const ROW = 120;
const TASK = { width: 110, height: 80 };
const EVENT = { width: 36, height: 36 };
const GATEWAY = { width: 50, height: 50 };

const sizeOf = ({ type }: WorkflowNode) => {
  const element = ELEMENTS[type];
  if (element.endsWith("Gateway")) return GATEWAY;
  return element.endsWith("Event") ? EVENT : TASK;
};

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A place for each step: by how many steps it is from the start. */
function boxesOf(nodes: readonly WorkflowNode[], flows: readonly Flow[]): Map<string, Box> {
  const depths = new Map<string, number>();
  const todo = nodes.filter(({ type }) => type === "start").map(({ id }) => id);
  for (const id of todo) depths.set(id, 0);
  for (const id of todo) {
    for (const { to } of flows.filter(({ from }) => from === id)) {
      if (depths.has(to)) continue;
      depths.set(to, (depths.get(id) ?? 0) + 1);
      todo.push(to);
    }
  }
  const filled = new Map<number, number>();
  return new Map(
    nodes.map((node) => {
      const column = depths.get(node.id) ?? 0;
      const row = filled.get(column) ?? 0;
      filled.set(column, row + 1);
      const { width, height } = sizeOf(node);
      return [node.id, { x: 80 + column * COLUMN - width / 2, y: 80 + row * ROW - height / 2, width, height }];
    }),
  );
}

function diagramXml(nodes: readonly WorkflowNode[], flows: readonly Flow[]): string {
  const boxes = boxesOf(nodes, flows);
  const shapes = [...boxes].map(
    ([id, { x, y, width, height }]) =>
      `<bpmndi:BPMNShape id="${id}_shape" bpmnElement="${id}"><dc:Bounds x="${x}" y="${y}" width="${width}" height="${height}"/></bpmndi:BPMNShape>`,
  );
  const ways = flows.flatMap(({ id, from, to }) => {
    const [begins, ends] = [boxes.get(from), boxes.get(to)];
    if (!begins || !ends) return [];
    const point = (x: number, { y, height }: Box) => `<di:waypoint x="${x}" y="${y + height / 2}"/>`;
    return `<bpmndi:BPMNEdge id="${id}_edge" bpmnElement="${id}">${point(begins.x + begins.width, begins)}${point(ends.x, ends)}</bpmndi:BPMNEdge>`;
  });
  return `<bpmndi:BPMNDiagram id="diagram"><bpmndi:BPMNPlane id="plane" bpmnElement="workflow">
${[...shapes, ...ways].join("\n")}
</bpmndi:BPMNPlane></bpmndi:BPMNDiagram>`;
}
