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
