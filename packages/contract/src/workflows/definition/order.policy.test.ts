import fc from "fast-check";
import { expect, test } from "vitest";
import type { WorkflowDefinition, WorkflowEdge, WorkflowNode } from "./definition.schema.ts";
import { OUTCOMES } from "./definition.taxonomy.ts";
import { outlineOf } from "./order.policy.ts";
import { LIBRARY } from "../library/library.taxonomy.ts";

const name = { el: "Βήμα", en: "Step" };
const stepId = fc.integer({ min: 0, max: 9 }).map((number) => `step_${number}`);
const node: fc.Arbitrary<WorkflowNode> = fc.record({
  id: stepId,
  type: fc.constantFrom("start", "end", "split", "join"),
  name: fc.constant(name),
  tells: fc.constant(name),
});
const condition = stepId.map((id): WorkflowNode => ({ id, type: "condition", name, tells: name, condition: null }));
/** Ways from and to steps that are there or not, to themselves, back and twice. */
const edge: fc.Arbitrary<WorkflowEdge> = fc.record({
  from: stepId,
  on: fc.constantFrom(...OUTCOMES),
  to: stepId,
  max: fc.constantFrom(null, null, 1),
});
const anything: fc.Arbitrary<WorkflowDefinition> = fc.record({
  nodes: fc.uniqueArray(fc.oneof(node, condition), { selector: ({ id }) => id, maxLength: 10 }),
  edges: fc.array(edge, { maxLength: 20 }),
});

test("whatever a definition is, each step is read once, and what is in a branch below the step that it is of", () => {
  fc.assert(
    fc.property(anything, (definition) => {
      const outline = outlineOf(definition);
      const read = outline.map((step) => step.node.id);
      expect(read.toSorted()).toEqual(definition.nodes.map(({ id }) => id).toSorted());
      for (const [index, { depth, branch }] of outline.entries()) {
        const head = outline.findIndex((step) => step.node.id === branch?.from);
        expect(head).toBeLessThan(index);
        expect(depth).toBe(branch === null ? 0 : (outline[head]?.depth ?? -1) + 1);
      }
    }),
    { numRuns: 1000 },
  );
});

test("each of the branches of a split is one of its own", () => {
  const mark = (id: string, type: "start" | "split" | "join" | "end"): WorkflowNode => ({
    id,
    type,
    name,
    tells: name,
  });
  const wait = (id: string): WorkflowNode => ({ id, type: "wait", name, tells: name, working_days: 1 });
  const way = (from: string, to: string): WorkflowEdge => ({ from, on: "next", to, max: null });
  const definition: WorkflowDefinition = {
    nodes: [mark("start", "start"), mark("split", "split"), ...["a", "b", "c"].map(wait), mark("join", "join")],
    edges: [
      way("start", "split"),
      way("split", "a"),
      way("a", "b"),
      way("b", "join"),
      way("split", "c"),
      way("c", "join"),
    ],
  };
  const branches = outlineOf(definition).map((step) => [step.node.id, step.branch?.to ?? null]);
  expect(branches).toEqual([
    ["start", null],
    ["split", null],
    ["a", "a"],
    ["b", "a"],
    ["c", "c"],
    ["join", null],
  ]);
});

test("what follows when all goes well is the line, also where another step leads to the same rejection as a time-out", () => {
  const { nodes, edges } = LIBRARY.registration.definition;
  const wait: WorkflowNode = { id: "paper", type: "wait_for", name, tells: name, event: "document", limit_days: 5 };
  const definition: WorkflowDefinition = {
    nodes: [...nodes, wait],
    edges: [
      ...edges.map((given) => (given.to === "under_review" ? Object.assign({}, given, { to: "paper" }) : given)),
      { from: "paper", on: "next", to: "under_review", max: null },
      { from: "paper", on: "timeout", to: "reject", max: null },
    ],
  };
  const line = outlineOf(definition).flatMap((step) => (step.branch === null ? step.node.id : []));
  expect(line).toEqual([
    "start",
    "completeness",
    "paper",
    "under_review",
    "approval",
    "approve",
    "declined",
    "registered",
  ]);
});
