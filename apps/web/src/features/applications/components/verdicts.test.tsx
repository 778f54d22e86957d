import type { Eligibility } from "@kerkis/contract/programmes/eligibility/eligibility.schema.ts";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { asVisitor } from "#shared/permissions/session.ts";
import { openTestPage, type TestPage } from "#shared/routing/test-page.factory.tsx";
import { Verdicts } from "./verdicts.tsx";

const both = (text: string) => ({ el: text, en: text });
const names = { ports: both("Ports"), energy: both("Energy") };
const verdict = (key: string, used: Eligibility["verdicts"][number]["used"]) => ({
  key,
  label: both(`Criterion ${key}`),
  reference: both(""),
  truth: used[0]?.value === null ? ("cannot_tell" as const) : ("met" as const),
  used,
});
const ELIGIBILITY: Eligibility = {
  version: 1,
  since: "2026-11-20T08:00:00.000Z",
  in_force: 2,
  verdicts: [
    verdict("fields", [
      { fact: "q1", value: ["ports", "energy"], described: { label: both("Fields"), kind: "several", names } },
    ]),
    verdict("budget", [
      { fact: "q2", value: 90_000, described: { label: both("Budget"), kind: "number", currency: "USD" } },
    ]),
    verdict("since", [{ fact: "q3", value: "2026-05-01", described: { label: both("Since"), kind: "day" } }]),
    verdict("market", [{ fact: "q4", value: "CY", described: { label: both("Market"), kind: "country" } }]),
    verdict("pilot", [{ fact: "q5", value: null, described: { label: both("Pilot"), kind: "yes_no" } }]),
    verdict("gone", [{ fact: "q6", value: null, described: null }]),
  ],
};

let shown: TestPage;
afterEach(() => shown.close());

test("a verdict names the version that it was given by and the answer that was used, whatever question that was", async () => {
  const at = async (in_force: number) => {
    shown = await openTestPage(
      <Verdicts eligibility={{ ...ELIGIBILITY, in_force }} versions={<a href="#versions">Versions</a>} />,
      {
        session: asVisitor(undefined),
        answers: {},
      },
    );
  };
  await at(2);
  await expect.element(page.getByText(/Criteria version 1, since 20 Nov 2026/)).toBeVisible();
  await expect.element(page.getByText(/Version 2 is in force now/)).toBeVisible();
  const row = (key: string) => page.getByRole("listitem").filter({ hasText: `Criterion ${key}` });
  await expect.element(row("fields")).toMatchTextContent(/Fields: Ports and Energy/);
  await expect.element(row("budget")).toMatchTextContent(/Budget: US\$90,000/);
  await expect.element(row("since")).toMatchTextContent(/Since: 1 May 2026/);
  await expect.element(row("market")).toMatchTextContent(/Market: Cyprus/);
  await expect.element(row("pilot")).toMatchTextContent(/Cannot tell.*Pilot: not declared/);
  await expect.element(row("gone")).toMatchTextContent(/not asked/);
  await expect.element(page.getByRole("link", { name: "Versions" })).toBeVisible();
  shown.close();
  await at(1);
  await expect.element(page.getByText(/Criteria version 1/)).toBeVisible();
  expect(page.getByText(/is in force now/).elements()).toEqual([]);
});
