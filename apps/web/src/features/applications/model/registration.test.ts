import { registrationDraft } from "@kerkis/contract/applications/registration.schema.ts";
import { REGISTRATION_STEPS } from "@kerkis/contract/applications/applications.taxonomy.ts";
import { expect, test } from "vitest";
import { completeAnswers } from "../applications.factory.ts";
import { REGISTRATION_FORM } from "@kerkis/contract/applications/registration.form.ts";
import { REGISTRATIONS } from "./registration.ts";

const { values: formValues, missing: missingAnswers, stepOf } = REGISTRATIONS.startup;

const today = "2026-11-20";

test("every field of a draft stands on exactly one step and has a value on the form", () => {
  const placed = REGISTRATION_STEPS.flatMap((step) => Object.keys(REGISTRATION_FORM[step].fields));
  expect(placed.toSorted()).toEqual(Object.keys(registrationDraft.shape).toSorted());
  expect(Object.keys(formValues({})).toSorted()).toEqual(placed.toSorted());
  expect(Object.values(formValues({}))).not.toContain(undefined);
});

test("a draft read, shown and read again is the same, so that opening one changes nothing", () => {
  for (const draft of [{}, { name: "Aktis" }, completeAnswers]) {
    expect(formValues(formValues(draft))).toEqual(formValues(draft));
    expect(registrationDraft.safeParse(formValues(draft)).success).toBe(true);
  }
});

test("what is missing comes in the order of the form, and nothing is missing from complete answers", () => {
  expect(missingAnswers(formValues(completeAnswers), today)).toEqual([]);
  const steps = missingAnswers(formValues({}), today).map(({ path }) => stepOf(path));
  const position = (step: string) => REGISTRATIONS.startup.steps.indexOf(step);
  expect(steps).toEqual(steps.toSorted((one, other) => position(one) - position(other)));
  expect(new Set(steps)).toEqual(new Set(["company", "activity", "team", "review"]));
});

test("problems carry their code and numbers", () => {
  const wrong = formValues({
    ...completeAnswers,
    description: "short",
    founded_on: "2027-01-01",
    website_url: "javascript:alert(1)",
  });
  expect(missingAnswers(wrong, today)).toEqual([
    { path: "founded_on", code: "date_future" },
    { path: "description", code: "too_short", params: { min: 40 } },
    { path: "website_url", code: "url" },
  ]);
});

test("a Greek company's tax number has its check digit right, and another country's stays as it is", () => {
  const answers = (country: string, tax_number: string) => formValues({ ...completeAnswers, country, tax_number });
  expect(missingAnswers(answers("GR", "094014202"), today)).toEqual([{ path: "tax_number", code: "tax_number" }]);
  expect(missingAnswers(answers("GR", "EL 094014201"), today)).toEqual([]);
  expect(missingAnswers(answers("CY", "10259033P"), today)).toEqual([]);
});

test("a founder's missing role belongs to the team", () => {
  const answers = formValues({ ...completeAnswers, founders: [{ name: "Eleni", role: "" }] });
  expect(missingAnswers(answers, today)).toEqual([{ path: "founders.0.role", code: "required" }]);
  expect(stepOf("founders.0.role")).toBe("team");
});
