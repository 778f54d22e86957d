import type { Investor } from "@kerkis/contract/investors/investors.schema.ts";
import type { EditableInvestor, InvestorAnswers } from "@kerkis/contract/investors/profile.schema.ts";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import type { Answers } from "#shared/api/answers.factory.ts";
import { asVisitor } from "#shared/permissions/session.ts";
import { openTestPage, refusal, type TestPage } from "#shared/routing/test-page.factory.tsx";
import { testInvestor } from "../../investors.factory.ts";
import { InvestorActions } from "./investor-actions.tsx";

let shown: TestPage;
afterEach(() => {
  shown.close();
  sessionStorage.clear();
});

const { id } = testInvestor();
const MOMENT = "2026-11-20T09:00:00.000Z";

const editable = (given: Partial<EditableInvestor> = {}): EditableInvestor => ({
  id,
  version: 3,
  changed_by: null,
  is_looked_at: true,
  answers: {
    name: "Meltemi Ventures",
    type: "vc",
    logo_url: null,
    website_url: "https://meltemi.example",
    city: "Athens",
    description: "Funds teams that solve the problem of a harbour, and stays with them.",
    thesis: "Shipping and energy",
    stages: ["seed"],
    industries: [],
    countries: ["GR"],
    ticket_min: 250_000,
    ticket_max: null,
    currency: "EUR",
    portfolio: [],
  },
  ...given,
});

async function open(given: Partial<Investor>, answers: Answers = {}) {
  await page.viewport(1280, 900);
  shown = await openTestPage(<InvestorActions investor={testInvestor(given)} />, {
    session: asVisitor(undefined),
    answers: { "investors.get": testInvestor(given), "investors.profile": editable(), ...answers },
  });
}

const EDITOR = { edit: true, history: true, confirm: false, verify: false, merge: false };
const box = (name: RegExp) => page.getByRole("textbox", { name });
const button = (name: string | RegExp) => page.getByRole("button", { name });

test("nobody is offered what they may not do", async () => {
  await open({});
  expect(document.querySelectorAll("main button, button").length).toBe(0);
});

test("a changed verified fact is said before saving; what is saved is what was typed", async () => {
  let sent: { version: number; answers: InvestorAnswers } | undefined;
  await open(
    { can: EDITOR },
    {
      "investors.changeProfile": async (request: Request) => {
        sent = await request.json();
        return editable({ version: 4 });
      },
    },
  );
  await button("Edit profile").click();
  await box(/^Investment thesis/).fill("Energy alone");
  await expect.element(button("Save")).toBeEnabled();
  expect(page.getByText("You are changing verified facts").elements()).toHaveLength(0);
  await box(/^Investor name/).fill("Meltemi Capital");
  await expect.element(page.getByText("You are changing verified facts")).toBeVisible();
  await expect.element(page.getByText(/^Investor name: the page will say/)).toBeVisible();
  await button("Growth").click();
  await button("Save and request a check").click();
  await expect.element(page.getByText("Saved. A coordinator will check what changed")).toBeVisible();
  expect(sent).toMatchObject({
    version: 3,
    answers: { name: "Meltemi Capital", thesis: "Energy alone", stages: ["seed", "growth"], countries: ["GR"] },
  });
});

test("what someone else saved meanwhile is said with their name, and nothing typed is lost", async () => {
  let latest = editable();
  await open(
    { can: EDITOR },
    {
      "investors.profile": () => latest,
      "investors.changeProfile": () => {
        latest = editable({ version: 4, changed_by: "Lia Roditi", answers: { ...latest.answers, city: "Chania" } });
        return refusal("investor.overtaken");
      },
    },
  );
  await button("Edit profile").click();
  await box(/^Investment thesis/).fill("Energy alone");
  await button("Save").click();
  await expect.element(page.getByText(/Lia Roditi/)).toBeVisible();
  await button("Keep what I typed").click();
  await expect.element(box(/^Seat/)).toHaveValue("Chania");
  await expect.element(box(/^Investment thesis/)).toHaveValue("Energy alone");
});

test("an amount below the first is refused at its field", async () => {
  await open({ can: EDITOR });
  await button("Edit profile").click();
  await box(/^Largest ticket/).fill("100");
  await button("Save").click();
  await expect.element(page.getByText("The largest amount cannot be below the smallest")).toBeVisible();
});

test("a coordinator confirms what changed in one press", async () => {
  let confirmed: unknown;
  const verified = { at: MOMENT, by_organization: "Blue Hub", changed_since: MOMENT };
  await open(
    { version: 7, verified, can: { edit: false, history: true, confirm: true, verify: false, merge: false } },
    {
      "investors.confirm": async (request: Request) => {
        confirmed = await request.json();
        return testInvestor();
      },
    },
  );
  await expect.element(page.getByText(/^Changed after verification, on/)).toBeVisible();
  await button("Confirm").click();
  await expect.element(page.getByText("The investor is confirmed")).toBeVisible();
  expect(confirmed).toMatchObject({ version: 7 });
});

test("a coordinator verifies one that came from a file", async () => {
  let verified: unknown;
  await open(
    { can: { edit: false, history: true, confirm: false, verify: true, merge: false } },
    {
      "investors.verify": async (request: Request) => {
        verified = request.url;
        return testInvestor();
      },
    },
  );
  await button("Verify and publish").click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Verify and publish" }).click();
  await expect.element(page.getByText("The investor is verified and published")).toBeVisible();
  expect(verified).toMatch(new RegExp(`/investors/${id}/verification$`));
});

test("the history says who changed what, in words", async () => {
  const items = [
    {
      id,
      at: MOMENT,
      person: "Iris Deli",
      action: "edit" as const,
      changes: [
        { field: "stages", before: ["seed"], after: ["growth"] },
        { field: "ticket_min", before: 250_000, after: 10_000 },
        { field: "portfolio", before: [], after: [{ id, name: "Thalassa" }] },
      ],
    },
  ];
  await open({ can: EDITOR }, { "investors.history": { items, next_cursor: null } });
  await button("History").click();
  await expect.element(page.getByText("Profile changed")).toBeVisible();
  for (const words of [/Iris Deli/, /Growth/, /€10,000/, /Thalassa/])
    await expect.element(page.getByText(words).first()).toBeVisible();
});
