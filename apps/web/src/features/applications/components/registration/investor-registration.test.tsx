import type { Application } from "@kerkis/contract/applications/applications.schema.ts";
import type { InvestorDraft } from "@kerkis/contract/investors/profile.schema.ts";
import type { FormDefinition } from "@kerkis/contract/forms/definition.schema.ts";
import { INVESTOR_FORM } from "@kerkis/contract/investors/profile.form.ts";
import { INVESTOR_STEPS } from "@kerkis/contract/investors/investors.taxonomy.ts";
import { useState } from "react";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { fieldElementId } from "#shared/forms/fields/field-state.ts";
import { pause, skipPauses } from "#shared/hooks/pauses.factory.ts";
import type { Answers } from "#shared/api/answers.factory.ts";
import { openTestPage, type TestPage } from "#shared/routing/test-page.factory.tsx";
import { founderApplication, founderSession } from "../../applications.factory.ts";
import { ApplicationAnswers } from "../application-answers.tsx";
import { RegistrationForm } from "./registration-form.tsx";

let shown: TestPage;
let saves: InvestorDraft[];
skipPauses();
afterEach(() => {
  shown.close();
  localStorage.clear();
});

const STARTUP = "0199a000-0000-7000-8000-000000000003";
const complete: InvestorDraft = {
  name: "Meltemi Ventures",
  type: "vc",
  logo_url: "/files/logos/meltemi.webp",
  website_url: "https://meltemi.example",
  city: "Athens",
  description: "Funds teams that solve the problem of a harbour, and stays with them.",
  thesis: "Shipping and energy",
  stages: ["seed"],
  countries: ["GR", "CY"],
  industries: ["maritime"],
  ticket_min: 250_000,
  ticket_max: 1_500_000,
  currency: "EUR",
  portfolio: [{ id: STARTUP, name: "Thalassa" }],
  accuracy: true,
};

function Form({ application, start }: { application: Application; start: string }) {
  const [step, setStep] = useState(start);
  return <RegistrationForm application={application} userId="iris" step={step} onStep={setStep} />;
}

async function open(
  answers: InvestorDraft,
  start: string,
  more: Answers = {},
  questions: Application["questions"] = null,
) {
  await page.viewport(1280, 900);
  saves = [];
  let stored = founderApplication({ subject: "investor", answers, questions });
  shown = await openTestPage(<Form application={stored} start={start} />, {
    session: founderSession(),
    paths: ["/investor/$id"],
    answers: {
      "investors.duplicates": [],
      "applications.get": () => stored,
      "applications.saveDraft": async (request: Request) => {
        const sent: { version: number; answers: InvestorDraft } = await request.json();
        saves.push(sent.answers);
        stored = { ...stored, answers: sent.answers, version: sent.version + 1 };
        return { version: stored.version, saved_at: "2026-11-20T08:00:00.000Z", later_questions: null };
      },
      ...more,
    },
  });
}

test.each(INVESTOR_STEPS.filter((step) => step !== "review"))(
  "the %s step asks for all of its fields, and review and detail show their answers",
  async (step) => {
    const { title, fields } = INVESTOR_FORM[step];
    await open(complete, step);
    await expect.element(page.getByRole("heading", { level: 2, name: title.en })).toBeVisible();
    const unasked = Object.entries(fields).filter(([name, { label, type }]) => {
      const place = document.getElementById(fieldElementId(type === "currency" ? "ticket_min" : name));
      return !place?.textContent.includes(label.en);
    });
    expect(unasked).toEqual([]);
    shown.close();
    const words = {
      investor: ["Meltemi Ventures", "Venture capital", "Athens", "meltemi.example", complete.description ?? ""],
      focus: ["Shipping and energy", "Seed", "Greece", "Cyprus", "Maritime"],
      ticket: ["€250,000", "€1,500,000", "Thalassa"],
    }[step];
    await open(complete, "review");
    await expect.element(page.getByRole("heading", { name: title.en, exact: true })).toBeVisible();
    expect(words.filter((text) => !document.body.textContent.includes(text))).toEqual([]);
    shown.close();
    shown = await openTestPage(<ApplicationAnswers subject="investor" answers={complete} />, {
      session: founderSession(),
      answers: {},
    });
    await expect.element(page.getByRole("heading", { name: title.en, exact: true })).toBeVisible();
    expect(words.filter((text) => !document.body.textContent.includes(text))).toEqual([]);
  },
);

