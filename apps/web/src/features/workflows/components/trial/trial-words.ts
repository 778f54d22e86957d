import type { WorkflowNode } from "@kerkis/contract/workflows/definition/definition.schema.ts";
import type { Outcome } from "@kerkis/contract/workflows/definition/definition.taxonomy.ts";
import { nodeOf } from "@kerkis/contract/workflows/definition/flow.policy.ts";
import type { Trial, TrialEntry } from "@kerkis/contract/workflows/definition/trial.policy.ts";
import { m } from "#messages";
import { formatDate } from "#shared/i18n/format.ts";
import type { StatusTone } from "#shared/ui/marks/tone.ts";
import { lowered, sentenceOf } from "../../model/step-sentences.ts";
import { assigneeText, nameOf, OUTCOME_NAMES } from "../../model/workflow-names.ts";

export const dayText = (day: string): string => formatDate(`${day}T12:00:00Z`, "medium");

/** What a step of a trial is called. */
export const stepName = ({ definition }: Trial, id: string): string => {
  const node = nodeOf(definition, id);
  return node ? nameOf(node.name) || sentenceOf(node) : id;
};

const who = (to: Parameters<typeof assigneeText>[0], person: string): string =>
  to?.kind === "submitter" ? person : lowered(assigneeText(to));

/** What whoever tries it is asked at a step that waits. */
export function askedText(node: WorkflowNode, person: string): string {
  if ("assignee" in node) return m.workflows_trial_asks({ who: who(node.assignee, person) });
  if (node.type === "condition") return m.workflows_trial_decide();
  return node.type === "webhook" ? m.workflows_trial_answered() : m.workflows_trial_came({ who: person });
}

export const TONES: Partial<Record<TrialEntry["kind"], StatusTone>> = {
  begun: "accent",
  done: "success",
  ended: "success",
  reminded: "warning",
  overdue: "danger",
  escalated: "warning",
  over: "warning",
  stuck: "danger",
  told: "info",
  status: "info",
};

/** What a condition turned out to be, behind its name. */
const ANSWERS: Partial<Record<Outcome, () => string>> = { met: m.workflows_way_met, not_met: m.workflows_way_not_met };

/** Whether an entry tells something that happened: a condition waits only for whoever tries it. */
export const isTold = ({ definition }: Trial, { kind, node }: TrialEntry): boolean =>
  kind !== "waits" || node === null || nodeOf(definition, node)?.type !== "condition";

/** What happened in a trial, as a sentence. */
export function entryText(trial: Trial, { kind, node: id, outcome, until }: TrialEntry, person: string): string {
  const node = id === null ? undefined : nodeOf(trial.definition, id);
  if (!node) return m.workflows_trial_begun({ who: person });
  const step = nameOf(node.name) || sentenceOf(node);
  const end = outcome === null ? "" : (ANSWERS[outcome] ?? OUTCOME_NAMES[outcome])();
  switch (kind) {
    case "begun":
      return m.workflows_trial_begun({ who: person });
    case "asked": {
      const asked = "assignee" in node ? who(node.assignee, person) : "";
      return until === null
        ? m.workflows_trial_asked({ step, who: asked })
        : m.workflows_trial_asked_until({ step, who: asked, until: dayText(until) });
    }
    case "done":
    case "decided":
    case "called":
      return m.workflows_trial_done({ step, outcome: end });
    case "told":
      return "to" in node ? m.workflows_trial_told({ who: who(node.to, person), words: saidIn(node) }) : step;
    case "status":
      return sentenceOf(node);
    case "waits":
      return until === null
        ? m.workflows_trial_waits({ step })
        : m.workflows_trial_waits_until({ step, until: dayText(until) });
    case "reminded":
      return m.workflows_trial_reminded({ step });
    case "overdue":
      return m.workflows_trial_overdue({ step });
    case "escalated": {
      const to = "escalation" in node && node.escalation ? who(node.escalation.to, person) : "";
      return m.workflows_trial_escalated({ step, who: to });
    }
    case "over":
      return m.workflows_trial_over({ step });
    case "ended":
      return m.workflows_trial_ended({ step });
    case "stuck":
      return m.workflows_stuck_at({ step });
    default:
      return kind satisfies never;
  }
}

/** The words that someone would get. */
const saidIn = (node: WorkflowNode): string =>
  node.type === "mail"
    ? [nameOf(node.subject), nameOf(node.words)].filter(Boolean).join(": ")
    : node.type === "notify"
      ? nameOf(node.words)
      : "";
