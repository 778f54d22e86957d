import type { Assignee, WorkflowNode } from "@kerkis/contract/workflows/definition/definition.schema.ts";
import { isTask } from "@kerkis/contract/workflows/definition/tasks.policy.ts";

/** Whether a step is for, is passed on to, or tells someone of these kinds. */
export function isMeantFor(node: WorkflowNode, ...kinds: Assignee["kind"][]): boolean {
  const named = isTask(node) ? [node.assignee, node.escalation?.to] : "to" in node ? [node.to] : [];
  return named.some((assignee) => assignee && kinds.includes(assignee.kind));
}
