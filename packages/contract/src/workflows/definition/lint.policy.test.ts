import { expect, test } from "vitest";
import { LIBRARY } from "../library/library.taxonomy.ts";
import type { WorkflowDefinition, WorkflowEdge, WorkflowNode } from "./definition.schema.ts";
import { lintDefinition } from "./lint.policy.ts";

const { nodes, edges } = LIBRARY.registration.definition;
const said = { el: "Κάτι", en: "Something" };
const none = { el: "", en: "" };
const half = { el: "Κάτι", en: "" };

/** The registration with a step of it changed. */
const at = (id: string, part: object): WorkflowDefinition => ({
  nodes: nodes.map((node) => (node.id === id ? Object.assign({}, node, part) : node)),
  edges,
});
const led = (change: (edge: WorkflowEdge) => WorkflowEdge[]): WorkflowDefinition => ({
  nodes,
  edges: edges.flatMap((edge) => change(edge)),
});
/** The registration with a step of its own between its start and what follows. */
const within = (step: object): WorkflowDefinition => ({
  nodes: [...nodes, { id: "own", name: said, tells: none, ...step } as WorkflowNode],
  edges: [
    ...edges.map((edge) => (edge.from === "start" ? { ...edge, to: "own" } : edge)),
    { from: "own", on: "next", to: "completeness", max: null },
  ],
});
const found = (definition: WorkflowDefinition) =>
  lintDefinition(definition).map(({ code, node, isError }) => `${isError ? "error" : "warning"} ${code} ${node}`);

test("a workflow of the library has nothing that bars publishing", () => {
  expect(lintDefinition({ nodes, edges }).filter(({ isError }) => isError)).toEqual([]);
});

const CASES: [string, WorkflowDefinition, string][] = [
  ["nobody does a task", at("approval", { assignee: null }), "error unassigned approval"],
  ["a task has no limit", at("approval", { due_days: null }), "warning no_due approval"],
  ["a step has no name", at("approval", { name: none }), "error unnamed approval"],
  ["a name is in one language", at("approval", { name: half }), "warning untranslated approval"],
  ["what is told is in one language", at("approval", { tells: half }), "warning untranslated approval"],
  ["an outcome leads nowhere", led((edge) => (edge.on === "rejected" ? [] : [edge])), "error missing_way approval"],
  ["a bound leads nowhere", led((edge) => (edge.on === "exceeded" ? [] : [edge])), "error missing_way approval"],
  [
    "an outcome leads to two steps",
    led((edge) => (edge.on === "rejected" ? [edge, { ...edge, to: "completeness" }] : [edge])),
    "error way_twice approval",
  ],
  [
    "it goes back without a bound",
    led((edge) => [edge.on === "returned" ? { ...edge, max: null } : edge]),
    "error endless approval",
  ],
  [
    "a way leads to no step",
    led((edge) => [{ ...edge, to: edge.on === "rejected" ? "gone" : edge.to }]),
    "error unknown_step approval",
  ],
  [
    "nothing leads to a step",
    { nodes: [...nodes, { ...nodes[1], id: "lost" } as WorkflowNode], edges },
    "error unreachable lost",
  ],
  ["two steps have one id", { nodes: [...nodes, nodes[1] as WorkflowNode], edges }, "error same_id null"],
  ["there is no start", { nodes: nodes.filter(({ type }) => type !== "start"), edges }, "error no_start null"],
  ["a condition asks nothing", within({ type: "condition", condition: null }), "error no_condition own"],
  [
    "what it waits for may never come",
    within({ type: "wait_for", event: "document", limit_days: null }),
    "warning no_limit own",
  ],
  [
    "what it waits for has a limit that leads nowhere",
    within({ type: "wait_for", event: "document", limit_days: 5 }),
    "error missing_way own",
  ],
  ["a day is not named", within({ type: "wait_until", day: null }), "error no_day own"],
  ["an address is not safe", within({ type: "webhook", url: "http://example.com" }), "error no_address own"],
  ["no document is named", within({ type: "request_document", document: none }), "error no_document own"],
  [
    "a letter has no words",
    within({ type: "mail", to: { kind: "submitter" }, subject: said, words: none }),
    "error no_words own",
  ],
  [
    "an event has no title",
    within({ type: "create_event", title: none, event_type: "meetup", in_days: 5, hours: 2 }),
    "error no_title own",
  ],
  ["a notice goes to nobody", within({ type: "notify", to: null, words: said }), "error unassigned own"],
  ["a join closes no split", within({ type: "join" }), "error unbalanced own"],
];

test("who is a member no more is noted at each step that names them: an error where they would do it, a warning where they would hear of it", () => {
  const [here, gone] = ["0192c7a0-0000-7000-8000-000000000001", "0192c7a0-0000-7000-8000-000000000002"];
  const to = (user_id: string) => ({ kind: "person", user_id }) as const;
  const notes = (definition: WorkflowDefinition) =>
    lintDefinition(definition, new Set([gone])).flatMap(({ code, node, isError }) =>
      code.endsWith("_gone") ? [`${isError ? "error" : "warning"} ${code} ${node}`] : [],
    );
  expect(notes(at("approval", { assignee: to(gone) }))).toEqual(["error assignee_gone approval"]);
  expect(notes(at("approval", { assignee: to(here), escalation: { days: 1, to: to(gone) } }))).toEqual([
    "warning recipient_gone approval",
  ]);
  expect(notes(within({ type: "notify", to: to(gone), words: said }))).toEqual(["warning recipient_gone own"]);
  expect(notes(at("approval", { assignee: to(here) }))).toEqual([]);
});

test.each(CASES)("it is noted, at its place, that %s", (_, definition, expected) => {
  expect(found(definition)).toContain(expected);
});
