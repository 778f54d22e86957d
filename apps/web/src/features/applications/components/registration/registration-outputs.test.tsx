import { REGISTRATION_STEPS } from "@kerkis/contract/applications/applications.taxonomy.ts";
import { REGISTRATION_FORM } from "@kerkis/contract/applications/registration.form.ts";
import { answerText, listOf, peopleOf } from "@kerkis/contract/core/forms/answers.ts";
import type { Section } from "@kerkis/contract/core/forms/field.ts";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { fieldElementId } from "#shared/forms/fields/field-state.ts";
import { openTestPage, type TestPage } from "#shared/routing/test-page.factory.tsx";
import { founderApplication, founderSession } from "../../applications.factory.ts";
import type { RegistrationDraft } from "@kerkis/contract/applications/registration.schema.ts";
import { ApplicationAnswers } from "../application-answers.tsx";
import { RegistrationForm } from "./registration-form.tsx";

let shown: TestPage;
afterEach(() => {
  shown.close();
  localStorage.clear();
});

/** Every field answered. */
const answers: Required<RegistrationDraft> = {
  name: "Aktis Grid",
  tagline: "Neighbourhood batteries",
  logo_url: "/files/logos/aktis.webp",
  legal_name: "Aktis Grid P.C.",
  founded_on: "2023-04-18",
  tax_number: "094014201",
  registration_number: "123456789000",
  description: "We balance the grid with batteries that neighbourhoods own together.",
  industry: "energy",
  stage: "seed",
  business_model: "b2b",
  website_url: "https://aktis.example.gr",
  tags: ["batteries", "grid"],
  country: "GR",
  region: "attica",
  city: "Heraklion",
  employees_range: "2-10",
  founders: [{ name: "Eleni Koraka", role: "CEO", linkedin_url: "https://linkedin.com/in/eleni" }],
  women_led: true,
  funding_total: 250_000,
  currency: "EUR",
  legal_form: "Ιδιωτική κεφαλαιουχική εταιρεία",
  registry_status: "Ενεργή",
  activities: ["Παραγωγή ηλεκτρικής ενέργειας", "Λογισμικό"],
  social_links: ["https://social.example.gr/aktis"],
  accuracy: true,
};

/** What must be read of a field where its answer is shown. */
function wordsOf(name: string, { fields }: Section): readonly string[] {
  const field = fields[name];
  const answer: unknown = Reflect.get(answers, name);
  if (!field || field.type === "picture") return [];
  if (field.type === "list") return listOf(answer).map((text) => text.replace("https://", ""));
  if (field.type === "people") return peopleOf(answer, ["name", "role"]).flat();
  return [answerText(field, { answer, answers }, "en")?.replace("https://", "") ?? ""];
}

const open = async (element: React.ReactNode) => {
  shown = await openTestPage(element, { session: founderSession(), answers: { "startups.duplicates": [] } });
};

test.each(REGISTRATION_STEPS.filter((step) => step !== "review"))(
  "the %s step asks for all of its fields, and the review and the detail show all of their answers",
  async (step) => {
    const section: Section = REGISTRATION_FORM[step];
    const application = founderApplication({ answers });
    const form = (at: typeof step | "review") => (
      <RegistrationForm application={application} userId="eleni" step={at} onStep={() => undefined} />
    );
    await open(form(step));
    await expect.element(page.getByRole("heading", { level: 2, name: section.title.en })).toBeVisible();
    const asked = Object.entries(section.fields).map(([name, { label, type }]) => ({ name, label: label.en, type }));
    const unasked = asked.filter(({ name, label, type }) => {
      const place = document.getElementById(fieldElementId(type === "currency" ? "funding_total" : name));
      return !place?.textContent.includes(label);
    });
    expect(unasked).toEqual([]);
    shown.close();

    for (const output of [form("review"), <ApplicationAnswers key="detail" subject="startup" answers={answers} />]) {
      await open(output);
      await expect.element(page.getByRole("heading", { name: section.title.en, exact: true })).toBeVisible();
      const words = Object.keys(section.fields).flatMap((name) => wordsOf(name, section));
      expect(words.filter((text) => !document.body.textContent.includes(text))).toEqual([]);
      const pictures = Object.values(section.fields).filter(({ type }) => type === "picture");
      expect(document.querySelectorAll(`img[src*="${answers.logo_url}"]`).length).toBeGreaterThanOrEqual(
        pictures.length,
      );
      shown.close();
    }
  },
);
