import type { Processes } from "@kerkis/contract/workflows/processes/processes.schema.ts";
import { LIBRARY } from "@kerkis/contract/workflows/library/library.taxonomy.ts";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { founder } from "#features/identity/identity.factory.ts";
import { openTestPage, type TestPage } from "#shared/routing/test-page.factory.tsx";
import { ProcessesPage } from "./processes-page.tsx";

let shown: TestPage;
afterEach(() => shown.close());

const NONE: Processes = {
  running: 0,
  stuck: 0,
  overdue: 0,
  late_step: null,
  started: 0,
  started_lately: 0,
  finished: 0,
  on_time: null,
  on_time_before: null,
  templates: [],
  steps: null,
  people: [],
  weeks: [],
};
const figures: Processes["templates"][number] = {
  id: "0199a000-0000-7000-8000-000000000004",
  name: LIBRARY.registration.name,
  number: 4,
  running: 1,
  overdue: 0,
  finished: 0,
  median_days: null,
  target_days: 18,
  trend: [],
};

test("there is a file of the cases once there are cases", async () => {
  let processes = NONE;
  await page.viewport(1440, 900);
  shown = await openTestPage(<ProcessesPage />, {
    session: founder,
    at: "/process-management",
    isPage: true,
    answers: { "workflows.processes": () => processes },
  });
  await expect.element(page.getByRole("heading", { name: "No cases yet" })).toBeVisible();
  const file = page.getByRole("link", { name: "Download CSV" });
  await expect.element(file).not.toBeInTheDocument();
  processes = { ...NONE, running: 1, templates: [figures] };
  await page.getByRole("button", { name: "Year" }).click();
  await expect.element(file).toHaveAttribute("href", expect.stringContaining("/workflows/instances.csv"));
});
