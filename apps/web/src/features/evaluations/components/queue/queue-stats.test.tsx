import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { openTestPage, type TestPage } from "#shared/routing/test-page.factory.tsx";
import { session } from "../../evaluations.factory.ts";
import { QueueStats } from "./queue-stats.tsx";

let shown: TestPage;
afterEach(() => shown.close());

const stats = { total: 18, pending: 10, under_review: 4, approved: 3, rejected: 1, draft: 0, withdrawn: 1 };
const open = async (withdrawn: number) => {
  shown = await openTestPage(<QueueStats stats={{ ...stats, withdrawn }} />, { answers: {}, session: session() });
};

test("the total says how many of the list it leaves out", async () => {
  await open(1);
  await expect.element(page.getByText("18", { exact: true })).toBeVisible();
  await expect.element(page.getByText("Not counting 1 withdrawn")).toBeVisible();
});

test("nothing is said where it leaves out none", async () => {
  await open(0);
  await expect.element(page.getByText("18", { exact: true })).toBeVisible();
  expect(page.getByText("Not counting").elements()).toEqual([]);
});

test("beside an open side menu at 1024 px no name of a figure is cut", async () => {
  await page.viewport(704, 800);
  await open(1);
  const names = page.getByRole("term");
  await expect.element(names.first()).toBeVisible();
  for (const name of names.elements()) {
    const cell = name.parentElement?.getBoundingClientRect().right ?? 0;
    const words = document.createRange();
    words.selectNodeContents(name);
    expect([name.textContent, words.getBoundingClientRect().right <= cell]).toEqual([name.textContent, true]);
  }
  await page.viewport(1280, 800);
});
