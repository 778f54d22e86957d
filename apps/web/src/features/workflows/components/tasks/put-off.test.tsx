import type { WorkflowTask } from "@kerkis/contract/workflows/tasks/tasks.schema.ts";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { founder } from "#features/identity/identity.factory.ts";
import { openTestPage, type TestPage } from "#shared/routing/test-page.factory.tsx";
import { canPutOff, groupOf } from "../../model/tasks/task-groups.ts";
import { testTask } from "../../workflows.factory.ts";
import { GroupedTasks } from "./grouped-tasks.tsx";
import { TaskPanel } from "./task-panel.tsx";
import { TaskRow } from "./task-row.tsx";

let shown: TestPage;
afterEach(() => shown?.close());

const CHRISTMAS = { day: "2026-12-25", name: { el: "Χριστούγεννα", en: "Christmas Day" } };

test.each<[string, Partial<WorkflowTask>, { group: string; can: boolean }]>([
  ["due in two days", { due_in: 2 }, { group: "week", can: true }],
  ["without a limit", { due_on: null, due_in: null }, { group: "later", can: true }],
  ["due after a holiday that is close", { due_in: 2, after_holiday: CHRISTMAS }, { group: "holiday", can: true }],
  ["late over a holiday", { due_in: -1, is_overdue: true, after_holiday: CHRISTMAS }, { group: "overdue", can: false }],
  ["due today", { due_in: 0 }, { group: "today", can: false }],
  ["late", { due_in: -1, is_overdue: true }, { group: "overdue", can: false }],
  ["left for later already", { due_in: 2, put_off_until: "2026-11-25" }, { group: "put_off", can: false }],
  ["for whoever is first", { status: "open", due_in: 2 }, { group: "available", can: false }],
])("what is %s has its group, and is left for later only where that passes no limit", (_, given, expected) => {
  const task = testTask(given);
  expect({ group: groupOf(task), can: canPutOff(task) }).toEqual(expected);
});

test.each([1280, 390])(
  "at %i px what was left for later stands last with the day that it is back, and is brought back",
  async (width) => {
    await page.viewport(width, 900);
    const later = testTask({ put_off_until: "2026-11-25", name: { el: "Ν".repeat(120), en: "N".repeat(120) } });
    const rows = [later, testTask({ id: "0199a000-0000-7000-8000-000000000051" })];
    let back = 0;
    shown = await openTestPage(
      <>
        <GroupedTasks rows={rows}>
          {(task) => <TaskRow task={task} search={{}} isOpen={false} selection={null} />}
        </GroupedTasks>
        <TaskPanel id={later.id} onClose={() => undefined} />
      </>,
      {
        session: founder,
        answers: {
          "workflows.task": later,
          "workflows.bringBackTask": () => {
            back += 1;
            return { ok: true };
          },
        },
      },
    );
    const lists = page.getByRole("list");
    await expect.element(lists.nth(1)).toHaveAccessibleName("Later");
    await expect.element(lists.nth(1)).toMatchTextContent(/back on Wed 25 Nov.*Tue 24 Nov/);
    await page.getByRole("button", { name: "Bring it back" }).click();
    await expect.poll(() => back).toBe(1);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  },
);
