import type { Page } from "@playwright/test";
import { lostNodes, noteServerNodes } from "./support/hydration.ts";
import { answers, expect, hydrated, test } from "./support/journey.ts";
import { cast } from "./support/people/cast.ts";
import { SCREENS } from "./support/screen-list.ts";
import { watchProblems } from "./support/screens.ts";

/** Notes the server's nodes, and what the console complains about. */
async function watch(page: Page): Promise<{ problems: string[] }> {
  const problems = watchProblems(page);
  await noteServerNodes(page);
  return { problems };
}

/** The router drops its bootstrap once the page is alive. */
const untilAlive = (page: Page) => page.waitForFunction(() => !("$_TSR" in window));

// Every screen is looked at in e2e/screens; here are languages in the address, and what must not be left out of the HTML.
for (const path of ["/?lang=en", "/startups?lang=en"]) {
  test(`hydration keeps every node the server wrote at ${path}`, async ({ page }) => {
    const { problems } = await watch(page);
    await page.goto(path, { waitUntil: "networkidle" });
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await untilAlive(page);
    expect(await lostNodes(page)).toEqual([]);
    expect(problems).toEqual([]);
  });
}

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
// The others are looked at in e2e/screens, with a mouse.
for (const name of ["my applications", "registration, company", "evaluation management", "an evaluation"]) {
  test(`hydration keeps every node on a phone of: ${name}`, async ({ world, visit }) => {
    const { path, person } = SCREENS[name]?.(await cast(world)) ?? { path: "/nowhere" };
    const { page } = await visit({ ...(person && { person }), options: PHONE });
    const { problems } = await watch(page);
    await page.goto(path);
    await hydrated(page);
    await expect(page.getByRole("main").locator("[aria-busy=true]")).toHaveCount(0);
    expect(await lostNodes(page)).toEqual([]);
    expect(problems).toEqual([]);
  });
}

test("what this device keeps comes in once the page is alive, and costs no node", async ({ world, visit }) => {
  const { founder, draft } = await cast(world);
  const { page } = await visit({ person: founder });
  await page.goto("/my-applications");
  await hydrated(page);
  const keep = (name: string, value: string) =>
    page.evaluate(([key, text]) => localStorage.setItem(key ?? "", text ?? ""), [name, value]);
  const unsent = `kerkis.autosave.draft.${draft}.${founder.id}`;
  await keep(
    unsent,
    JSON.stringify({ owner: "another tab", version: 1, base: {}, mine: { name: "Ό,τι δεν στάλθηκε" } }),
  );
  await keep(`kerkis.registration-step.${draft}`, "team");
  const { problems } = await watch(page);
  const mine = await page.goto("/my-applications");
  expect(await mine?.text()).not.toContain("Ό,τι δεν στάλθηκε");
  await expect(page.getByRole("link", { name: "Ό,τι δεν στάλθηκε" })).toBeVisible();
  expect(await lostNodes(page)).toEqual([]);
  await page.evaluate((name) => localStorage.removeItem(name), unsent);
  await page.goto(`/register-startup?application=${draft}`);
  await expect(page.getByRole("heading", { level: 2, name: "Ομάδα και έδρα" })).toBeVisible();
  expect(await lostNodes(page)).toEqual([]);
  expect(problems).toEqual([]);
});

/** What is typed before a page of the signed-in is alive: its address, and the field's selector. */
const TYPED: Record<string, string> = {
  "registration, company": "input[name=tagline]",
  "an evaluation": "[data-criterion] textarea >> nth=0",
  "the assistant": "main textarea",
};
for (const [name, field] of Object.entries(TYPED)) {
  test(`what is typed before the scripts arrive stays: ${name}`, async ({ world, visit }) => {
    const { path, person } = SCREENS[name]?.(await cast(world)) ?? { path: "/nowhere" };
    const { page } = await visit({ ...(person && { person }) });
    await page.route("**/assets/entry-client-*.js", async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 2_000));
      await route.continue();
    });
    await page.goto(path, { waitUntil: "commit" });
    await page.locator(field).fill("Πριν από τα scripts");
    expect(await page.evaluate(() => "$_TSR" in window)).toBe(true);
    await hydrated(page);
    await expect(page.locator(field)).toHaveValue("Πριν από τα scripts");
    // The screen knows it too: drawn anew, it is still there.
    await page.locator(field).press("End");
    await page.locator(field).pressSequentially("·");
    await expect(page.locator(field)).toHaveValue("Πριν από τα scripts·");
  });
}

test("a page that begins an application names its call in the server's HTML", async ({ world, visit }) => {
  const { founder, call } = await cast(world);
  const { page, context } = await visit({ person: founder, options: { javaScriptEnabled: false } });
  const { title, organization } = await (await context.request.get(`/api/calls/${call}`)).json();
  await page.goto(`/register-startup?call=${call}`);
  await expect(page.getByRole("heading", { level: 1, name: title.el })).toBeVisible();
  await expect(page.getByRole("main").getByText(organization.name)).toBeVisible();
});

