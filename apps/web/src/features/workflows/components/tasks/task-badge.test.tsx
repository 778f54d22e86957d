import { userTopic } from "@kerkis/contract/core/realtime.ts";
import { TASK_CHANGED_EVENT } from "@kerkis/contract/workflows/workflows.events.ts";
import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { testProfile } from "#shared/permissions/session.factory.ts";
import { asVisitor } from "#shared/permissions/session.ts";
import { lastWire } from "#shared/realtime/wire.factory.ts";
import { openTestPage, type TestPage } from "#shared/routing/test-page.factory.tsx";
import { TaskBadge } from "./task-badge.tsx";

const USER = "0199a000-0000-7000-8000-000000000001";
let shown: TestPage;
afterEach(() => shown.close());

test("the sidebar's number follows one's tasks, and one that was done in another tab is told here once", async () => {
  const groups = { mine: 2, available: 1, overdue: 0, given: 0 };
  shown = await openTestPage(<TaskBadge />, {
    session: { ...asVisitor(undefined), profile: testProfile({ id: USER }) },
    answers: { "workflows.tasksCount": () => ({ value: groups.mine + groups.available, exact: true, groups }) },
  });
  await expect.element(page.getByText("3", { exact: true })).toBeVisible();
  const wire = lastWire();
  if (wire.readyState === 0) wire.open();
  const topic = userTopic(USER);
  const joined = () => wire.sent.find(([, , to, event]) => to === topic && event === "phx_join");
  await vi.waitFor(() => expect(joined()).toBeDefined());
  const [reference = null, join = null] = joined() ?? [];
  wire.deliver([reference, join, topic, "phx_reply", { status: "ok", response: {} }]);
  groups.mine = 1;
  for (const change of ["changed", "completed", "completed"])
    wire.deliver([
      reference,
      null,
      topic,
      TASK_CHANGED_EVENT,
      { task_id: "0199a000-0000-7000-8000-0000000000a1", change },
    ]);
  await expect.element(page.getByText("Task completed!")).toBeVisible();
  expect(page.getByText("Task completed!").elements()).toHaveLength(1);
  await expect.element(page.getByText("2", { exact: true })).toBeVisible();
});
