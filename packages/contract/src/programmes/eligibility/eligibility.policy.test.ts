import { expect, test } from "vitest";
import type { FactDescription } from "../../core/conditions/facts.policy.ts";
import {
  eligibilityFacts,
  factDescription,
  ruleFacts,
  rulesIssues,
  rulesLacking,
  SAMPLE_RULES,
  verdictsOf,
  yearsBetween,
} from "./eligibility.policy.ts";
import { rulesChanges } from "./rule-changes.policy.ts";

const DAY = "2027-01-29";
const nothing = () => null;
const truths = (answers: Record<string, unknown>) =>
  Object.fromEntries(
    verdictsOf(SAMPLE_RULES, eligibilityFacts(answers, DAY), nothing).map(({ key, truth }) => [key, truth]),
  );

test("what was declared decides, what nobody asked for cannot be told", () => {
  expect(truths({ founded_on: "2021-05-02", employees_range: "11-50", country: "GR" })).toEqual({
    age: "met",
    staff: "met",
    turnover: "cannot_tell",
    seat: "met",
  });
  expect(truths({ founded_on: "2015-05-02", employees_range: "250+", country: "CY", turnover: 60_000_000 })).toEqual({
    age: "not_met",
    staff: "not_met",
    turnover: "not_met",
    seat: "cannot_tell",
  });
  expect(truths({ country: "CY", has_branch_here: true, turnover: 50_000_000 })).toMatchObject({
    age: "cannot_tell",
    seat: "met",
    turnover: "met",
  });
  expect(truths({ country: "CY", has_branch_here: false })).toMatchObject({ seat: "not_met" });
});

test.each([
  ["2019-01-29", "met"],
  ["2019-01-28", "not_met"],
  ["2019-01-30", "met"],
  ["2027-02-01", "cannot_tell"],
  ["", "cannot_tell"],
  ["2019-02", "met"],
])("founded on %s, at most eight years before %s: %s", (founded_on, truth) => {
  expect(truths({ founded_on })["age"]).toBe(truth);
});

test("years are whole on anniversaries, a leap day's too", () => {
  expect(yearsBetween("2020-02-29", "2024-02-29")).toBe(4);
  expect(yearsBetween("2019-01-29", DAY)).toBe(8);
  expect(yearsBetween("2019-01-28", DAY)).toBeGreaterThan(8);
});

test("a verdict names the values that it looked at", () => {
  const [age] = verdictsOf(SAMPLE_RULES, eligibilityFacts({ founded_on: "2019-01-29" }, DAY), nothing);
  expect(age?.used).toEqual([{ fact: "age_years", value: 8, described: null }]);
  const [older] = verdictsOf(SAMPLE_RULES, eligibilityFacts({ founded_on: "2019-01-28" }, DAY), nothing);
  expect(older).toMatchObject({ truth: "not_met", used: [{ value: 8.003 }] });
});

test("a criterion lacks a language where its words or its reference are said in the other alone", () => {
  const [rule] = SAMPLE_RULES;
  if (!rule) throw new Error("The sample is empty.");
  const said = (changed: Partial<typeof rule>) => rulesLacking([rule, { ...rule, ...changed }]);
  expect(said({})).toEqual({ el: 0, en: 0 });
  expect(said({ label: { el: "Έδρα", en: " " } })).toEqual({ el: 0, en: 1 });
  expect(said({ reference: { el: "Άρθρο 3", en: "" } })).toEqual({ el: 0, en: 1 });
  expect(said({ reference: { el: "", en: "Article 3" } })).toEqual({ el: 1, en: 0 });
  expect(said({ reference: { el: "", en: "" } })).toEqual({ el: 0, en: 0 });
});

test("the sample can be judged, and a question of a programme never stands for a startup's own fact", () => {
  expect(rulesIssues(SAMPLE_RULES, factDescription)).toEqual([]);
  const label = { el: "Άλλο", en: "Other" };
  const facts = ruleFacts({ turnover: { label, kind: "choice", names: {} }, q_field: { label, kind: "day" } });
  expect(facts["turnover"]).toBe(factDescription("turnover"));
  expect(Object.keys(facts).at(-1)).toBe("q_field");
});

test("a verdict brings along what a question of its own is called, with the names of what was answered alone", () => {
  const [rule] = SAMPLE_RULES;
  if (!rule) throw new Error("The sample is empty.");
  const both = (text: string) => ({ el: text, en: text });
  const fields: FactDescription = {
    label: both("Fields"),
    kind: "several",
    names: { ports: both("Ports"), energy: both("Energy"), tourism: both("Tourism") },
  };
  const asks = { ...rule, condition: { fact: "fields", is: "one_of" as const, value: ["ports", "energy"] } };
  const judged = (facts: Record<string, string[]>) =>
    verdictsOf([asks], facts, (fact) => (fact === "fields" ? fields : null));
  const names = { ports: both("Ports") };
  expect(judged({ fields: ["ports"] })).toMatchObject([
    { truth: "met", used: [{ fact: "fields", value: ["ports"], described: { kind: "several", names } }] },
  ]);
  expect(judged({ fields: ["ports"] })[0]?.used[0]?.described?.names).toEqual(names);
  expect(judged({ fields: [] })).toMatchObject([{ truth: "cannot_tell", used: [{ value: null }] }]);
});

test("a version tells what it changes of the one before, criterion by criterion", () => {
  const [age, staff, turnover, seat] = SAMPLE_RULES;
  if (!age || !staff || !turnover || !seat) throw new Error("The sample is short.");
  const stricter = { ...age, condition: { fact: "age_years", is: "at_most" as const, value: 5 } };
  const reworded = { ...seat, label: { ...seat.label, en: "Here" }, reference: { el: "", en: "" } };
  const changes = rulesChanges([age, staff, turnover], [stricter, turnover, reworded]);
  expect(changes.map(({ kind, rule, parts }) => [kind, rule.key, parts])).toEqual([
    ["changed", "age", ["condition"]],
    ["added", "seat", []],
    ["removed", "staff", []],
  ]);
  expect(changes[0]?.before).toBe(age);
  expect(rulesChanges([seat], [reworded])[0]?.parts).toEqual(["label", "reference"]);
  expect(rulesChanges([age, staff], [staff, age]).map(({ kind }) => kind)).toEqual(["moved", "moved"]);
  expect(rulesChanges(SAMPLE_RULES, SAMPLE_RULES)).toEqual([]);
});
