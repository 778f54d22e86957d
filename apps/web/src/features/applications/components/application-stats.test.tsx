import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { openTestPage, type TestPage } from "#shared/routing/test-page.factory.tsx";
import { founderSession } from "../applications.factory.ts";
import { ApplicationStats } from "./application-stats.tsx";

let shown: TestPage;
afterEach(() => shown.close());

const stats = { total: 5, pending: 2, under_review: 0, approved: 2, rejected: 1 };

async function open(rest: { draft: number; withdrawn: number; under_review?: number }) {
  const element = <ApplicationStats stats={{ ...stats, ...rest }} />;
  shown = await openTestPage(element, { answers: {}, session: founderSession() });
  await expect.element(page.getByText("5", { exact: true })).toBeVisible();
}

test.each([
  [{ draft: 2, withdrawn: 1 }, "Not counting 2 drafts and 1 withdrawn"],
  [{ draft: 1, withdrawn: 0 }, "Not counting 1 draft"],
])("the total says which rows of the list it leaves out: %j", async (rest, text) => {
  await open(rest);
  await expect.element(page.getByText(text, { exact: true })).toBeVisible();
});

test("applications under review are said beside the pending, as they have no figure of their own", async () => {
  await open({ draft: 0, withdrawn: 0, under_review: 3 });
  await expect.element(page.getByText("and 3 under review", { exact: true })).toBeVisible();
});

test("nothing is said where it leaves out none", async () => {
  await open({ draft: 0, withdrawn: 0 });
  expect(page.getByText("Not counting").elements()).toEqual([]);
  expect(page.getByText("under review").elements()).toEqual([]);
});
