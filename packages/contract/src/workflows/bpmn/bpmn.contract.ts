import { endpoint } from "../../core/endpoint.ts";
import { bpmnFile, bpmnInput, bpmnTemplate } from "./bpmn.schema.ts";

const manager = { kind: "policy", policy: "workflow.manage", page: "workflows" } as const;

export const bpmnContract = {
  exportBpmn: endpoint({
    method: "GET",
    path: "/workflows/templates/{id}/bpmn",
    summary: "A workflow template as BPMN 2.0, with a diagram",
    access: manager,
  })
    .input(bpmnTemplate)
    .output(bpmnFile),
  importBpmn: endpoint({
    method: "POST",
    path: "/workflows/bpmn",
    summary: "Begins a workflow template from BPMN 2.0; what it cannot say is refused by the element's name",
    access: manager,
    rateLimit: "organization",
  })
    .input(bpmnInput)
    .output(bpmnTemplate),
};
