import { REGISTRATION_FORM } from "@kerkis/contract/applications/registration.form.ts";
import type { RegistrationStep } from "@kerkis/contract/applications/applications.taxonomy.ts";
import { SAMPLE_RULES } from "@kerkis/contract/programmes/eligibility/eligibility.policy.ts";
import { questionsNeeded } from "@kerkis/contract/programmes/eligibility/fact-questions.policy.ts";
import { expect, type Page } from "@playwright/test";
import { EMPLOYEES_RANGES } from "@kerkis/contract/startups/startups.taxonomy.ts";
import type { RegistrationSubmission } from "@kerkis/contract/applications/registration.schema.ts";
import type { InvestorDraft } from "@kerkis/contract/investors/profile.schema.ts";
import * as z from "zod";
import {
  investorAnswers,
  registrationAnswers,
} from "../../../apps/server/src/modules/applications/applications.factory.ts";
import { startingWith, textField } from "../journey.ts";
import type { JourneyPerson } from "./people.ts";
import type { Texts } from "../texts.ts";
import { registrationLabel } from "../registration-label.ts";

const DESCRIPTION = "Αυτόνομα σκάφη που επιθεωρούν λιμάνια και υφαλοκρηπίδες χωρίς πλήρωμα, με χάρτες σε μία ώρα.";
const applicationAnswer = z.object({
  id: z.string(),
  version: z.number(),
  phase: z.string(),
  startup_id: z.string().nullable(),
});
export type JourneyApplication = z.infer<typeof applicationAnswer>;

/** Reads an application as `person` may see it. */
export async function applicationFor(person: JourneyPerson, id: string): Promise<JourneyApplication> {
  const { status, body } = await person.call("GET", `/applications/${id}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return applicationAnswer.parse(body);
}

/** A complete draft of this person, by the API. */
export async function filledDraft(
  person: JourneyPerson,
  name: string,
  others: Partial<RegistrationSubmission> = {},
): Promise<JourneyApplication> {
  const { id, version } = applicationAnswer.parse((await person.call("POST", "/applications", {})).body);
  const answers = registrationAnswers({ ...others, name });
  const saved = await person.call("PATCH", `/applications/${id}/draft`, { version, answers });
  expect(saved.status, JSON.stringify(saved.body)).toBe(200);
  return applicationFor(person, id);
}

/** A complete draft of this person about an investor, by the API. */
export async function filledInvestorDraft(person: JourneyPerson, answers: InvestorDraft): Promise<JourneyApplication> {
  const begun = await person.call("POST", "/applications", { subject: "investor" });
  const { id, version } = applicationAnswer.parse(begun.body);
  const saved = await person.call("PATCH", `/applications/${id}/draft`, { version, answers: investorAnswers(answers) });
  expect(saved.status, JSON.stringify(saved.body)).toBe(200);
  return applicationFor(person, id);
}

/** A submitted application of this person, by the API. */
export async function submittedApplication(
  person: JourneyPerson,
  name: string,
  others: Partial<RegistrationSubmission> = {},
): Promise<JourneyApplication> {
  const { id, version } = await filledDraft(person, name, others);
  const submitted = await person.call("POST", `/applications/${id}/submit`, { version });
  expect(submitted.status, JSON.stringify(submitted.body)).toBe(200);
  return applicationAnswer.parse(submitted.body);
}

/** Everything typed is on the server. */
export async function expectSaved(page: Page, t: Texts): Promise<void> {
  await expect(page.getByRole("status").filter({ hasText: new RegExp(`^${t("autosave_saved")}$`) })).toHaveCount(1);
}

/** On to the next step of the registration form. */
export async function nextStep(page: Page, t: Texts, step: RegistrationStep): Promise<void> {
  await page.getByRole("button", { name: t("applications_continue"), exact: true }).click();
  await expect(page.getByRole("heading", { name: REGISTRATION_FORM[step].title[t.language], level: 2 })).toBeVisible();
}

export async function fillCompany(page: Page, t: Texts, name: string): Promise<void> {
  await textField(page, registrationLabel(t, "name")).fill(name);
  await textField(page, registrationLabel(t, "tagline")).fill("Σκάφη που βλέπουν κάτω από το νερό");
}

export async function fillActivity(page: Page, t: Texts): Promise<void> {
  await textField(page, registrationLabel(t, "description")).fill(DESCRIPTION);
  await page.getByRole("combobox", { name: startingWith(registrationLabel(t, "industry")) }).selectOption("maritime");
  await page.getByRole("combobox", { name: startingWith(registrationLabel(t, "stage")) }).selectOption("seed");
}

export async function fillTeam(page: Page, t: Texts): Promise<void> {
  await textField(page, registrationLabel(t, "city")).fill("Πειραιάς");
  await page
    .getByRole("combobox", { name: startingWith(registrationLabel(t, "employees_range")) })
    .selectOption(EMPLOYEES_RANGES[1]);
  await textField(page, registrationLabel(t, "founders.name")).fill("Ελένη Κόρακα");
  await textField(page, registrationLabel(t, "founders.role")).fill("CEO");
}

const [TURNOVER] = questionsNeeded(SAMPLE_RULES, {}).map(({ label }) => label);

/** On to what the demo's registries ask besides, which is answered. */
export async function answerRegistry(page: Page, t: Texts): Promise<void> {
  await page.getByRole("button", { name: t("applications_continue"), exact: true }).click();
  await textField(page, turnoverLabel(t)).fill("120000");
  await expectSaved(page, t);
}

/** The label of the demo registries' question. */
export const turnoverLabel = (t: Texts): string => TURNOVER?.[t.language] ?? "";

/** Declares that all is accurate and submits. */
export async function submitRegistration(page: Page, t: Texts): Promise<void> {
  await page.getByRole("checkbox", { name: registrationLabel(t, "accuracy") }).check();
  await page.getByRole("button", { name: t("applications_submit"), exact: true }).click();
}

/** From the review step's heading on: the application is in. */
export async function expectSubmitted(page: Page, t: Texts): Promise<void> {
  await expect(page.getByRole("heading", { name: t("applications_submitted_title") })).toBeVisible();
}
