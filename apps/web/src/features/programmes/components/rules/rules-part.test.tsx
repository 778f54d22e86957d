import type { FormDefinition } from "@kerkis/contract/forms/definition.schema.ts";
import { SAMPLE_RULES } from "@kerkis/contract/programmes/eligibility/eligibility.policy.ts";
import type { EligibilityRule, RuleSets } from "@kerkis/contract/programmes/eligibility/eligibility.schema.ts";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { testProfile } from "#shared/permissions/session.factory.ts";
import { asVisitor } from "#shared/permissions/session.ts";
import { openTestPage, type TestPage } from "#shared/routing/test-page.factory.tsx";
import { RegistryRules } from "./registry-rules.tsx";

const ID = "0199a000-0000-7000-8000-000000000082";
const FORM = "0199a000-0000-7000-8000-000000000081";
const both = (text: string) => ({ el: text, en: text });

let shown: TestPage;
let asked = 0;
afterEach(() => shown.close());

const [age, staff, turnover] = SAMPLE_RULES as [EligibilityRule, EligibilityRule, EligibilityRule];
const versionOf = (version: number, rules: EligibilityRule[], created_by: string | null = "Eleni Koraka") => ({
  version,
  rules,
  created_at: `2026-11-2${version}T08:00:00.000Z`,
  created_by,
});

async function open(sets: Partial<RuleSets>, answers = {}) {
  await page.viewport(1440, 900);
  shown = await openTestPage(<RegistryRules programmeId={ID} onAsked={() => (asked += 1)} />, {
    session: { ...asVisitor(undefined), profile: testProfile() },
    answers: { "programmes.rules": { versions: [], questions: {}, dropped: {}, ...sets }, ...answers },
  });
}

test("a registry without criteria begins with those of a national one in a press; what its form does not ask can be added to it", async () => {
  const saved: EligibilityRule[][] = [];
  let written: FormDefinition = { sections: [] };
  let standing: RuleSets = { versions: [], questions: {}, dropped: {} };
  await open(
    {},
    {
      "programmes.rules": () => standing,
      "programmes.saveRules": async (request: Request) => {
        const { rules }: { rules: EligibilityRule[] } = await request.json();
        saved.push(rules);
        standing = { versions: [versionOf(1, rules)], questions: {}, dropped: {} };
        return standing;
      },
      "programmes.beginRegistryForm": { id: FORM },
      "forms.form": { id: FORM, seen: 4, saved_by: null, definition: written, versions: [] },
      "forms.save": async (request: Request) => {
        ({ definition: written } = await request.json());
        return { seen: 5, saved_at: "2026-11-20T08:00:00.000Z" };
      },
    },
  );
  const save = page.getByRole("button", { name: "Save as a new version" });
  await expect.element(save).toBeDisabled();
  await expect.element(page.getByText(/Without criteria no application is judged/)).toBeVisible();
  await page.getByRole("button", { name: "Criteria of a national registry" }).click();
  expect(page.getByRole("group", { name: /^Criterion \d$/ }).elements()).toHaveLength(4);
  await expect
    .element(page.getByText(/does not ask for these yet: Turnover in euros and Branch in Greece/))
    .toBeVisible();
  await page.getByRole("button", { name: "Add to the form" }).click();
  await expect
    .poll(() => written.sections.flatMap(({ questions }) => questions.map(({ key }) => key)))
    .toEqual(["turnover", "has_branch_here"]);
  // The form's editor above begins anew with them.
  await expect.poll(() => asked).toBe(1);
  await save.click();
  await expect.poll(() => saved).toEqual([SAMPLE_RULES]);
  // What was saved is in force, and stands among the versions.
  const versions = page.getByRole("region", { name: "Versions" });
  await expect.element(versions.getByText("In force")).toBeVisible();
  await expect.element(versions.getByText("New criterion “At most 8 years old”")).toBeVisible();
});

test("each version says when, by whom, and what it changed of the one before, as it was and as it is", async () => {
  const stricter: EligibilityRule = {
    ...age,
    label: { el: age.label.el, en: "At most 5 years old" },
    condition: {
      any: [
        { fact: "age_years", is: "at_most", value: 5 },
        {
          all: [
            { fact: "country", is: "one_of", value: ["GR", "CY"] },
            { not: { fact: "boats", is: "at_least", value: 3 } },
          ],
        },
      ],
    },
  };
  await open({
    versions: [versionOf(3, [stricter, turnover]), versionOf(2, [age, staff], null), versionOf(1, [age])],
    questions: { turnover: { label: both("Turnover"), kind: "number", currency: "EUR" } },
    dropped: { boats: { label: both("Boats"), kind: "number" } },
  });
  const list = page.getByRole("region", { name: "Versions" });
  const version = (number: number) =>
    list
      .getByRole("listitem")
      .filter({ hasText: `Version ${number}` })
      .first();
  await expect.element(version(3)).toMatchTextContent(/In force.*23 Nov.*Eleni Koraka/);
  await expect
    .element(version(3))
    .toMatchTextContent(/Criterion “At most 5 years old”: other wording and other condition/);
  await expect.element(version(3)).toMatchTextContent(/Before: .* \/ At most 8 years old/);
  await expect.element(version(3)).toMatchTextContent(/Before: «Age in years» is at most 8/);
  await expect
    .element(version(3))
    .toMatchTextContent(
      /Now: «Age in years» is at most 5 or \(«Country of its seat» is Greece or Cyprus and «Boats» not: is at least 3\)/,
    );
  await expect.element(version(3)).toMatchTextContent(/New criterion “Turnover of at most €50 million”/);
  await expect.element(version(3)).toMatchTextContent(/Criterion “Fewer than 250 staff” removed/);
  await expect.element(version(2)).toMatchTextContent(/Deleted account.*New criterion “Fewer than 250 staff”/);
  await expect.element(version(1)).toMatchTextContent(/New criterion “At most 8 years old”/);
});

test("a question of the form is compared like any fact, and what is not finished is said at its field before it is sent", async () => {
  const saved: EligibilityRule[][] = [];
  await open(
    {
      versions: [versionOf(1, [age])],
      questions: {
        q_field: {
          label: both("Field of work"),
          kind: "choice",
          names: { ports: both("Ports"), energy: both("Energy") },
        },
      },
    },
    {
      "programmes.saveRules": async (request: Request) => {
        const { rules }: { rules: EligibilityRule[] } = await request.json();
        saved.push(rules);
        return { versions: [versionOf(2, rules), versionOf(1, [age])], questions: {}, dropped: {} };
      },
    },
  );
  await page.getByRole("button", { name: "New criterion" }).click();
  const second = page.getByRole("group", { name: "Criterion 2" });
  await expect.poll(() => second.element().contains(document.activeElement)).toBe(true);
  await second.getByRole("combobox", { name: "Fact" }).selectOptions("Field of work");
  await second.getByRole("combobox", { name: "Comparison" }).selectOptions("is one of");
  await second.getByRole("button", { name: "Ports" }).click();
  const save = page.getByRole("button", { name: "Save as a new version" });
  await save.click();
  // Its words and its values are owed.
  await expect.poll(() => second.getByText("This field is required").elements()).toHaveLength(2);
  expect(saved).toEqual([]);
  await second.getByRole("textbox", { name: "In Greek" }).fill("Λιμάνια ή ενέργεια");
  await second.getByRole("button", { name: "Energy" }).click();
  await save.click();
  await expect
    .poll(() => saved)
    .toMatchObject([[{}, { key: "rule_2", condition: { fact: "q_field", is: "one_of", value: ["energy"] } }]]);
});
