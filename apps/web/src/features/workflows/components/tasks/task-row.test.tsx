import type { WorkflowTask } from "@kerkis/contract/workflows/tasks/tasks.schema.ts";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { founder } from "#features/identity/identity.factory.ts";
import type { Selection } from "#shared/lists/selection/use-selection.ts";
import { openTestPage, type TestPage } from "#shared/routing/test-page.factory.tsx";
import { testTask } from "../../workflows.factory.ts";
import { TaskRow } from "./task-row.tsx";

let shown: TestPage;
afterEach(() => shown.close());

test.each<[string, Partial<WorkflowTask>, string[]]>([
  ["two days of five are left", { due_in: 2, due_days: 5 }, ["border", "border", "border", "primary", "primary"]],
  ["it is the last day", { due_in: 0, due_days: 3 }, ["border", "border", "warning"]],
  ["it is late", { due_in: -4, due_days: 2, is_overdue: true }, ["danger", "danger"]],
  [
    "a quarter of a long term is left",
    { due_in: 5, due_days: 20 },
    [...Array(7).fill("border"), ...Array(3).fill("primary")],
  ],
  ["more is left than was given", { due_in: 4, due_days: 3 }, ["primary", "primary", "primary"]],
  ["it has no limit", { due_on: null, due_in: null, due_days: null }, []],
])("the working days of a task stand beside it: %s", async (_, due, tones) => {
  await page.viewport(1280, 800);
  const task = testTask({ due_on: "2026-11-27", ...due });
  shown = await openTestPage(<TaskRow task={task} search={{}} isOpen={false} selection={null} />, {
    session: founder,
    answers: {},
  });
  await expect.element(page.getByRole("link")).toBeVisible();
  const days = [...document.querySelectorAll("[data-days] > span")];
  expect(days.map((day) => /bg-(\w+)/.exec(day.className)?.[1])).toEqual(tones);
});

test.each([
  [390, false, false],
  [390, true, true],
  [1280, false, true],
])(
  "at %i px, while choosing is %s, the box of a task that can be chosen is there: %s",
  async (width, isMarking, isThere) => {
    await page.viewport(width, 800);
    const task = testTask({ status: "open", assignee: null });
    const selection: Selection<WorkflowTask> = {
      chosen: [],
      state: false,
      has: () => false,
      canChoose: () => true,
      toggle: () => undefined,
      toggleAll: () => undefined,
      choose: () => undefined,
      clear: () => undefined,
    };
    shown = await openTestPage(
      <TaskRow task={task} search={{}} isOpen={false} selection={selection} isMarking={isMarking} />,
      { session: founder, answers: {} },
    );
    await expect.element(page.getByRole("link")).toBeVisible();
    expect(page.getByRole("checkbox").elements()).toHaveLength(isThere ? 1 : 0);
  },
);

function swipe(element: Element, distance: number): void {
  const send = (type: string, x: number) =>
    element.dispatchEvent(
      new PointerEvent(type, { bubbles: true, isPrimary: true, button: 0, pointerId: 1, clientX: x, clientY: 40 }),
    );
  send("pointerdown", 300);
  for (let moved = 0; moved <= distance; moved += 20) send("pointermove", 300 - moved);
  send("pointerup", 300 - distance);
}

test.each<[string, Partial<WorkflowTask>, { later: number; claimed: number }]>([
  ["one's own is left for later", {}, { later: 1, claimed: 0 }],
  ["one for whoever is first is claimed", { status: "open", assignee: null }, { later: 0, claimed: 1 }],
])("a swipe to the left decides nothing: %s", async (_, given, expected) => {
  await page.viewport(390, 800);
  let later = 0;
  let claimed = 0;
  const task = testTask(given);
  const onLater = task.status === "claimed" ? () => (later += 1) : null;
  shown = await openTestPage(<TaskRow task={task} search={{}} isOpen={false} selection={null} onLater={onLater} />, {
    session: founder,
    answers: {
      "workflows.claimTask": () => {
        claimed += 1;
        return { ok: true };
      },
    },
  });
  const link = page.getByRole("link", { name: "Second approval" });
  await expect.element(link).toBeVisible();
  Element.prototype.setPointerCapture = () => undefined;
  swipe(link.element(), 40);
  expect({ later, claimed }).toEqual({ later: 0, claimed: 0 });
  swipe(link.element(), 120);
  await expect.poll(() => ({ later, claimed })).toEqual(expected);
});
