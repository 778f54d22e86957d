import type { WorkflowDefinition } from "@kerkis/contract/workflows/definition/definition.schema.ts";
import { expect, test } from "vitest";
import { testInstance } from "../workflows.factory.ts";
import { isTravelled, stepStates } from "./case-steps.ts";

const step = (id: string) => ({ id, name: { el: id, en: id }, tells: { el: "", en: "" } });
const wait = (id: string) => ({ ...step(id), type: "wait" as const, working_days: 1 });
type Way = WorkflowDefinition["edges"][number];
const way = (from: string, to: string, on: Way["on"] = "next"): Way => ({ from, on, to, max: null });

/** Large cases are checked twice side by side, one of the checks in two parts; all others go on at once. */
const definition: WorkflowDefinition = {
  nodes: [
    { ...step("start"), type: "start" },
    { ...step("large"), type: "condition", condition: null },
    { ...step("split"), type: "split" },
    { ...step("inner_split"), type: "split" },
    ...["legal", "tax", "bank", "decide"].map(wait),
    { ...step("inner_join"), type: "join" },
    { ...step("join"), type: "join" },
    { ...step("end"), type: "end" },
  ],
  edges: [
    way("start", "large"),
    way("large", "split", "met"),
    way("large", "decide", "not_met"),
    way("split", "legal"),
    way("split", "inner_split"),
    way("inner_split", "tax"),
    way("inner_split", "bank"),
    way("tax", "inner_join"),
    way("bank", "inner_join"),
    way("inner_join", "join"),
    way("legal", "join"),
    way("join", "decide"),
    way("decide", "end"),
  ],
};
const behind = (passed: string[], standing: string[]) => {
  const states = stepStates(testInstance({ definition, passed, standing, can_manage: true, tasks: [] }));
  return ["split", "inner_split", "inner_join", "join"].filter((id) => states.get(id) === "passed");
};

test("a split and a join are behind a case that came through them, not one that went past", () => {
  expect(behind(["large"], ["decide"])).toEqual([]);
  expect(behind(["large"], ["legal", "tax", "bank"])).toEqual(["split", "inner_split"]);
  // One of the branches is done: they have not joined yet.
  expect(behind(["large", "legal"], ["tax", "bank"])).toEqual(["split", "inner_split"]);
  expect(behind(["large", "legal", "tax", "bank"], ["decide"])).toEqual(["split", "inner_split", "inner_join", "join"]);
});

test("a split that everything begins with is behind a case too, and so are the ways to it and from it", () => {
  const { nodes } = definition;
  const begun: WorkflowDefinition = {
    nodes: nodes.filter(({ id }) => ["start", "split", "legal", "tax", "join", "end"].includes(id)),
    edges: [
      way("start", "split"),
      way("split", "legal"),
      way("split", "tax"),
      way("legal", "join"),
      way("tax", "join"),
      way("join", "end"),
    ],
  };
  const one = testInstance({ definition: begun, passed: [], standing: ["legal", "tax"], ways: [] });
  const states = stepStates(one);
  const lit = begun.edges.filter((edge) => isTravelled(edge, states, one.ways)).map(({ from, to }) => `${from} ${to}`);
  expect(lit).toEqual(["start split", "split legal", "split tax"]);
});

test("a case came by the way that its condition led on by, not by the other to the same step", () => {
  const ways = [{ from: "large", on: "met" as const }];
  const one = testInstance({ definition, passed: ["large", "legal", "tax", "bank"], standing: ["decide"], ways });
  const states = stepStates(one);
  const lit = definition.edges
    .filter((edge) => isTravelled(edge, states, one.ways))
    .map(({ from, on }) => `${from} ${on}`);
  expect(lit).toContain("large met");
  expect(lit).toContain("join next");
  expect(lit).not.toContain("large not_met");
});
