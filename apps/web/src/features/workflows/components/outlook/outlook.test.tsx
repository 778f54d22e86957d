import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { founder } from "#features/identity/identity.factory.ts";
import { openTestPage, type TestPage } from "#shared/routing/test-page.factory.tsx";
import { testInstance } from "../../workflows.factory.ts";
import { OutlookCard } from "./outlook.tsx";

const SHARED = { name: "Kallisto Space", path: "/my-applications?application=1" };

let shown: TestPage;
afterEach(() => {
  vi.restoreAllMocks();
  return shown.close();
});

test("below what comes next one asks, takes the days along as a calendar, and reads where they come from", async () => {
  await page.viewport(390, 844);
  const { outlook } = testInstance();
  if (!outlook) throw new Error("The test's case has no outlook.");
  shown = await openTestPage(<OutlookCard outlook={outlook} shared={SHARED} />, { session: founder, answers: {} });
  await expect.element(page.getByRole("heading", { name: "Decision between" })).toBeVisible();
  await expect.element(page.getByText("24 and 26 Nov", { exact: true })).toBeVisible();
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
  shown = await openTestPage(<OutlookCard outlook={outlook} shared={null} />, { session: founder, answers: {} });
  await expect.element(page.getByRole("region", { name: "What comes next, and when" })).toBeVisible();
  expect(page.getByRole("link", { name: "Ask us" }).elements()).toHaveLength(0);
});

