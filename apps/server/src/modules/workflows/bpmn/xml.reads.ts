import { SaxesParser } from "saxes";
import { BpmnRefused, OWN, type Element } from "./names.policy.ts";

const ELEMENTS_MAX = 20_000;
const DEPTH_MAX = 40;

/** A document as a tree: no entities of its own, and no more than a workflow needs. @throws BpmnRefused */
export function parseXml(xml: string): Element {
  const parser = new SaxesParser({ xmlns: true });
  const open: Element[] = [];
  let root: Element | null = null;
  let count = 0;
  parser.on("doctype", () => {
    throw new BpmnRefused("workflow.bpmn_unsupported", "DOCTYPE");
  });
  parser.on("error", () => {
    throw new BpmnRefused("workflow.bpmn_unreadable");
  });
  parser.on("opentag", ({ uri, local, attributes }) => {
    count += 1;
    if (count > ELEMENTS_MAX || open.length >= DEPTH_MAX) throw new BpmnRefused("workflow.bpmn_too_large");
    const own = Object.values(attributes).map((one) => [
      one.uri === OWN ? `kerkis:${one.local}` : one.local,
      one.value,
    ]);
    const element: Element = { uri, name: local, attributes: Object.fromEntries(own), children: [], text: "" };
    open.at(-1)?.children.push(element);
    root ??= element;
    open.push(element);
  });
  parser.on("closetag", () => {
    open.pop();
  });
  const say = (text: string): void => {
    const inner = open.at(-1);
    if (inner) inner.text += text;
  };
  parser.on("text", say);
  parser.on("cdata", say);
  parser.write(xml).close();
  if (root === null) throw new BpmnRefused("workflow.bpmn_unreadable");
  return root;
}
