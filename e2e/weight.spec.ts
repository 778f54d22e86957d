// JavaScript that a first view loads (docs/benchmarks.md): what the build says, and what a browser really fetches.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { javascriptWeights } from "../apps/web/tools/javascript-weight.ts";
import { type BuildManifest, withImports } from "../apps/web/tools/precached-files.ts";
import { ensureWebBuild } from "../tools/build/web-build.ts";
import { saveData } from "./support/journey.ts";

test.use({ serviceWorkers: "allow" });

const LANDING_LIMIT = 115 * 1024;

/** What the page has fetched of our own scripts, by name, compressed as it came. */
const scripts = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .filter((entry) => entry instanceof PerformanceResourceTiming && /\/assets\/.*\.js$/.test(entry.name))
      .map((entry) => ({
        name: entry.name,
        bytes: entry instanceof PerformanceResourceTiming ? entry.encodedBodySize : 0,
      })),
  );

test("the build keeps its pages light", async () => {
  const build = await ensureWebBuild(() => undefined);
  for (const { page, bytes, limit } of javascriptWeights(join(build, "client"))) {
    expect(bytes, page).toBeLessThan(limit);
  }
});

test("no feature's routes bring the library of schemas: all of them come to every page once it is quiet", async () => {
  const client = join(await ensureWebBuild(() => undefined), "client");
  const manifest: BuildManifest = JSON.parse(readFileSync(join(client, ".vite/manifest.json"), "utf8"));
  const routes = Object.keys(manifest).filter((key) => key.endsWith(".routes.tsx"));
  expect(routes.length).toBeGreaterThan(10);
  for (const key of routes) {
    const needed = new Set<string>();
    withImports(manifest, key, needed);
    const heavy = [...needed].filter((one) =>
      readFileSync(join(client, manifest[one]?.file ?? ""), "utf8").includes("ZodMiniType"),
    );
    expect(heavy, key).toEqual([]);
  }
});

for (const path of ["/", "/?lang=en"]) {
  test(`a visitor's first page at ${path} is alive with little, and the rest follows when it is quiet`, async ({
    page,
  }) => {
    // Whatever else it asks for is held back until it is alive, however slow or quick the machine is.
    let open: () => void = () => undefined;
    const alive = new Promise<void>((resolve) => {
      open = resolve;
    });
    await page.route(
      /\/assets\/(?!entry-client|site|homepages\.routes|landing-page|rolldown-runtime)[^/]*\.js$/,
      async (route) => {
        await alive;
        await route.continue();
      },
    );
    await page.goto(path);
    await page.waitForFunction(() => !("$_TSR" in window));
    const first = await scripts(page);
    expect(first.filter(({ bytes }) => bytes === 0)).toEqual([]);
    expect(first.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(LANDING_LIMIT);
    open();
    // The page knows what it asked for, also once its service worker answers.
    for (const part of ["base", "startups.routes", "quiet", "offline-copy", "toast-view"])
      await expect
        .poll(async () => (await scripts(page)).some(({ name }) => name.includes(`/${part}-`)), part)
        .toBe(true);
    expect((await scripts(page)).filter(({ name }) => /\/shell-[\w-]{8}\.js$/.test(name))).toEqual([]);
  });
}

test("who saves data has no other page's code fetched ahead, and steps to it all the same", async ({
  page,
  context,
}) => {
  const saving = await context.newPage();
  await saving.addInitScript(saveData);
  const hasRoutes = async (on: Page) => (await scripts(on)).some(({ name }) => name.includes("/startups.routes-"));
  await saving.goto("/");
  await page.goto("/");
  await expect.poll(() => hasRoutes(page)).toBe(true);
  expect(await hasRoutes(saving)).toBe(false);
  await saving.getByRole("navigation").getByRole("link", { name: "Startups", exact: true }).first().click();
  await expect(saving.getByRole("heading", { level: 1, name: "Μητρώο startups" })).toBeVisible();
  expect(await hasRoutes(saving)).toBe(true);
});

test("a step away before its routes are here waits for them, and stays one page", async ({ page }) => {
  await page.route(/\/assets\/startups\.routes-[^/]*\.js$/, async (route) => {
    await expect.poll(() => new URL(page.url()).pathname).toBe("/startups");
    await route.continue();
  });
  await page.goto("/");
  await page.waitForFunction(() => !("$_TSR" in window));
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await page.getByRole("navigation").getByRole("link", { name: "Startups", exact: true }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Μητρώο startups" })).toBeVisible();
  expect(await page.evaluate(() => "isSamePage" in window)).toBe(true);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Κάθε ιδέα");
  expect(await page.evaluate(() => "isSamePage" in window)).toBe(true);
});

test("a step away that cannot get its routes asks the server for the page", async ({ page }) => {
  await page.route(/\/assets\/startups\.routes-[^/]*\.js$/, (route) => route.abort());
  await page.goto("/");
  await page.waitForFunction(() => !("$_TSR" in window));
  await page.getByRole("navigation").getByRole("link", { name: "Startups", exact: true }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Μητρώο startups" })).toBeVisible();
});
