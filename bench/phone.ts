// npm run bench -- phone [screen…]: every screen as a slow phone sees it, in medians of several loads (docs/benchmarks.md);
// «typing» alone measures the frames of a long form that is typed into.
import { type Browser, chromium, type Page } from "playwright-core";
import { cast } from "../e2e/support/people/cast.ts";
import { sharedWorld } from "../e2e/support/people/people.ts";
import { SCREENS } from "../e2e/support/screen-list.ts";
import startProduct from "../e2e/support/servers/global-setup.ts";
import { printTyping } from "./typing.ts";
import { browserLaunch } from "../tools/lib/browser.ts";

const LOADS = Number(process.env.BENCH_LOADS ?? 3);
const QUIET_MS = 3_000;
const CPU_SLOWED = 4;
const NETWORK = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 };
const LONG_TASK_MS = 50;
const GOALS = { lcp: 2_500, visitorLcp: 1_000, tbt: 300, cls: 0.02 };

interface Vitals {
  lcp: number;
  /** How long tasks blocked the page beyond 50 ms each, from the first paint on. */
  tbt: number;
  cls: number;
  fcp: number;
  /** Of all that the page fetched within its first seconds. */
  kb: number;
}

/** Runs in the page before anything else: notes what the browser tells of it. */
function observe(): void {
  const noted = { lcp: 0, cls: 0, fcp: 0, tasks: [] as { start: number; duration: number }[] };
  Object.assign(window, { noted });
  const on = (type: string, note: (entry: PerformanceEntry) => void): void =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  on("largest-contentful-paint", ({ startTime }) => (noted.lcp = startTime));
  on("paint", ({ name, startTime }) => {
    if (name === "first-contentful-paint") noted.fcp = startTime;
  });
  on("layout-shift", (entry) => {
    if (!Reflect.get(entry, "hadRecentInput")) noted.cls += Number(Reflect.get(entry, "value"));
  });
  on("longtask", ({ startTime, duration }) => noted.tasks.push({ start: startTime, duration }));
}

async function vitalsOf(page: Page): Promise<Vitals> {
  const noted = await page.evaluate(() => {
    const {
      lcp,
      cls,
      fcp,
      tasks,
    }: { lcp: number; cls: number; fcp: number; tasks: { start: number; duration: number }[] } = Reflect.get(
      window,
      "noted",
    );
    const fetched = [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")];
    const bytes = fetched.reduce((sum, entry) => sum + Number(Reflect.get(entry, "transferSize") ?? 0), 0);
    return { lcp, cls, fcp, tasks, kb: bytes / 1024 };
  });
  const { tasks, ...rest } = noted;
  const tbt = tasks
    .filter(({ start }) => start >= rest.fcp)
    .reduce((sum, { duration }) => sum + Math.max(0, duration - LONG_TASK_MS), 0);
  return { ...rest, tbt };
}

async function load(browser: Browser, url: string, cookie: string | undefined): Promise<Vitals> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  for (const pair of cookie?.split("; ") ?? []) {
    const [name = "", ...value] = pair.split("=");
    await context.addCookies([{ name, value: value.join("="), url: new URL(url).origin }]);
  }
  await context.addInitScript(observe);
  const page = await context.newPage();
  const device = await context.newCDPSession(page);
  await device.send("Network.enable");
  await device.send("Network.emulateNetworkConditions", NETWORK);
  await device.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWED });
  await page.goto(url, { waitUntil: "load", timeout: 60_000 });
  await page.waitForFunction(() => !("$_TSR" in window), undefined, { timeout: 60_000 });
  // Until what stands in for the page has gone and nothing more is fetched.
  await page.waitForFunction(() => !document.querySelector("main [aria-busy=true]"), undefined, { timeout: 60_000 });
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(QUIET_MS);
  const vitals = await vitalsOf(page);
  await context.close();
  return vitals;
}

const middle = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Measures the screens whose name has one of the words, or all of them, and prints a table. */
async function main(words: readonly string[]): Promise<void> {
  const stop = await startProduct();
  const world = sharedWorld();
  const browser = await chromium.launch(browserLaunch());
  try {
    const people = await cast(world);
    console.log("| screen | LCP ms | TBT ms | CLS | FCP ms | KB | misses |\n|---|---|---|---|---|---|---|");
    for (const [name, screen] of Object.entries(SCREENS)) {
      if (words.length > 0 && !words.some((word) => name.includes(word))) continue;
      const { path, person } = screen(people);
      const loads: Vitals[] = [];
      for (let count = 0; count < LOADS; count += 1) loads.push(await load(browser, world.url + path, person?.cookie));
      const of = (key: keyof Vitals) => middle(loads.map((vitals) => vitals[key]));
      const [lcp, tbt, cls] = [of("lcp"), of("tbt"), of("cls")];
      const misses = [
        lcp > (person ? GOALS.lcp : GOALS.visitorLcp) && "LCP",
        tbt > GOALS.tbt && "TBT",
        cls > GOALS.cls && "CLS",
      ].filter((miss) => typeof miss === "string");
      const cells = [name, lcp.toFixed(0), tbt.toFixed(0), cls.toFixed(3), of("fcp").toFixed(0), of("kb").toFixed(0)];
      console.log(`| ${cells.join(" | ")} | ${misses.join(", ")} |`);
    }
    if (words.length === 0 || words.includes("typing")) await printTyping(browser, world);
  } finally {
    await browser.close();
    await world.close();
    await stop?.();
  }
}

await main(process.argv.slice(2));
