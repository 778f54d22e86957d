import type { WorkflowDefinition, WorkflowNode } from "@kerkis/contract/workflows/definition/definition.schema.ts";
import { LIBRARY, LIBRARY_KEYS } from "@kerkis/contract/workflows/library/library.taxonomy.ts";
import { expect, test } from "vitest";
import { stepLabels } from "./step-labels.ts";
import { partsText, sentenceOf, sentenceParts, stepFacts, toldParts } from "./step-sentences.ts";

const said = (text: string) => ({ el: text, en: text });
const registration = LIBRARY.registration.definition;
const stepOf = ({ nodes }: WorkflowDefinition, id: string): WorkflowNode => {
  const node = nodes.find((one) => one.id === id);
  if (!node) throw new Error(`No step ${id}.`);
  return node;
};

test("names stand in a sentence as they were given, whatever they hold", () => {
  const name = said("{who} «$1» \\ {days}");
  const node: WorkflowNode = { ...stepOf(registration, "approval"), name };
  expect(sentenceOf(node)).toBe(
    "Όποιος διαχειρίζεται αιτήσεις αποφασίζει στο βήμα «{who} «$1» \\ {days}» μέσα σε 5 εργάσιμες",
  );
});

test("each part of a sentence has its setting and the colour of whom it names", () => {
  const parts = sentenceParts(stepOf(registration, "completeness"));
  expect(parts.flatMap((part) => (typeof part === "string" ? [] : [[part.setting, part.doer]]))).toEqual([
    ["who", "organization"],
    ["name", null],
    ["due", null],
  ]);
});

test("what only goes on to the next step is not said", () => {
  const labels = stepLabels(registration, "el");
  const facts = (id: string) => stepFacts(stepOf(registration, id), registration, labels).map(partsText);
  expect(facts("completeness")).toEqual([]);
  expect(facts("approval")).toEqual([
    "όχι από όποιον έκανε το 2",
    "Απόρριψη: στο βήμα 4.1",
    "Επιστροφή: στο βήμα 2, έως 2 φορές",
    "Μετά τις επαναλήψεις: στο βήμα 4.1",
  ]);
  expect(facts("reject")).toEqual(["μετά στο βήμα 6"]);
});

test.each(LIBRARY_KEYS)("each step of the workflow %s is a sentence with an end", (key) => {
  const { definition } = LIBRARY[key];
  for (const node of definition.nodes) {
    const text = partsText(toldParts(node, definition));
    expect(text).toMatch(/^[Α-ΩΆΈΉΊΌΎΏ].*[^.:][.:]$/u);
    expect(text).not.toMatch(/[\uE000-\uE00F]|undefined/u);
  }
});

test("what happens where a condition is otherwise says so; where the branch leads on to it, it does not", () => {
  const { definition } = LIBRARY.grant;
  const told = (id: string, of = definition) => partsText(toldParts(stepOf(of, id), of));
  const condition = definition.nodes.find(({ type }) => type === "condition")?.id ?? "";
  const goal = (on: string) => definition.edges.find((edge) => edge.from === condition && edge.on === on)?.to ?? "";
  expect(told(condition)).toMatch(/^Όταν τελειώσουν και τα δύο, αν δεν ισχύει «.*»:$/u);
  expect(told(goal("met"))).toMatch(/^Αλλιώς, [α-ωό]/u);
  const edges = definition.edges.map((edge) =>
    edge.from === goal("not_met") && edge.on === "approved" ? Object.assign({}, edge, { to: goal("met") }) : edge,
  );
  expect(told(goal("met"), { ...definition, edges })).not.toMatch(/^Αλλιώς/u);
});

test("what comes behind branches side by side says when: both or all of them, and not where they go on by themselves", () => {
  const { definition } = LIBRARY.diligence;
  const join = definition.nodes.find(({ type }) => type === "join");
  const next = definition.edges.find(({ from }) => from === join?.id)?.to ?? "";
  const told = (of: WorkflowDefinition) => partsText(toldParts(stepOf(of, next), of));
  expect(told(definition)).toMatch(/^Όταν τελειώσουν όλα, [α-ωό]/u);
  const one = definition.edges.find(({ to }) => to === join?.id);
  const two = { ...definition, edges: definition.edges.filter((edge) => edge !== one) };
  expect(told(two)).toMatch(/^Όταν τελειώσουν και τα δύο, [α-ωό]/u);
});
