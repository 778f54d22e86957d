/** What reading and writing of BPMN 2.0 agree on. */

export const MODEL = "http://www.omg.org/spec/BPMN/20100524/MODEL";
export const DIAGRAM = "http://www.omg.org/spec/BPMN/20100524/DI";
/** Our own: what BPMN has no word for. */
export const OWN = "urn:kerkis:workflow";

export interface Element {
  uri: string;
  name: string;
  /** By their local names; our own with the prefix «kerkis:». */
  attributes: Readonly<Record<string, string>>;
  children: Element[];
  text: string;
}

/** Why a file was not taken. */
export class BpmnRefused extends Error {
  readonly code: "workflow.bpmn_unreadable" | "workflow.bpmn_unsupported" | "workflow.bpmn_too_large";
  /** The element that it is about. */
  readonly element: string;

  constructor(code: BpmnRefused["code"], element = "") {
    super(`${code} ${element}`);
    this.code = code;
    this.element = element;
  }
}