test("questions of the organization are steps of their own, judged and reviewed; a bound one is asked there with its words", async () => {
  const asked = (key: string, label: string) => ({
    key,
    label: { el: label, en: label },
    help: { el: "", en: "" },
    is_required: true,
    shown_if: null,
  });
  const title = { el: "Πώς επενδύετε", en: "How you invest" };
  const definition: FormDefinition = {
    sections: [
      {
        key: "how",
        title,
        shown_if: null,
        questions: [
          { ...asked("leads", "Do you lead rounds?"), type: "yes_no" },
          { ...asked("thesis", "What do you believe in?"), type: "profile", field: "thesis" },
          {
            ...asked("fund", "Name of the fund"),
            type: "text",
            max: 40,
            shown_if: { fact: "type", is: "is", value: "angel" },
          },
        ],
      },
    ],
  };
  await open({ ...complete, thesis: "" }, "review", {}, { version: 1, definition, latest: null });
  await expect.element(page.getByText("2 answers need your attention before you submit")).toBeVisible();
  await page.getByRole("button", { name: "Do you lead rounds?", exact: true }).click();
  await expect.element(page.getByRole("heading", { level: 2, name: title.en })).toBeVisible();
  await page.getByRole("textbox", { name: /What do you believe in/ }).fill("In harbours");
  await pause();
  await expect.poll(() => saves.at(-1)?.thesis).toBe("In harbours");
  await page.getByRole("combobox", { name: /Do you lead rounds/ }).selectOptions("No");
  await expect.element(page.getByRole("textbox", { name: /Name of the fund/ })).not.toBeInTheDocument();
  await page.getByRole("button", { name: "Continue" }).click();
  await expect.element(page.getByText(/need your attention/)).not.toBeInTheDocument();
  await expect.element(page.getByText("In harbours")).toBeVisible();
});

test("stages are chosen by chips and countries by typing; all of it is saved as it is chosen", async () => {
  await open({ ...complete, stages: [], countries: [] }, "focus");
  await page.getByRole("button", { name: "Seed", exact: true }).click();
  await page.getByRole("button", { name: "Growth" }).click();
  await page.getByRole("button", { name: "Seed", exact: true }).click();
  await page.getByRole("combobox", { name: /Investment countries/ }).fill("cyp");
  await page.getByRole("option", { name: /Cyprus/ }).click();
  await pause();
  await expect.poll(() => saves.at(-1)).toMatchObject({ stages: ["growth"], countries: ["CY"] });
  await page.getByRole("button", { name: "Remove Cyprus" }).click();
  await pause();
  await expect.poll(() => saves.at(-1)?.countries).toEqual([]);
});

test("what is missing is said, and its link leads to the field", async () => {
  await open({ ...complete, stages: [], thesis: "", ticket_max: 5 }, "review");
  await expect.element(page.getByText("3 answers need your attention before you submit")).toBeVisible();
  await page.getByRole("button", { name: "Stages", exact: true }).click();
  await expect.element(page.getByRole("button", { name: "Idea" })).toHaveFocus();
  await expect.element(page.getByText("This field is required").first()).toBeVisible();
});

test("a portfolio is found by name, and each startup once", async () => {
  const item = (id: string, name: string) => ({ id, name, logo_url: null });
  const found = { items: [item(STARTUP, "Thalassa"), item(STARTUP.replace("3", "4"), "Thalia")], next_cursor: null };
  await open(complete, "ticket", { "startups.list": () => Response.json(found) });
  await page.getByRole("searchbox", { name: /Portfolio/ }).fill("thal");
  await pause();
  await page.getByRole("button", { name: "Add to the portfolio: Thalia" }).click();
  await pause();
  await expect.poll(() => saves.at(-1)?.portfolio?.map(({ name }) => name)).toEqual(["Thalassa", "Thalia"]);
  await page.getByRole("searchbox", { name: /Portfolio/ }).fill("thal");
  await pause();
  await expect.element(page.getByText("No other startup matches.")).toBeVisible();
  await page.getByRole("button", { name: "Remove Thalassa" }).click();
  await pause();
  await expect.poll(() => saves.at(-1)?.portfolio?.map(({ name }) => name)).toEqual(["Thalia"]);
});

test("what is in the registry already stands once, at the field that it shares", async () => {
  const hit = (name: string, reason: "name" | "website") => ({
    id: null,
    name,
    location: "",
    logo_url: null,
    is_claimable: false,
    reasons: [reason],
  });
  const duplicates = [hit("Meltemi Capital", "name"), hit("Meltemi Angels", "website")];
  await open(complete, "investor", { "investors.duplicates": duplicates });
  for (const [field, name] of [
    ["name", "Meltemi Capital"],
    ["website_url", "Meltemi Angels"],
  ] as const) {
    await expect.element(page.getByText(name, { exact: true })).toBeVisible();
    const places = [...document.querySelectorAll('[role="status"]')].filter(({ textContent }) =>
      textContent.includes(name),
    );
    expect(places).toHaveLength(1);
    const at = document.getElementById(fieldElementId(field));
    expect(at && (places[0]?.compareDocumentPosition(at) ?? 0) & Node.DOCUMENT_POSITION_PRECEDING).toBeTruthy();
  }
});
