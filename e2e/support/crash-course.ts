import type { WorkflowDefinition, WorkflowNode } from "@kerkis/contract/workflows/definition/definition.schema.ts";
import { step, way } from "../../apps/server/src/modules/workflows/workflows.factory.ts";

/** What the letter of the workflow is about. */
export const LETTER = "Προχωρά";
/** Its tasks. */
export const TASKS = ["ask", "second"];
/** What stands in the story of each case, once. */
export const STEPS: readonly (readonly [kind: string, node: string | null])[] = [
  ["started", null],
  ["task_completed", "ask"],
  ["acted", "letter"],
  ["acted", "call"],
  ["task_completed", "second"],
  ["waiting", "pause"],
  ["acted", "words"],
  ["completed", "end"],
];

/** A workflow with one step of each kind that has an effect: people, a letter, a call, branches side by side, a clock and words. */
export function crashCourse(url: string, reader: string): WorkflowDefinition {
  const to = { kind: "person", user_id: reader } as const;
  const task = { assignee: { kind: "managers" }, due_days: 3, remind_days: null, escalation: null } as const;
  const nodes: WorkflowNode[] = [
    { ...step("start"), type: "start" },
    { ...step("ask"), ...task, type: "approval", not_by: [] },
    { ...step("letter"), type: "mail", to, subject: { el: LETTER, en: LETTER }, words: { el: "Ναι", en: "Yes" } },
    { ...step("call"), type: "webhook", url },
    { ...step("fork"), type: "split" },
    { ...step("second"), ...task, type: "review", not_by: ["ask"] },
    { ...step("pause"), type: "wait", working_days: 5 },
    { ...step("meet"), type: "join" },
    { ...step("words"), type: "notify", to, words: { el: "Τέλος", en: "The end" } },
    { ...step("end"), type: "end" },
  ];
  return {
    nodes,
    edges: [
      way("start", "ask"),
      way("ask", "letter", "approved"),
      way("ask", "end", "rejected"),
      way("letter", "call"),
      way("call", "fork"),
      way("fork", "second"),
      way("fork", "pause"),
      way("second", "meet"),
      way("pause", "meet"),
      way("meet", "words"),
      way("words", "end"),
    ],
  };
}
