import { expect, test } from "vitest";
import type { Comparison, Condition, ConditionValue } from "./conditions.ts";
import { conditionIssues, type FactDescription } from "./facts.policy.ts";

const label = { el: "Στοιχείο", en: "Fact" };
const FACTS: Readonly<Record<string, FactDescription>> = {
  staff: { label, kind: "number" },
  founded: { label, kind: "day" },
  pilot: { label, kind: "yes_no" },
  seat: { label, kind: "country" },
  field: { label, kind: "choice", names: { ports: label, energy: label } },
  fields: { label, kind: "several", names: { ports: label, energy: label } },
  why: { label, kind: "text" },
};
const issues = (condition: Condition) => conditionIssues(condition, (fact) => FACTS[fact] ?? null);

test.each<[string, Comparison, ConditionValue | undefined, string | null]>([
  ["staff", "at_most", 250, null],
  ["staff", "at_most", "250", "value invalid"],
  ["staff", "one_of", ["250"], "is invalid"],
  ["founded", "at_least", "2020-01-31", null],
  ["founded", "at_least", "2020-13-31", "value invalid"],
  ["founded", "at_least", "", "value required"],
  ["pilot", "is", false, null],
  ["pilot", "is", "false", "value invalid"],
  ["seat", "none_of", ["GR", "CY"], null],
  ["seat", "is", ["GR"], "value invalid"],
  ["field", "one_of", ["ports", "energy"], null],
  ["field", "one_of", [], "value required"],
  ["field", "is", "air", "value invalid"],
  ["fields", "has", ["ports"], null],
  ["fields", "is", "ports", "is invalid"],
  ["fields", "none_of", ["ports", "air"], "value invalid"],
  ["why", "answered", undefined, null],
  ["why", "is", "x", "is invalid"],
  ["shoes", "is", 42, "fact invalid"],
  ["", "is", 42, "fact required"],
])("%s %s %j: %s", (fact, is, value, problem) => {
  expect(issues({ fact, is, value }).map(({ path, code }) => `${path} ${code}`)).toEqual(problem ? [problem] : []);
});

test("what is wrong says where it is, however deep, and a group of nothing is wrong", () => {
  const wrong: Condition = { fact: "shoes", is: "answered" };
  expect(issues({ any: [{ fact: "why", is: "answered" }, { not: { all: [wrong] } }, { all: [] }] })).toEqual([
    { path: "any.1.not.all.0.fact", code: "invalid" },
    { path: "any.2", code: "required" },
  ]);
});
