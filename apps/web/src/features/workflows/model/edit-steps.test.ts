import { LIBRARY } from "@kerkis/contract/workflows/library/library.taxonomy.ts";
import {
  workflowDefinition,
  type WorkflowDefinition,
} from "@kerkis/contract/workflows/definition/definition.schema.ts";
import { lintDefinition } from "@kerkis/contract/workflows/definition/lint.policy.ts";
import { stepOrder } from "@kerkis/contract/workflows/definition/order.policy.ts";
import { expect, test } from "vitest";
import {
  changeWay,
  connect,
  INSERTED,
  insertAfter,
  isRemovable,
  moveStep,
  pasteAfter,
  removeStep,
} from "./edit-steps.ts";

const { definition } = LIBRARY.registration;
const name = { el: "Βήμα", en: "Step" };
/** What a step that was just put in still waits to be told. */
const UNTOLD = new Set<string>(["no_words", "no_document", "no_title", "no_address", "no_condition", "no_day"]);
const errors = (one: WorkflowDefinition) =>
  lintDefinition(one).filter(({ isError, code }) => isError && !UNTOLD.has(code));
const step = (one: WorkflowDefinition, id: string) => {
  const found = one.nodes.find((node) => node.id === id);
  if (!found) throw new Error(`There is no ${id}.`);
  return found;
};

test.each(INSERTED)("%s can be put in after every step that leads on, twice, and the workflow stays sound", (kind) => {
  for (const after of definition.nodes.filter(({ type }) => type !== "end")) {
    const once = insertAfter(definition, after, kind, name);
    const twice = insertAfter(once.definition, after, kind, name);
    expect(twice.id).not.toBe(once.id);
    expect(errors(twice.definition)).toEqual([]);
    expect(workflowDefinition.safeParse(twice.definition).success).toBe(true);
  }
});

test("what was put in and taken out again leaves the workflow as it was", () => {
  const made = insertAfter(definition, step(definition, "completeness"), "review", name);
  const back = removeStep(made.definition, step(made.definition, made.id));
  expect(back.nodes).toEqual(definition.nodes);
  expect(back.edges.toSorted((a, b) => a.from.localeCompare(b.from) || a.on.localeCompare(b.on))).toEqual(
    definition.edges.toSorted((a, b) => a.from.localeCompare(b.from) || a.on.localeCompare(b.on)),
  );
});

test("whoever kept away from a step that is gone keeps away from nothing", () => {
  const left = removeStep(definition, step(definition, "completeness"));
  expect(step(left, "approval")).toMatchObject({ not_by: [] });
  expect(isRemovable(step(definition, "start"))).toBe(false);
});

test("a copy asks the same of the same people under a name of its own, and the workflow stays sound", () => {
  for (const copied of definition.nodes.filter(isRemovable)) {
    const made = pasteAfter(definition, step(definition, "completeness"), copied);
    expect(step(made.definition, made.id)).toEqual({ ...copied, id: made.id });
    expect(errors(made.definition)).toEqual([]);
  }
  const start = step(definition, "start");
  expect(pasteAfter(definition, start, start).definition).toBe(definition);
});

test("a copy keeps away from nobody who did a step that was taken out since", () => {
  const copied = step(definition, "approval");
  expect(copied).toMatchObject({ not_by: ["completeness"] });
  const left = removeStep(definition, step(definition, "completeness"));
  const made = pasteAfter(left, step(left, "approval"), copied);
  expect(step(made.definition, made.id)).toMatchObject({ not_by: [] });
});

test("a step moves past its neighbour and back, past branches as one, and the workflow stays sound", () => {
  let moves = 0;
  for (const { definition: one } of Object.values(LIBRARY)) {
    expect(errors(one)).toEqual([]);
    for (const node of one.nodes) {
      for (const isUp of [true, false]) {
        const moved = moveStep(one, node, isUp);
        if (!moved) continue;
        moves += 1;
        expect(errors(moved)).toEqual([]);
        expect(moved.nodes).toBe(one.nodes);
        const places = stepOrder(moved).map(({ id }) => id);
        const before = stepOrder(one).map(({ id }) => id);
        expect(Math.sign(places.indexOf(node.id) - before.indexOf(node.id))).toBe(isUp ? -1 : 1);
        const back = moveStep(moved, node, !isUp);
        expect(stepOrder(back ?? moved).map(({ id }) => id)).toEqual(before);
      }
    }
  }
  expect(moves).toBeGreaterThan(10);
  const grant = LIBRARY.grant.definition;
  const below = insertAfter(grant, step(grant, "start"), "review", name);
  const past = moveStep(below.definition, step(below.definition, below.id), false);
  const types = stepOrder(past ?? grant).map(({ type }) => type);
  expect(types.indexOf("review")).toBe(types.indexOf("join") + 1);
  for (const still of ["start", "completeness", "registered"]) {
    expect(moveStep(definition, step(definition, still), true)).toBeNull();
  }
});

test("a condition that was just put in ends nobody: both its ways lead on, and it moves with them", () => {
  const made = insertAfter(definition, step(definition, "start"), "condition", name);
  const waysOf = (one: WorkflowDefinition) =>
    Object.fromEntries(one.edges.filter(({ from }) => from === made.id).map(({ on, to }) => [on, to]));
  const [first] = definition.edges.filter(({ from }) => from === "start").map(({ to }) => to);
  expect(waysOf(made.definition)).toEqual({ met: first, not_met: first });
  const down = moveStep(made.definition, step(made.definition, made.id), false) ?? made.definition;
  const { met, not_met: unmet } = waysOf(down);
  expect(met).not.toBe(first);
  expect(unmet).toBe(met);
  expect(errors(down)).toEqual([]);
  const up = moveStep(down, step(down, made.id), true) ?? down;
  expect(waysOf(up)).toEqual({ met: first, not_met: first });
  expect(stepOrder(up).map(({ id }) => id)).toEqual(stepOrder(made.definition).map(({ id }) => id));
});

test("what is drawn from a step to another is the way that it lacks, else its main one; back is bounded", () => {
  const without = changeWay(definition, { from: "approval", on: "rejected", to: "", max: null });
  const led = (one: WorkflowDefinition, from: string, on: string) =>
    one.edges.filter((edge) => edge.from === from && edge.on === on).map(({ to, max }) => [to, max]);
  expect(led(connect(without, ["approval", "declined"]), "approval", "rejected")).toEqual([["declined", null]]);
  expect(led(connect(definition, ["approval", "completeness"]), "approval", "approved")).toEqual([["completeness", 2]]);
  for (const nonsense of [
    ["registered", "completeness"],
    ["completeness", "start"],
    ["completeness", "completeness"],
    ["completeness", "nowhere"],
  ] as const) {
    expect(connect(definition, [...nonsense])).toBe(definition);
  }
});

test("an outcome leads to one place, or nowhere", () => {
  const way = { from: "approval", on: "rejected" as const, max: null };
  const elsewhere = changeWay(definition, { ...way, to: "declined" });
  expect(elsewhere.edges.filter(({ from, on }) => from === "approval" && on === "rejected")).toEqual([
    { ...way, to: "declined" },
  ]);
  expect(errors(changeWay(definition, { ...way, to: "" })).map(({ code }) => code)).toContain("missing_way");
});
