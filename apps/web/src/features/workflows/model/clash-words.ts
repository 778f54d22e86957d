import type {
  WorkflowDefinition,
  WorkflowEdge,
  WorkflowNode,
} from "@kerkis/contract/workflows/definition/definition.schema.ts";
import { m } from "#messages";
import { type Clash, withValueAt } from "#shared/autosave/merge-changes.ts";
import { plainNode } from "./keyed-definition.ts";
import { stepLabels } from "./step-labels.ts";
import { lateFacts, partsText, sentenceOf, stepFacts } from "./step-sentences.ts";
import { nameOf, OUTCOME_NAMES } from "./workflow-names.ts";

/** What two people changed, as one reads it. */
export interface ClashWords {
  /** Which step, and what of it. */
  place: string;
  mine: string;
  theirs: string;
}

const FIELDS: Partial<Record<string, () => string>> = {
  name: m.workflows_setting_name,
  tells: m.workflows_setting_tells,
  words: m.workflows_setting_words,
  subject: m.workflows_setting_subject,
  document: m.workflows_setting_document,
  title: m.workflows_setting_event_title,
  url: m.workflows_setting_url,
  assignee: m.workflows_setting_who,
  to: m.workflows_setting_to,
  not_by: m.workflows_setting_four_eyes,
  due_days: m.workflows_setting_due,
  remind_days: m.workflows_setting_remind,
  escalation: m.workflows_setting_if_late,
  condition: m.workflows_setting_condition,
  status: m.workflows_state,
  event: m.workflows_setting_awaited,
  limit_days: m.workflows_setting_limit,
  working_days: m.workflows_setting_wait,
  day: m.workflows_setting_day,
  questions: m.workflows_setting_asks,
  items: m.workflows_setting_asks,
};
const LANGUAGES: Partial<Record<string, () => string>> = { el: m.workflows_in_greek, en: m.workflows_in_english };

/** Says a clash of a keyed definition: a text as it is, everything else as its step reads with it. */
export function clashWords(definition: WorkflowDefinition, { path, mine, theirs }: Clash): ClashWords {
  const [, part = "", key = "", field = "", language = ""] = path.split(".");
  const labels = stepLabels(definition);
  const id = part === "edges" ? (key.split(" ")[0] ?? "") : key;
  const node = definition.nodes.find((step) => step.id === id);
  const step = m.workflows_step_number({ number: labels.get(id) ?? "" });
  if (part === "edges") {
    const [, on = ""] = key.split(" ");
    const outcome = on in OUTCOME_NAMES ? OUTCOME_NAMES[on as keyof typeof OUTCOME_NAMES]() : on;
    const said = (way: unknown) => leadsTo(way, definition, labels);
    return { place: `${step} · ${outcome}`, mine: said(mine), theirs: said(theirs) };
  }
  const place = [step, FIELDS[field]?.(), LANGUAGES[language]?.()].filter(Boolean).join(" · ");
  const said = (value: unknown) => {
    if (field === "") return value === undefined ? m.workflows_clash_removed() : sentenceOf(plainNode(value as never));
    if (typeof value === "string") return value || m.workflows_clash_empty();
    return node ? asRead(node, definition, { field, language, value }) : "";
  };
  return { place, mine: said(mine), theirs: said(theirs) };
}

interface Changed {
  field: string;
  language: string;
  value: unknown;
}

/** How a step reads with a value at one of its fields. */
function asRead(node: WorkflowNode, definition: WorkflowDefinition, { field, language, value }: Changed): string {
  const path = [field, language].filter(Boolean).join(".");
  const step = plainNode(withValueAt({ ...node }, path, value));
  const facts = [...lateFacts(step), ...stepFacts(step, definition, stepLabels(definition))].map(partsText);
  return [`${sentenceOf(step)}.`, ...facts].join(" ");
}

function leadsTo(way: unknown, definition: WorkflowDefinition, labels: ReadonlyMap<string, string>): string {
  const [edge] = Array.isArray(way) ? (way as WorkflowEdge[]) : [];
  const goal = definition.nodes.find(({ id }) => id === edge?.to);
  if (!edge || !goal) return m.workflows_nowhere();
  const step = `${m.workflows_step_number({ number: labels.get(goal.id) ?? "" })}: ${nameOf(goal.name) || sentenceOf(goal)}`;
  return edge.max === null
    ? step
    : `${step}, ${m.workflows_up_to({ times: m.workflows_says_times({ count: edge.max }) })}`;
}
