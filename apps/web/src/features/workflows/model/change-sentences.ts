import type { ChangedAspect, WorkflowChange } from "@kerkis/contract/workflows/definition/changes.policy.ts";
import type { WorkflowNode } from "@kerkis/contract/workflows/definition/definition.schema.ts";
import { m } from "#messages";
import { sentenceOf } from "./step-sentences.ts";
import { assigneeText, nameOf, OUTCOME_NAMES, STATUS_NAMES } from "./workflow-names.ts";

const ASPECT_NAMES: Record<ChangedAspect, () => string> = {
  name: m.workflows_aspect_name,
  told: m.workflows_aspect_told,
  who: m.workflows_aspect_who,
  due: m.workflows_aspect_due,
  reminder: m.workflows_aspect_reminder,
  escalation: m.workflows_aspect_escalation,
  four_eyes: m.workflows_aspect_four_eyes,
  asks: m.workflows_aspect_asks,
  words: m.workflows_aspect_words,
  condition: m.workflows_aspect_condition,
  address: m.workflows_aspect_address,
  status: m.workflows_aspect_status,
  wait: m.workflows_aspect_wait,
};

const stepName = (node: WorkflowNode): string => nameOf(node.name) || sentenceOf(node);

/** A value that is said in a few words; null where it is too long to stand in a sentence. */
function valueOf(node: WorkflowNode, aspect: ChangedAspect): string | null {
  if (aspect === "name") return stepName(node);
  if (aspect === "who") return assigneeText("assignee" in node ? node.assignee : "to" in node ? node.to : null);
  if (aspect === "due" && "due_days" in node) {
    return node.due_days === null ? m.workflows_aspect_none() : m.workflows_says_due({ days: node.due_days });
  }
  if (aspect === "words" && node.type === "request_document") return nameOf(node.document);
  if (aspect === "words" && node.type === "create_event") return nameOf(node.title);
  if (aspect === "status" && node.type === "set_status") return STATUS_NAMES[node.status]();
  if (aspect === "wait" && node.type === "wait") return m.workflows_says_due({ days: node.working_days });
  return null;
}

/** One thing that is different between two versions, as a sentence. */
export function changeSentence(change: WorkflowChange): string {
  if (change.kind === "added") return m.workflows_change_added({ step: stepName(change.node) });
  if (change.kind === "removed") return m.workflows_change_removed({ step: stepName(change.node) });
  if (change.kind === "way") {
    const [before, after] = [change.before, change.after].map((to) =>
      to === null ? m.workflows_change_nowhere() : stepName(to),
    );
    return m.workflows_change_way({
      step: stepName(change.node),
      outcome: OUTCOME_NAMES[change.on](),
      before: before ?? "",
      after: after ?? "",
    });
  }
  const { aspect } = change;
  const [before, after] = [valueOf(change.before, aspect), valueOf(change.after, aspect)];
  const words = { step: stepName(change.after), aspect: ASPECT_NAMES[aspect]() };
  if (before === null || after === null || before === after) return m.workflows_change_plain(words);
  return m.workflows_change_value({ ...words, before, after });
}
