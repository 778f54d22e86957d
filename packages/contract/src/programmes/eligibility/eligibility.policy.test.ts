import { expect, test } from "vitest";
import { eligibilityFacts, rulesLacking, SAMPLE_RULES, verdictsOf, yearsBetween } from "./eligibility.policy.ts";

const DAY = "2027-01-29";
const truths = (answers: Record<string, unknown>) =>
  Object.fromEntries(verdictsOf(SAMPLE_RULES, eligibilityFacts(answers, DAY)).map(({ key, truth }) => [key, truth]));

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
  const [age] = verdictsOf(SAMPLE_RULES, eligibilityFacts({ founded_on: "2019-01-29" }, DAY));
  expect(age?.used).toEqual([{ fact: "age_years", value: 8 }]);
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
