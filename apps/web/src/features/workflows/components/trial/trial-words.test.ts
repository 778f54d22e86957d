import type { WorkflowDefinition, WorkflowNode } from "@kerkis/contract/workflows/definition/definition.schema.ts";
import {
  answerTrial,
  beginTrial,
  questionsOf,
  type Trial,
} from "@kerkis/contract/workflows/definition/trial.policy.ts";
import { expect, test } from "vitest";
import { entryText, isTold } from "./trial-words.ts";

const step = (id: string, name = id) => ({ id, name: { el: name, en: name }, tells: { el: "", en: "" } });
const review: WorkflowNode = {
  ...step("look", "Legal check"),
  type: "review",
  assignee: { kind: "managers" },
  due_days: 3,
  remind_days: null,
  escalation: null,
  not_by: [],
};
const way = (from: string, to: string, on: "next" | "met" | "not_met" = "next") => ({ from, on, to, max: null });
const definition: WorkflowDefinition = {
  nodes: [
    { ...step("start"), type: "start" },
    { ...step("large", "Large case"), type: "condition", condition: { fact: "turnover", is: "at_least", value: 1 } },
    review,
    { ...step("end"), type: "end" },
  ],
  edges: [way("start", "large"), way("large", "look", "met"), way("large", "end", "not_met"), way("look", "end")],
};
const story = (trial: Trial) =>
  trial.entries.filter((entry) => isTold(trial, entry)).map((entry) => entryText(trial, entry, "Anna"));

test("a trial tells what a condition turned out to be, not that it waited; whom a task is for stands within the sentence", () => {
  const begun = beginTrial(definition, "2026-11-24");
  expect(story(begun)).toEqual(["Ξεκίνησε υπόθεση για: Anna"]);
  const [asked] = questionsOf(begun);
  const met = answerTrial(begun, asked?.token ?? 0, "met");
  expect(story(met).slice(1)).toEqual([
    "Large case: ναι",
    "Legal check: νέα εργασία (όποιος διαχειρίζεται αιτήσεις), έως 27 Νοε 2026",
  ]);
});
