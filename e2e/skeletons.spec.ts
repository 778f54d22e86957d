// What is on its way has the shape of what comes: while a page's answers are late it is as full as it will be, and nothing
// moves when they arrive.
import type { Page, Route } from "@playwright/test";
import { type Cast, cast } from "./support/people/cast.ts";
import { expect, open, test } from "./support/journey.ts";
import { addPerson, type JourneyPerson, type World } from "./support/people/people.ts";

/** A page that comes within a second shows nothing in between; what moves soon after a press is excused. */
const PATIENCE_MS = 6000;
const EXCUSED_MS = 600;
/** How long a page that stands without a skeleton may take to show one of its parts. */
const PARTS_MS = 800;
const MAX_SHIFT = 0.02;
/** How much of what the page fills of the first screen its skeleton must fill. */
const MIN_FILLED = 0.5;
/** Links of the sidebar; they are in the page where it is folded away too. */
const LINKS = "aside nav a";
const SKELETON = "main .anim-skeleton";

interface Seen {
  /** Layout shift of the whole arrival, as browsers count it. */
  shift: number;
  moved: string[];
  /** How far down the first screen something stands: of the skeleton, 0 where there was none; of the page. */
  skeleton: number;
  page: number;
}

/** In the page: begins to measure, and steps to a page of the sidebar. */
function stepTo({ path, links }: { path: string; links: string }): void {
  const seen: Seen = { shift: 0, moved: [], skeleton: 0, page: 0 };
  const filled = () => {
    const bottoms = [...document.querySelectorAll("main *")].map((node) => node.getBoundingClientRect().bottom);
    return Math.min(innerHeight, Math.max(0, ...bottoms));
  };
  Object.assign(window, { seen, filled });
  type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] };
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
      // A working screen folds the sidebar as one steps to it, not when its answers come.
      const isFold = sources.some(({ node }) => node instanceof Element && node.closest("aside"));
      if (hadRecentInput || (isFold && !("released" in window))) continue;
      seen.shift += value;
      const nodes = sources.map(({ node }) => (node instanceof Element ? `${node.tagName} ${node.className}` : "text"));
      seen.moved.push(`${value.toFixed(3)} ${nodes.join(", ").slice(0, 120)}`);
    }
  }).observe({ type: "layout-shift" });
  const offered = [...document.querySelectorAll<HTMLAnchorElement>(links)];
  offered.find((link) => link.pathname === path)?.click();
}

/** In the page: another page's heading or a skeleton stands; some pages ask the server for nothing. */
function hasArrived({ left, skeleton }: { left: string | null; skeleton: string }): boolean {
  const heading = document.querySelector("main h1");
  return document.querySelector(skeleton) !== null || (heading !== null && heading.textContent !== left);
}

type Measuring = { seen: Seen; filled: () => number };

/** Steps to a page of the sidebar whose answers are held until its skeleton stands. */
async function arrive(page: Page, path: string): Promise<Seen> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const hold = async (route: Route) => {
    await released;
    await route.continue().catch(() => {});
  };
  await page.route("**/api/**", hold);
  const left = await page.locator("main h1").textContent();
  await page.evaluate(stepTo, { path, links: LINKS });
  const stands = page.waitForFunction(hasArrived, { left, skeleton: SKELETON }, { timeout: PATIENCE_MS });
  await stands.catch(() => undefined);
  const waits = await page.waitForSelector(SKELETON, { timeout: PARTS_MS }).catch(() => null);
  if (waits) await page.waitForTimeout(EXCUSED_MS);
  const skeleton = waits ? await page.evaluate(() => (window as unknown as Measuring).filled()) : 0;
  await page.evaluate(() => Object.assign(window, { released: true }));
  release();
  await page.waitForFunction(
    (css) => !document.querySelector(`${css}, main [aria-busy=true]`) && document.querySelector("main h1"),
    SKELETON,
  );
  await page.waitForTimeout(100);
  await page.unroute("**/api/**", hold);
  const seen = await page.evaluate(() => {
    const { seen: watched, filled } = window as unknown as Measuring;
    return { ...watched, page: filled() };
  });
  return { ...seen, skeleton };
}

/** What is wrong with an arrival; null when nothing is. */
function faultOf({ shift, moved, skeleton, page }: Seen): string | null {
  if (shift > MAX_SHIFT) return `moves by ${shift.toFixed(3)}: ${moved.join("; ")}`;
  if (skeleton > 0 && skeleton < page * MIN_FILLED) return `fills ${page} px, its skeleton ${skeleton} px`;
  return null;
}

type WhoOf = (cast: Cast, world: World) => JourneyPerson | Promise<JourneyPerson>;
const superAdmin: WhoOf = (_cast, world) => addPerson(world, { superAdmin: true, language: "el" });
/** Together they have every page of the sidebar; those of the super admin, who has most, take turns with the widths. */
const VISITS: [name: string, width: number, whoOf: WhoOf, isTheirs?: (index: number) => boolean][] = [
  ["founder", 390, ({ founder }) => founder],
  ["evaluator", 1440, ({ evaluator }) => evaluator],
  ["super admin", 390, superAdmin, (index) => index % 2 === 0],
  ["super admin", 1440, superAdmin, (index) => index % 2 === 1],
];

for (const [name, width, whoOf, isTheirs = () => true] of VISITS)
  test(`pages of the ${name} arrive where their skeletons stood, ${width} px wide`, async ({ world, visit }) => {
    test.setTimeout(180_000);
    const person = await whoOf(await cast(world), world);
    const options = { viewport: { width, height: 900 } };
    const { page, context } = await visit({ person, options });
    await open(page, "/dashboard");
    const device = await context.newCDPSession(page);
    const forget = { origin: world.url, storageTypes: "indexeddb,local_storage,cache_storage" };
    const paths = await page
      .locator(LINKS)
      .evaluateAll((links) => [...new Set(links.map((link) => (link as HTMLAnchorElement).pathname))]);
    const faults: string[] = [];
    let skeletons = 0;
    for (const path of paths.filter((_, index) => isTheirs(index))) {
      await open(page, "/about");
      // A browser that has kept no answers: what the last page left would be shown at once.
      await device.send("Storage.clearDataForOrigin", forget);
      const seen = await arrive(page, path);
      const fault = faultOf(seen);
      if (fault) faults.push(`${path} ${fault}`);
      if (seen.skeleton > 0) skeletons += 1;
    }
    expect(faults).toEqual([]);
    expect(skeletons).toBeGreaterThan(3);
  });
