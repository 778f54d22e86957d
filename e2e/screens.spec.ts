// Every screen of the application, in both themes, on a desk and on a phone.
import { randomUUID } from "node:crypto";
import { LANGUAGES, type Language } from "@kerkis/contract/core/text/languages.ts";
import { cast, STARTUP } from "./support/people/cast.ts";
import { expect, hydrated, open, test } from "./support/journey.ts";
import { pagePaths } from "./support/pages.ts";
import type { World } from "./support/people/people.ts";
import { REFUSED, SCREENS } from "./support/screen-list.ts";
import {
  expectAccessible,
  expectNoEmptyEnd,
  expectNoSidewaysScroll,
  expectTouchable,
  expectWellFormed,
  watchProblems,
} from "./support/screens.ts";
import { textsIn } from "./support/texts.ts";
import { THEMES } from "./support/turns.ts";

const SIZES = { desk: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;
type Size = keyof typeof SIZES;

/** Every screen is seen in both themes and both sizes, in one language; screens take turns with which goes with which. */
const TURNS: readonly { language: Language; light: Size; dark: Size }[] = LANGUAGES.flatMap((language) => [
  { language, light: "desk", dark: "phone" },
  { language, light: "phone", dark: "desk" },
]);
test.describe.configure({ timeout: 180_000 });
// What fails here is told by axe in words; recording every look takes longer than looking.
test.use({ trace: "off" });

for (const [index, [name, screen]] of Object.entries(SCREENS).entries()) {
  const { language, ...sizes } = TURNS[index % TURNS.length] ?? { language: "el", light: "desk", dark: "phone" };
  test(`${name}: readable by everyone, in both themes, on a desk and on a phone`, async ({ world, gallery }) => {
    const { path, person } = screen(await cast(world));
    const page = await (await gallery(language, person)).newPage();
    const problems = watchProblems(page);
    await open(page, path);
    await expectWellFormed(page, language);
    for (const theme of THEMES) {
      await page.emulateMedia({ colorScheme: theme });
      const size = sizes[theme];
      await test.step(`${theme}, ${size}`, async () => {
        await page.setViewportSize(SIZES[size]);
        await expectNoSidewaysScroll(page);
        await expectNoEmptyEnd(page);
        if (size === "phone") await expectTouchable(page);
        await expectAccessible(page);
      });
    }
    const refused = REFUSED[name];
    expect(problems.filter((problem) => !refused?.test(problem))).toEqual([]);
    await page.close();
  });
}

test("every page of the application is among the screens", async ({ world }) => {
  const people = await cast(world);
  const addresses = Object.values(SCREENS).map((screen) => screen(people).path.replace(/\?.*/, ""));
  const isLookedAt = (path: string) => addresses.some((address) => pattern(path).test(address));
  expect(pagePaths.length).toBeGreaterThan(30);
  expect(pagePaths.filter((path) => !isLookedAt(path))).toEqual([]);
});

/** What a route's path matches: `$name` is one part of an address, `$` alone all that follows. */
const pattern = (path: string): RegExp => new RegExp(`^${path.replaceAll(/\$\w+/g, "[^/]+").replace(/\$$/, ".+")}$`);

test.describe("addresses of the specification", () => {
  /** Specification 2.1 to 2.3, as far as the main job goes, and the notification page. */
  const PUBLIC = [
    "/",
    "/auth",
    "/signin",
    "/signup",
    "/forgot-password",
    "/reset-password",
    "/email-verification",
    "/startups",
    "/search",
    "/display-settings",
    "/about",
    "/help",
    "/contact",
    "/settings",
    "/documentation",
  ];
  const SIGNED_IN = [
    "/dashboard",
    "/system-admin",
    "/evaluator-dashboard",
    "/register-startup",
    "/my-applications",
    "/evaluation-management",
    "/notifications",
    "/welcome",
    "/admin",
    "/admin/users",
    "/admin/system",
    "/organization-settings",
    "/investment-opportunities",
    "/chat-assistant",
  ];

  for (const path of PUBLIC) {
    test(`${path} is there for anyone`, async ({ request }) => {
      expect((await request.get(path, { maxRedirects: 0 })).status()).toBe(200);
    });
  }

  for (const path of SIGNED_IN) {
    test(`${path} asks a visitor to sign in and is there afterwards`, async ({ request, world }) => {
      const asked = await request.get(path, { maxRedirects: 0 });
      expect([asked.status(), asked.headers()["location"]]).toEqual([307, `/signin?next=${encodeURIComponent(path)}`]);
      const { admin } = await cast(world);
      const answer = await fetch(`${world.url}${path}`, { headers: { cookie: admin.cookie }, redirect: "manual" });
      expect(answer.status).toBe(200);
    });
  }

  test("records by their address", async ({ request, world }) => {
    const { startup, evaluation, evaluator } = await cast(world);
    expect((await request.get(`/startup/${startup}`)).status()).toBe(200);
    expect((await request.get(`/startup/${randomUUID()}`)).status()).toBe(404);
    expect((await request.get("/startup/not-an-id")).status()).toBe(404);
    const own = await fetch(`${world.url}/evaluation/${evaluation}`, { headers: { cookie: evaluator.cookie } });
    expect(own.status).toBe(200);
  });

  test("who lacks the permission is sent to the dashboard, which says why", async ({ world, visit }) => {
    const { founder } = await cast(world);
    const { page, t } = await visit({ person: founder });
    for (const path of ["/evaluation-management", "/system-admin"]) {
      await open(page, path);
      await expect(page).toHaveURL(/\/dashboard/);
      await expect(page.getByText(t("shell_denied_title"))).toBeVisible();
    }
  });
});

test.describe("what arrives without a browser", () => {
  const tag = (html: string, pattern: RegExp) => pattern.exec(html)?.[1] ?? "";
  const meta = (html: string, name: string) =>
    tag(html, new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`));

  async function pagesIn(world: World, language: Language) {
    const t = textsIn(language);
    const { startup } = await cast(world);
    return [
      { path: "/", content: t("homepages_hero_title"), title: t("homepages_hero_title") },
      { path: "/startups", content: "</article>", title: t("startups_list_title") },
      { path: `/startup/${startup}`, content: t("startups_checked_title"), title: STARTUP },
    ];
  }

  for (const language of LANGUAGES) {
    test(`content, title, description, Open Graph and canonical, in ${language}`, async ({ world, request }) => {
      for (const { path, content, title } of await pagesIn(world, language)) {
        const query = language === "el" ? "" : `?lang=${language}`;
        const response = await request.get(`${path}${query}`);
        const html = await response.text();
        expect(response.status()).toBe(200);
        expect(html).toContain(`<html lang="${language}"`);
        expect(html.replace(/<script[\s\S]*?<\/script>/g, "")).toContain(content);
        expect(tag(html, /<title>([^<]*)<\/title>/)).toBe(`${title} · Kerkis`);
        expect(meta(html, "description").length).toBeGreaterThan(20);
        expect(meta(html, "og:title")).toBe(title);
        expect(meta(html, "og:description").length).toBeGreaterThan(20);
        expect(meta(html, "og:url")).toBe(`${world.url}${path}${query}`);
        expect(meta(html, "og:locale")).toBe(language === "el" ? "el_GR" : "en_GB");
        expect(tag(html, /<link rel="canonical" href="([^"]*)"/)).toBe(`${world.url}${path}${query}`);
        expect(html).toContain(`hrefLang="${language === "el" ? "en" : "el"}"`);
        expect((await request.get(meta(html, "og:image"))).headers()["content-type"]).toMatch(/^image\//);
      }
    });
  }

  test("signed-in pages hold nothing of anybody for a visitor, and are not kept by caches", async ({ world }) => {
    const { founder } = await cast(world);
    const answer = await fetch(`${world.url}/my-applications`, { headers: { cookie: founder.cookie } });
    expect(answer.headers.get("cache-control")).toMatch(/no-store|private/);
    expect(await answer.text()).toContain("noindex");
  });
});

test.describe("keyboard", () => {
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
      options: { viewport: { width: 390, height: 844 } },
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
    const { page, t } = await visit({ person: founder, options: { viewport: SIZES.phone } });
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
      const { page, t } = await visit({ person, options: { viewport: SIZES.phone } });
      await open(page, path);
      const rows = page.getByRole("navigation", { name: t(row) }).or(page.getByRole("tablist", { name: t(row) }));
      await expect(rows.locator("[aria-current=page], [aria-selected=true]")).toBeInViewport({ ratio: 0.9 });
    }
  });

  test("Escape closes the bell, the account menu, the search list and an open application", async ({
    world,
    visit,
  }) => {
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
});
