import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { founder } from "#features/identity/identity.factory.ts";
import { openTestPage, type TestPage } from "#shared/routing/test-page.factory.tsx";
import { testInstance } from "../workflows.factory.ts";
import { OutlookCard } from "./outlook.tsx";

let shown: TestPage;
afterEach(() => {
  vi.restoreAllMocks();
  return shown.close();
});

test("below what comes next one asks, takes the days along as a calendar, and reads where they come from", async () => {
  await page.viewport(390, 844);
  const { outlook } = testInstance();
  if (!outlook) throw new Error("The test's case has no outlook.");
  shown = await openTestPage(<OutlookCard outlook={outlook} isBegun />, { session: founder, answers: {} });
  await expect.element(page.getByText("between 24 Nov and 26 Nov")).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Ask us" })).toHaveAttribute("href", "/contact");
  const made = vi.spyOn(URL, "createObjectURL");
  const saved = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
  await page.getByRole("button", { name: "Add to my calendar" }).click();
  expect(saved).toHaveBeenCalledOnce();
  const [[file] = []] = made.mock.calls;
  const text = file instanceof Blob ? await file.text() : "";
  expect(text).toContain("DTSTART;VALUE=DATE:20261124");
  expect(text).toContain("DTEND;VALUE=DATE:20261127");
  const how = page.getByText(/We measure how many working days/);
  await expect.element(how).not.toBeVisible();
  await page.getByText("Where the dates come from").click();
  await expect.element(how).toBeVisible();
});

test("before anything is sent there is nothing to ask about", async () => {
  const { outlook } = testInstance();
  if (!outlook) throw new Error("The test's case has no outlook.");
  shown = await openTestPage(<OutlookCard outlook={outlook} isBegun={false} />, { session: founder, answers: {} });
  await expect.element(page.getByRole("region", { name: "What comes next, and when" })).toBeVisible();
  expect(page.getByRole("link", { name: "Ask us" }).elements()).toHaveLength(0);
});

const card = async (given: Partial<NonNullable<ReturnType<typeof testInstance>["outlook"]>>, props: object = {}) => {
  await page.viewport(390, 844);
  const { outlook } = testInstance();
  if (!outlook) throw new Error("The test's case has no outlook.");
  shown = await openTestPage(<OutlookCard outlook={{ ...outlook, ...given }} isBegun {...props} />, {
    session: founder,
    answers: {},
  });
  await expect.element(page.getByRole("region", { name: "What comes next, and when" })).toBeVisible();
};

test("waiting for the applicant, the stage shows what is asked with its button, and that the clock stands still", async () => {
  const needed = { what: "application" as const, document: { el: "Καταστατικό", en: "Articles" }, by: "2026-12-03" };
  await card({ needed, late: null }, { changes: <a href="/register-startup">Make the changes</a> });
  await expect.element(page.getByText("Waiting for you")).toBeVisible();
  await expect.element(page.getByText("Articles, by 3 Dec")).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Make the changes" })).toBeVisible();
  await expect.element(page.getByText("Our deadline is paused until you submit again.")).toBeVisible();
  // A day of a decision would be a promise that hangs on them.
  expect(page.getByText("between 24 Nov and 26 Nov").elements()).toHaveLength(0);
  expect(page.getByText("Nothing is needed from you now.").elements()).toHaveLength(0);
  // What others do stands in the list alone while it is the applicant's turn.
  expect(page.getByText("A second person decides.", { exact: true }).elements()).toHaveLength(0);
});

test("where nothing was measured, only the last day by law is told, and no day of a single step", async () => {
  await card({ decided: { from: null, to: "2026-12-20" }, late: null }, { limit: "2026-12-15" });
  await expect.element(page.getByText("Decision at the latest by")).toBeVisible();
  await expect.element(page.getByText("15 Dec", { exact: true })).toBeVisible();
  expect(page.getByText(/20 Dec|26 Nov/).elements()).toHaveLength(0);
  const made = vi.spyOn(URL, "createObjectURL");
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
  await page.getByRole("button", { name: "Add to my calendar" }).click();
  const [[file] = []] = made.mock.calls;
  expect(file instanceof Blob && (await file.text())).toContain("DTSTART;VALUE=DATE:20261215");
});

test("a delay is admitted with what was done about it", async () => {
  await card({ late: { days: 1, done: "reminded" } });
  await expect.element(page.getByText("It is 1 working day late. We have reminded whoever handles it.")).toBeVisible();
  shown.close();
  await card({ late: { days: 3, done: "escalated" } });
  await expect
    .element(page.getByText("It is 3 working days late. It has been passed on to someone else."))
    .toBeVisible();
});