test("an unknown address is a rendered 404 in both languages", async ({ page }) => {
  const response = await page.goto("/no/such/page");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Η σελίδα δεν βρέθηκε");
  await page.goto("/no/such/page?lang=en");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Oops! Page not found");
  await page.getByRole("link", { name: "Return to Home" }).click();
  await expect(page).toHaveURL(/\/$/);
});

test("a chosen language and theme are in the next page's HTML", async ({ page, context }) => {
  await page.goto("/startups");
  await untilAlive(page);
  await page.getByRole("button", { name: "Γλώσσα: Ελληνικά" }).click();
  await page.getByRole("menuitemradio", { name: "English" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(page).toHaveURL(/\/startups$/);
  await context.addCookies([{ name: "theme", value: "dark", url: page.url() }]);
  const html = await (await context.request.get("/startups")).text();
  expect(html).toMatch(/<html lang="en" class="dark"/);
});

test("what is typed before the scripts arrive stays, and never leaves in the address", async ({ page }) => {
  await page.route("**/assets/entry-client-*.js", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    await route.continue();
  });
  await page.goto("/signin", { waitUntil: "commit" });
  await page.locator("input[type=email]").fill("eleni@example.org");
  await page.locator("input[type=password]").fill("not for the address");
  await page.keyboard.press("Enter");
  await untilAlive(page);
  await expect(page.locator("input[type=email]")).toHaveValue("eleni@example.org");
  expect(page.url()).not.toContain("password");
  // The form knows the text too: it sends it, and the server says the password is wrong.
  await expect(async () => {
    const sent = page.waitForRequest("**/api/auth/sign-in", { timeout: 3_000 });
    await page.locator("input[type=password]").press("Enter");
    expect((await sent).postDataJSON()).toEqual({ email: "eleni@example.org", password: "not for the address" });
  }).toPass();
});

/** Holds the code of one part of the page back, which is seen meanwhile. */
const holdBack = (page: Page, part: string) =>
  page.route(`**/assets/${part}-*.js`, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 4_000));
    await route.continue();
  });

test("a form that is filled in and sent before its own code is here is sent once it is, once", async ({ visit }) => {
  const { page, t } = await visit();
  await holdBack(page, "contact-form");
  const sent: unknown[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/contact") && request.method() === "POST") sent.push(request.postDataJSON());
  });
  await page.goto("/contact");
  await untilAlive(page);
  const [name, email, message] = ["Ελένη", "eleni@example.org", "Γράφω πριν έρθει η φόρμα."];
  await page.locator("input[name=name]").fill(name);
  await page.locator("input[name=email]").fill(email);
  await page.locator("textarea[name=message]").fill(message);
  const send = page.getByRole("button", { name: t("content_contact_send") });
  await send.click();
  await expect(send).toHaveAttribute("aria-busy", "true");
  expect(sent).toEqual([]);
  await expect(page.getByRole("status").getByText(t("content_contact_sent"))).toBeVisible();
  expect(sent).toEqual([expect.objectContaining({ name, email, message })]);
});

test("a press on a button whose code is not here opens its dialog once it is", async ({ world, visit }) => {
  const { coordinator } = await cast(world);
  const { page, t } = await visit({ person: coordinator });
  await holdBack(page, "saved-views");
  const { problems } = await watch(page);
  await page.goto("/evaluation-management?search=zzz");
  await untilAlive(page);
  const save = page.getByRole("button", { name: t("evaluations_views_save") });
  await save.click();
  await expect(save).toHaveAttribute("aria-busy", "true");
  const dialog = page.getByRole("dialog", { name: t("evaluations_views_save") });
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(save).toBeFocused();
  await expect(save).not.toHaveAttribute("aria-busy");
  expect(await lostNodes(page)).toEqual([]);
  expect(problems).toEqual([]);
});

test("what stands below who else is there keeps its HTML, however late its code comes", async ({ world, visit }) => {
  const { path, person } = SCREENS["a call's questions"]?.(await cast(world)) ?? { path: "/nowhere" };
  const { page } = await visit({ ...(person && { person }) });
  await holdBack(page, "challenge-history");
  const { problems } = await watch(page);
  const joined = page.waitForEvent("websocket");
  await page.goto(path);
  await joined;
  await answers(page.locator("section[aria-labelledby=challenge-history]"));
  expect(await lostNodes(page)).toEqual([]);
  expect(problems).toEqual([]);
});

test("pages of visitors are cached and compressed, and allow no foreign script", async ({ request }) => {
  const first = await request.get("/startups", { headers: { "accept-encoding": "br" } });
  expect(first.headers()["content-encoding"]).toBe("br");
  const policy = first.headers()["content-security-policy"] ?? "";
  expect(policy).toContain("script-src 'self' 'sha256-");
  expect(policy.match(/script-src [^;]*/)?.[0]).not.toContain("unsafe-inline");
  const again = await request.get("/startups", { headers: { "if-none-match": first.headers()["etag"] ?? "" } });
  expect(again.status()).toBe(304);
});
