// The application's frame by keyboard: the way to the content, the sidebar, and what Escape closes.
import { expect, hydrated, open, test } from "./support/journey.ts";
import { cast, STARTUP } from "./support/people/cast.ts";
import { expectAccessible } from "./support/screens.ts";

const PHONE = { width: 390, height: 844 };

test("the first stop skips to the content", async ({ world, visit }) => {
  const { founder } = await cast(world);
  for (const [path, person] of [
    ["/startups", undefined],
    ["/dashboard", founder],
  ] as const) {
    const { page, t } = await visit(person ? { person } : {});
    await open(page, path);
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: t("shell_nav_skip") })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("main")).toBeFocused();
  }
});

test("Ctrl+B opens the sidebar's sheet on a phone and closes it, and the folded desk stays as it was", async ({
  world,
  visit,
}) => {
  const { founder } = await cast(world);
  const { page, context, t } = await visit({
    person: founder,
    options: { viewport: PHONE },
  });
  await open(page, "/dashboard");
  const sheet = page.getByRole("dialog", { name: t("shell_nav_menu") });
  // On a busy machine the page may not listen yet; one presses again.
  await expect(async () => {
    await page.keyboard.press("Control+b");
    await expect(sheet.getByRole("navigation", { name: t("shell_nav_main") })).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await page.keyboard.press("Control+b");
  await expect(sheet).toHaveCount(0);
  expect((await context.cookies()).filter(({ name }) => name === "sidebar_state")).toEqual([]);
});

test("Ctrl+B folds the sidebar; a cookie remembers it for 7 days and the next page arrives folded", async ({
  world,
  visit,
}) => {
  const { founder } = await cast(world);
  const { page, context, t } = await visit({ person: founder });
  await open(page, "/dashboard");
  const sidebar = page
    .getByRole("complementary")
    .filter({ has: page.getByRole("navigation", { name: t("shell_nav_main") }) });
  expect((await sidebar.boundingBox())?.width).toBeCloseTo(256, 0);
  // On a busy machine the page may not listen yet; one presses again.
  await expect(async () => {
    await page.keyboard.press("Control+b");
    await expect(page.getByRole("button", { name: t("shell_side_expand") })).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await expect(page.getByRole("button", { name: t("shell_side_expand") })).toHaveAttribute("aria-expanded", "false");
  await expect.poll(async () => (await sidebar.boundingBox())?.width).toBe(48);
  const remembered = (await context.cookies()).find(({ name }) => name === "sidebar_state");
  expect(remembered?.value).toBe("false");
  expect(remembered?.expires).toBeGreaterThan(Date.now() / 1000 + 604_800 - 120);
  expect(remembered?.expires).toBeLessThan(Date.now() / 1000 + 604_800 + 120);
  await page.reload();
  expect((await sidebar.boundingBox())?.width).toBe(48);
  await hydrated(page);
  // On a busy machine the page may not listen yet; one presses again.
  await expect(async () => {
    await page.keyboard.press("Meta+b");
    await expect(page.getByRole("button", { name: t("shell_side_collapse") })).toBeVisible({ timeout: 5_000 });
  }).toPass();
});

test("on a phone the sidebar is a sheet of 18rem; Escape closes it and gives the focus back", async ({
  world,
  visit,
}) => {
  const { founder } = await cast(world);
  const { page, t } = await visit({ person: founder, options: { viewport: PHONE } });
  await open(page, "/dashboard");
  const menu = page.getByRole("button", { name: t("shell_nav_menu") });
  await menu.click();
  const sheet = page.getByRole("dialog", { name: t("shell_nav_menu") });
  await expect(sheet).toBeVisible();
  expect((await sheet.boundingBox())?.width).toBe(288);
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();
  await expect(menu).toBeFocused();
});

test("on a phone a row of sections shows the one that is open", async ({ world, visit }) => {
  const { admin, owner } = await cast(world);
  for (const [person, path, row] of [
    [admin, "/documentation/api", "content_guide_contents"],
    [admin, "/system-admin?section=features", "admin_section_nav"],
    [owner, "/admin/system?section=audit", "admin_settings_title"],
  ] as const) {
    const { page, t } = await visit({ person, options: { viewport: PHONE } });
    await open(page, path);
    const rows = page.getByRole("navigation", { name: t(row) }).or(page.getByRole("tablist", { name: t(row) }));
    await expect(rows.locator("[aria-current=page], [aria-selected=true]")).toBeInViewport({ ratio: 0.9 });
  }
});

test("Escape closes the bell, the account menu, the search list and an open application", async ({ world, visit }) => {
  const { founder } = await cast(world);
  const { page, t } = await visit({ person: founder });
  await open(page, "/dashboard");
  await page.getByRole("button", { name: new RegExp(`^${t("notifications_bell")}`) }).click();
  await expect(page.getByRole("dialog", { name: t("notifications_title") })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  const account = page.getByRole("button", { name: t("shell_account_menu", { name: founder.name }) });
  await account.click();
  await expect(page.getByRole("menu")).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("menu")).toHaveCount(0);
  // The focus comes back a moment after the menu is gone, and would leave what is focused meanwhile.
  await expect(account).toBeFocused();
  await page.getByRole("combobox", { name: t("search_label") }).fill(STARTUP.slice(0, 9));
  await expect(page.getByRole("option").first()).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("listbox")).toHaveCount(0);
  await open(page, "/my-applications");
  const card = page.getByRole("link", { name: STARTUP, exact: true });
  await card.press("Enter");
  await expect(page.getByRole("dialog", { name: STARTUP })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page).toHaveURL(/\/my-applications$/);
  await expect(card).toBeFocused();
});

test("a working screen folds the sidebar by itself and keeps the choice for itself; other pages stay as they were", async ({
  world,
  visit,
}) => {
  const { owner, workflow } = await cast(world);
  const { page, context, t } = await visit({ person: owner });
  const sidebar = page
    .getByRole("complementary")
    .filter({ has: page.getByRole("navigation", { name: t("shell_nav_main") }) });
  const width = async () => (await sidebar.boundingBox())?.width;
  const editor = `/workflows/templates/${workflow.template}/edit`;
  await open(page, editor);
  expect(await width()).toBe(48);
  // On a busy machine the page may not listen yet; one presses again.
  await expect(async () => {
    await page.keyboard.press("Control+b");
    await expect(page.getByRole("button", { name: t("shell_side_collapse") })).toBeVisible({ timeout: 5_000 });
  }).toPass();
  const cookies = await context.cookies();
  expect(cookies.filter(({ name }) => name === "sidebar_state")).toEqual([]);
  const kept = cookies.find(({ name }) => name === "sidebar_screens");
  expect(kept?.expires).toBeGreaterThan(Date.now() / 1000 + 604_800 - 120);
  await page.reload();
  expect(await width()).toBeCloseTo(256, 0);
  await open(page, `/workflows/instances/${workflow.instance}`);
  expect(await width()).toBe(48);
  await open(page, "/dashboard");
  expect(await width()).toBeCloseTo(256, 0);
});
