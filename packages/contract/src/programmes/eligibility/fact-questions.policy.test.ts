import { expect, test } from "vitest";
import { comparableQuestions } from "../../forms/facts.policy.ts";
import { lintForm } from "../../forms/lint.policy.ts";
import { SAMPLE_RULES } from "./eligibility.policy.ts";
import { questionsNeeded, withQuestions } from "./fact-questions.policy.ts";

const EMPTY = { sections: [] };

test("what the sample looks at and nothing asks can be asked, once, in a form that may be published", () => {
  const needed = questionsNeeded(SAMPLE_RULES, {});
  expect(needed.map(({ key }) => key)).toEqual(["turnover", "has_branch_here"]);
  const form = withQuestions(EMPTY, needed);
  expect(lintForm(form, "startup")).toEqual([]);
  expect(questionsNeeded(SAMPLE_RULES, comparableQuestions(form))).toEqual([]);
  expect(withQuestions(form, needed)).toEqual(form);
  expect(questionsNeeded(SAMPLE_RULES.slice(0, 2), {})).toEqual([]);
});

test("they join a section of theirs and leave all else as it was", () => {
  const [turnover, branch] = questionsNeeded(SAMPLE_RULES, {});
  if (!turnover || !branch) throw new Error("Nothing is needed.");
  const first = withQuestions(
    { sections: [{ key: "s1", title: { el: "Λύση", en: "" }, shown_if: null, questions: [] }] },
    [turnover],
  );
  const both = withQuestions(first, [turnover, branch]);
  expect(both.sections.map(({ key, questions }) => [key, questions.length])).toEqual([
    ["s1", 0],
    ["eligibility", 2],
  ]);
});
