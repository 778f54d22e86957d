// The assistant: a visitor's question from the landing page, and conversations that are kept (specification 2.14).
import type { Page } from "@playwright/test";
import { expect, expectNotReloaded, hydrated, markPage, open, test, toastOf } from "./support/journey.ts";
import { addPerson } from "./support/people/people.ts";
import { expectAccessible, expectNoSidewaysScroll, watchProblems } from "./support/screens.ts";
import type { Texts } from "./support/texts.ts";

test.describe.configure({ timeout: 180_000 });

const PHONE = { width: 390, height: 844 };

const launcher = (page: Page, t: Texts) => page.getByRole("button", { name: t("assistant_title"), exact: true });
const panel = (page: Page, t: Texts) => page.getByRole("dialog", { name: t("assistant_title") });
const box = (page: Page, t: Texts) => page.getByRole("textbox", { name: t("assistant_input") });

async function openChat(page: Page, t: Texts): Promise<void> {
  await launcher(page, t).click();
  await expect(box(page, t)).toBeFocused();
}

async function ask(page: Page, t: Texts, question: string): Promise<void> {
  await box(page, t).fill(question);
  await box(page, t).press("Enter");
  await expect(page.getByRole("log")).toContainText(question);
  await expect(page.getByText(t("assistant_thinking"), { exact: true })).toBeHidden();
}

test("a visitor asks on the landing page and opens what the answer stands on", async ({ visit, language }) => {
  const { page, t } = await visit({ language });
  const problems = watchProblems(page);
  await open(page, "/");
  await openChat(page, t);
  await expect(page.getByRole("tab", { name: t("assistant_tab_history") })).toBeDisabled();
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
  await panel(page, t)
    .getByRole("button", { name: t("assistant_ask_register") })
    .click();
  const source = page.getByRole("log").getByRole("link").first();
  await expect(source).toBeVisible();
  await expectAccessible(page);
  // Closed and opened again, it is as it was left.
  await page.keyboard.press("Escape");
  await expect(panel(page, t)).toBeHidden();
  await expect(launcher(page, t)).toBeFocused();
  await openChat(page, t);
  await markPage(page);
  const address = (await source.getAttribute("href")) ?? "";
  await source.click();
  await expect(page).toHaveURL((url) => `${url.pathname}${url.search}` === address);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  // Beside the page it stays open.
  await expectNotReloaded(page);
  await expect(page.getByRole("log")).toContainText(t("assistant_ask_register"));
  expect(problems).toEqual([]);
});

test("a founder's conversation is there after a reload, on its page, and gone when deleted", async ({
  world,
  visit,
  language,
}) => {
  const founder = await addPerson(world, { language });
  const { page, t } = await visit({ person: founder });
  await open(page, "/dashboard");
  await openChat(page, t);
  await ask(page, t, t("assistant_ask_application"));
  await ask(page, t, t("assistant_ask_register"));
  await box(page, t).fill("…");
  await page.reload();
  await hydrated(page);
  await openChat(page, t);
  await expect(box(page, t)).toHaveValue("…");
  for (const question of ["application", "register"])
    await expect(page.getByRole("log").getByText(t(`assistant_ask_${question}`), { exact: true })).toHaveCount(1);

  await panel(page, t)
    .getByRole("link", { name: t("assistant_open_page") })
    .click();
  await expect(page.getByRole("heading", { level: 1, name: t("assistant_title") })).toBeVisible();
  await expect(launcher(page, t)).toHaveCount(0);
  await expect(page.getByRole("log")).toContainText(t("assistant_ask_register"));
  const rows = page.getByRole("list", { name: t("assistant_list") }).getByRole("listitem");
  await expect(rows).toHaveCount(1);
  await rows.getByRole("button").last().click();
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: t("assistant_delete") })
    .click();
  await expect(toastOf(page, { t, title: t("assistant_deleted") })).toBeVisible();
  await expect(page.getByText(t("assistant_greeting"))).toBeVisible();
  await page.reload();
  await hydrated(page);
  await expect(page.getByText(t("assistant_list_empty"))).toBeVisible();
});

test("on a phone it takes the whole screen and keeps the focus; a followed link closes it", async ({ visit }) => {
  const { page, t } = await visit({ language: "en", options: { viewport: PHONE } });
  await open(page, "/");
  await openChat(page, t);
  const area = await panel(page, t).boundingBox();
  expect(area).toMatchObject({ x: 0, y: 0, ...PHONE });
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.closest('[role="dialog"]') !== null)).toBe(true);
  }
  await ask(page, t, t("assistant_ask_register"));
  await page.getByRole("log").getByRole("link").first().click();
  await expect(panel(page, t)).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});