const card = async (given: Partial<NonNullable<ReturnType<typeof testInstance>["outlook"]>>, props: object = {}) => {
  await page.viewport(390, 844);
  const { outlook } = testInstance();
  if (!outlook) throw new Error("The test's case has no outlook.");
  shown = await openTestPage(<OutlookCard outlook={{ ...outlook, ...given }} shared={SHARED} {...props} />, {
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
  expect(page.getByText("24 and 26 Nov").elements()).toHaveLength(0);
  expect(page.getByText("Nothing is needed from you now.").elements()).toHaveLength(0);
  // What others do stands in the list alone while it is the applicant's turn.
  expect(page.getByText("A second person decides.", { exact: true }).elements()).toHaveLength(1);
});

test("where nothing was measured the last day alone is told, and that is what goes into the calendar", async () => {
  await card({ decided: { from: null, to: "2026-12-15" }, late: null });
  await expect.element(page.getByText("Decision at the latest by")).toBeVisible();
  await expect.element(page.getByText("15 Dec", { exact: true })).toBeVisible();
  await expect.element(page.getByText(/Too few cases have ended/)).toBeVisible();
  const made = vi.spyOn(URL, "createObjectURL");
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
  await page.getByRole("button", { name: "Add to my calendar" }).click();
  const [[file] = []] = made.mock.calls;
  expect(file instanceof Blob && (await file.text())).toContain("DTSTART;VALUE=DATE:20261215");
});

test("where a step was measured nobody is told that too few cases have ended", async () => {
  const measured = { ...STEP, state: "here" as const, usual: { low: 3, high: 5 } };
  await card({ steps: [measured], decided: { from: null, to: "2026-12-15" }, late: null });
  await expect.element(page.getByText("Usually 3 to 5 working days")).toBeVisible();
  await expect.element(page.getByText(/Not every step can be foreseen/)).toBeVisible();
  await expect.element(page.getByText(/Too few cases have ended/)).not.toBeInTheDocument();
});

test("where nobody can say when, the stage says that and offers no day for the calendar", async () => {
  await card({ decided: null, status: "suspended", late: null });
  await expect.element(page.getByText("No date yet")).toBeVisible();
  await expect.element(page.getByText("The case is paused, so no dates are given.")).toBeVisible();
  expect(page.getByRole("button", { name: "Add to my calendar" }).elements()).toHaveLength(0);
});

const STEP = {
  tells: { el: "Α", en: "A" },
  needs: null,
  done_on: null,
  from: null,
  to: null,
  usual: null,
  holidays: [],
};

test("past steps stand with their day on a solid line, what is ahead on a dashed one with its days and the holiday among them", async () => {
  await card({
    steps: [
      { ...STEP, tells: { el: "Έλεγχος", en: "The check" }, state: "done", done_on: "2026-11-12" },
      { ...STEP, tells: { el: "Γνώμη", en: "An opinion" }, state: "here", from: "2026-12-22", to: "2026-12-22" },
      {
        ...STEP,
        tells: { el: "Απόφαση", en: "The decision" },
        state: "ahead",
        from: "2026-12-23",
        to: "2026-12-29",
        holidays: [{ day: "2026-12-25", name: { el: "Χριστούγεννα", en: "Christmas Day" } }],
      },
    ],
  });
  const step = (name: string) => page.getByRole("listitem").filter({ hasText: name });
  await expect.element(step("The check")).toMatchTextContent(/^The check, done12 Nov$/);
  await expect.element(step("An opinion")).toMatchTextContent(/^An opinion, now22 Dec$/);
  await expect
    .element(step("The decision"))
    .toMatchTextContent(/^The decision, to come23 to 29 DecFri,? 25 Dec, Christmas Day: not counted$/);
  const line = (name: string) => {
    const found = step(name).element().querySelector("[data-line]");
    return found && { style: getComputedStyle(found).borderLeftStyle, shown: getComputedStyle(found).display };
  };
  expect(line("The check")).toEqual({ style: "solid", shown: "block" });
  expect(line("An opinion")).toMatchObject({ style: "dashed" });
  // Nothing follows the last one.
  expect(line("The decision")).toMatchObject({ shown: "none" });
});

test("steps that were measured say how long they usually take, and what will be asked for later can be made ready", async () => {
  const ahead = (name: string, low: number, high: number) =>
    ({ ...STEP, tells: { el: name, en: name }, state: "ahead", usual: { low, high } }) as const;
  const steps = [ahead("Α", 3, 5), ahead("Β", 1, 1), ahead("Γ", 0, 2), ahead("Δ", 0, 0)];
  const long = "Φ".repeat(120);
  await card({
    steps: [...steps, { ...STEP, tells: { el: "Ε", en: "Ε" }, state: "ahead" }],
    coming: [
      { what: "document", name: { el: long, en: long } },
      { what: "task", name: { el: "Σύμβαση", en: "Contract" } },
    ],
  });
  const rows = page.getByRole("listitem").elements();
  expect(rows.slice(0, 5).map(({ textContent }) => textContent)).toEqual([
    "Α, to comeUsually 3 to 5 working days",
    "Β, to comeUsually 1 working day",
    "Γ, to comeUsually up to 2 working days",
    "Δ, to comeUsually the same day",
    "Ε, to come",
  ]);
  const coming = page.getByRole("region", { name: "So that no time is lost" });
  await expect.element(coming.getByRole("listitem").nth(1)).toMatchTextContent(/^Contract.*task at a later step/);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  shown.close();
  await card({ coming: [] });
  expect(coming.elements()).toHaveLength(0);
});

test("it is shared as a text with the way to it; where the device shares nothing it is copied", async () => {
  const share = vi.fn<(given: ShareData) => Promise<void>>().mockResolvedValue(undefined);
  const device = (own: object) =>
    Object.entries(own).forEach(([name, value]) =>
      Object.defineProperty(navigator, name, { value, configurable: true }),
    );
  device({ share });
  await card({ late: null });
  await page.getByRole("button", { name: "Share" }).click();
  const [[given] = []] = share.mock.calls;
  expect(given?.url).toBe(`${window.location.origin}${SHARED.path}`);
  expect(given?.text).toBe(
    "Kallisto Space: Startup registration\nDecision between 24 and 26 Nov\n● A second person decides. (24 to 26 Nov)",
  );
  const writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValue(undefined);
  device({ share: undefined, clipboard: { writeText } });
  await page.getByRole("button", { name: "Share" }).click();
  await vi.waitFor(() => expect(writeText).toHaveBeenCalledOnce());
  expect(writeText.mock.calls[0]?.[0]).toBe(`${given?.text}\n${given?.url}`);
  Reflect.deleteProperty(navigator, "share");
  Reflect.deleteProperty(navigator, "clipboard");
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
