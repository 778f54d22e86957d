import type { Processes } from "@kerkis/contract/workflows/processes/processes.schema.ts";
import { LIBRARY } from "@kerkis/contract/workflows/library/library.taxonomy.ts";
import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { founder } from "#features/identity/identity.factory.ts";
import { openTestPage, type TestPage } from "#shared/routing/test-page.factory.tsx";
import { TemplateFigures } from "./process-lists.tsx";
import { WaitingStage } from "./waiting-stage.tsx";

let shown: TestPage;
afterEach(() => shown.close());

const ID = "0199a000-0000-7000-8000-000000000004";
const AWAY = "0199a000-0000-7000-8000-000000000031";
const step = (node: string, given: object) => ({
  node,
  name: { el: node, en: node },
  waiting: 0,
  overdue: 0,
  median_days: null,
  due_days: 5,
  away: null,
  ...given,
});
const steps: NonNullable<Processes["steps"]> = {
  template: ID,
  name: LIBRARY.registration.name,
  steps: [
    step("Completeness", { waiting: 6, overdue: 1, median_days: 2.1 }),
    step("Legal", {
      waiting: 19,
      overdue: 8,
      median_days: 9.8,
      away: { id: AWAY, name: "Thanos", until: "2026-03-12", substitute: "Eleni" },
    }),
  ],
};
const templates: Processes["templates"] = [
  {
    id: ID,
    name: LIBRARY.registration.name,
    number: 4,
    running: 25,
    overdue: 9,
    finished: 12,
    median_days: 14.2,
    target_days: 18,
    trend: [10, 14.2],
  },
];

test("the crowded step is named with its cause and who stands in, and leads to what is late there; T shows a table", async () => {
  await page.viewport(1280, 800);
  shown = await openTestPage(<WaitingStage shown={steps} templates={templates} onTemplate={() => undefined} />, {
    session: founder,
    answers: {},
  });
  await expect.element(page.getByText(/Legal: 19/)).toMatchTextContent(/9\.8 working days instead of 5.*Thanos.*Eleni/);
  await expect.element(page.getByText("9.8 of 5 working days")).toHaveClass("text-danger");
  await expect.element(page.getByText("2.1 of 5 working days")).not.toHaveClass("text-danger");
  const link = page.getByRole("link", { name: "See the 8 overdue" });
  await expect.element(link).toHaveAttribute("href", expect.stringContaining("late_at=Legal"));
  await userEvent.keyboard("t");
  await expect.element(page.getByRole("row", { name: /Legal 19 8/ })).toBeVisible();
});

test("a workflow stands beside its target and its course, and leads to its cases by the keys", async () => {
  await page.viewport(1280, 800);
  shown = await openTestPage(<TemplateFigures templates={templates} />, { session: founder, answers: {} });
  const row = page.getByRole("row", { name: /25/ });
  await expect.element(row).toMatchTextContent(/14\.2.*18/);
  await expect.element(row).toMatchTextContent(/Median in working days.*10.*14\.2/);
  await userEvent.keyboard("j");
  await expect
    .poll(() => document.activeElement?.getAttribute("href"))
    .toContain(`/workflows/instances?template=${ID}`);
});
