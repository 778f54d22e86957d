import type { WorkflowTask } from "@kerkis/contract/workflows/tasks/tasks.schema.ts";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { founder } from "#features/identity/identity.factory.ts";
import { openTestPage, type TestPage } from "#shared/routing/test-page.factory.tsx";
import { testTask } from "../../workflows.factory.ts";
import { GroupedTasks } from "./grouped-tasks.tsx";

let shown: TestPage;
afterEach(() => shown.close());

test("today is told with its date, and what is due after a holiday stands under its name", async () => {
  const holiday = { day: "2026-12-25", name: { el: "Χριστούγεννα", en: "Christmas Day" } };
  const tasks: Partial<WorkflowTask>[] = [
    { due_on: "2026-12-23", due_in: 0 },
    { due_on: "2026-12-24", due_in: 1 },
    { due_on: "2026-12-29", due_in: 3, after_holiday: holiday },
  ];
  const rows = tasks.map((task, index) => testTask({ id: `0199a000-0000-7000-8000-00000000006${index}`, ...task }));
  shown = await openTestPage(<GroupedTasks rows={rows}>{({ name }) => name.en}</GroupedTasks>, {
    session: founder,
    answers: {},
  });
  await expect.element(page.getByRole("heading").first()).toHaveTextContent("Today, Wednesday 23 December1");
  expect(
    page
      .getByRole("heading")
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(["Today, Wednesday 23 December1", "Within a week1", "After the holiday: Christmas Day1"]);
});
