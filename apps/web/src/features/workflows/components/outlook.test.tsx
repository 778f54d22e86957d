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
