import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { founder } from "#features/identity/identity.factory.ts";
import { openTestPage, type TestPage } from "#shared/routing/test-page.factory.tsx";
import { testTask } from "../../workflows.factory.ts";
import { GivenTasks } from "./given-tasks.tsx";

let shown: TestPage;
afterEach(() => shown.close());

const given = { given_at: "2026-11-20T09:00:00.000Z", status: "claimed" } as const;

test.each([1280, 390])(
  "at %i px says with whom and since when, leads to a case only where it may, and offers nothing to do",
  async (width) => {
    await page.viewport(width, 844);
    const rows = [
      testTask({ ...given, id: "0199a000-0000-7000-8000-000000000051" }),
      testTask({
        ...given,
        sees_case: false,
        due_in: -3,
        is_overdue: true,
        name: { el: "Ν".repeat(120), en: "N".repeat(120) },
      }),
    ];
    shown = await openTestPage(<GivenTasks rows={rows} />, { session: founder, answers: {} });
    const late = page.getByRole("list", { name: "Overdue" }).getByRole("listitem");
    await expect.element(late).toMatchTextContent(/Σοφία Ράλλη, since 20 Nov.*3 working days late/);
    expect(late.getByRole("link").query()).toBeNull();
    const week = page.getByRole("list", { name: "Within a week" }).getByRole("link");
    await expect.element(week).toHaveAttribute("href", expect.stringContaining("/workflows/instances/"));
    expect(page.getByRole("button").query()).toBeNull();
    // Both rows are reached by J and K.
    expect(document.querySelectorAll("[data-row-link]")).toHaveLength(2);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  },
);
