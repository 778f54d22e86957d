import { LIBRARY } from "@kerkis/contract/workflows/library/library.taxonomy.ts";
import type { WorkflowDefinition } from "@kerkis/contract/workflows/definition/definition.schema.ts";
import { lintDefinition } from "@kerkis/contract/workflows/definition/lint.policy.ts";
import { expect, test } from "vitest";
import { mergeChanges } from "#shared/autosave/merge-changes.ts";
import { changeStep, insertAfter, removeStep } from "./edit-steps.ts";
import { changedLike, keyedDefinition, plainDefinition } from "./keyed-definition.ts";

const { definition } = LIBRARY.registration;
const step = (one: WorkflowDefinition, id: string) => {
  const found = one.nodes.find((node) => node.id === id);
  if (!found) throw new Error(`There is no ${id}.`);
  return found;
};
const renamed = (one: WorkflowDefinition, id: string, en: string) =>
  changeStep(one, { ...step(one, id), name: { el: en, en } });
const merged = (mine: WorkflowDefinition, theirs: WorkflowDefinition) => {
  const { value, clashes } = mergeChanges({
    base: keyedDefinition(definition),
    mine: keyedDefinition(mine),
    theirs: keyedDefinition(theirs),
  });
  return { definition: plainDefinition(value), clashes };
};

test.each(Object.entries(LIBRARY))("%s is itself again", (_, { definition: one }) => {
  expect(plainDefinition(keyedDefinition(one))).toEqual(one);
});

test("what two people change of different steps goes together, a new step too", () => {
  const mine = renamed(definition, "completeness", "Mine");
  const made = insertAfter(definition, step(definition, "completeness"), "review", { el: "Νέο", en: "New" });
  const both = merged(mine, renamed(made.definition, "approval", "Theirs"));
  expect(both.clashes).toEqual([]);
  expect(step(both.definition, "completeness").name.en).toBe("Mine");
  expect(step(both.definition, "approval").name.en).toBe("Theirs");
  expect(step(both.definition, made.id).name.en).toBe("New");
  expect(lintDefinition(both.definition).filter(({ isError }) => isError)).toEqual([]);
});

test("what both change of one step is asked; a way to a step that is gone is gone too", () => {
  expect(merged(renamed(definition, "approval", "A"), renamed(definition, "approval", "B")).clashes).not.toEqual([]);
  const without = removeStep(definition, step(definition, "completeness"));
  const { definition: left } = merged(without, renamed(definition, "approval", "B"));
  const known = new Set(left.nodes.map(({ id }) => id));
  expect(left.edges.filter(({ from, to }) => !known.has(from) || !known.has(to))).toEqual([]);
  expect(known.has("completeness")).toBe(false);
});

test("what one person takes back leaves what the other changed since; what the other changed of the same step stays theirs", () => {
  const mine = renamed(definition, "completeness", "Mine");
  const back = { from: mine, to: definition };
  expect(changedLike(mine, back)).toEqual(definition);
  const since = changedLike(renamed(mine, "approval", "Theirs"), back);
  expect(step(since, "completeness")).toEqual(step(definition, "completeness"));
  expect(step(since, "approval").name.en).toBe("Theirs");
  const same = renamed(mine, "completeness", "Theirs");
  expect(changedLike(same, back)).toBe(same);
  const made = insertAfter(definition, step(definition, "completeness"), "review", { el: "Νέο", en: "New" });
  const without = changedLike(renamed(made.definition, "approval", "Theirs"), {
    from: made.definition,
    to: definition,
  });
  expect(without.nodes.map(({ id }) => id)).toEqual(definition.nodes.map(({ id }) => id));
  expect(step(without, "approval").name.en).toBe("Theirs");
});

test("whom a step is for is taken whole: of two changes one is picked, and nobody is half of each", () => {
  const to = (assignee: unknown) =>
    changeStep(definition, Object.assign({}, step(definition, "approval"), { assignee }));
  const both = merged(
    to({ kind: "organization_role", role: "admin" }),
    to({ kind: "person", user_id: "0192c7a0-0000-7000-8000-000000000001" }),
  );
  expect(both.clashes).toEqual(["nodes.approval.assignee"]);
  expect(step(both.definition, "approval")).toMatchObject({ assignee: { kind: "organization_role", role: "admin" } });
});
