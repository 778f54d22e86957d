// npm test: everything, with one summary line at the end. `npm test -- word` runs the test files whose path has the word,
// `npm test -- --since <ref>` those that what changed since then reaches.
import { randomBytes } from "node:crypto";
import { mkdirSync, readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { DAY_MS } from "../packages/contract/src/core/limits.ts";
import { SHARED_POSTGRES, startTestPostgres } from "../apps/server/test/test-postgres.ts";
import { ensureBrowser } from "./browsers.ts";
import { CHROMIUM, FIREFOX, HEADLESS } from "./lib/browser.ts";
import { onEnd, runCommand } from "./lib/lifetime.ts";
import { dataFolder, program } from "./lib/paths.ts";
import { type Tally, tallyPlaywright, tallyVitest } from "./lib/reports.ts";
import { run } from "./lib/run.ts";
import { selectTests } from "./lib/test-selection.ts";
import { ensureWebBuild } from "./build/web-build.ts";

const log = (line: string): void => console.log(line);

/** A folder for what this run leaves behind: what failed is there to look at, for a day. */
function reportsFolder(): string {
  const all = join(dataFolder, "reports");
  const folder = join(all, randomBytes(5).toString("hex"));
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(all)) {
    const age = Date.now() - (statSync(join(all, name), { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
    if (age > DAY_MS) rmSync(join(all, name), { recursive: true, force: true });
  }
  return folder;
}

/** The journey that Firefox runs; who asks for others needs no Firefox. */
const FIREFOX_JOURNEY = "e2e/firefox.spec.ts";

/** Chromium without windows, or what there is: who names a Chromium means it for journeys too. */
async function headlessBrowser(): Promise<string> {
  const { [CHROMIUM.variable]: named, [HEADLESS.variable]: headless } = process.env;
  if (named && !headless) return named;
  return ensureBrowser(HEADLESS, log).catch(() => ensureBrowser(CHROMIUM, log));
}

async function testEnvironment(journeys: readonly string[] | undefined): Promise<NodeJS.ProcessEnv> {
  const needsFirefox = journeys === undefined || journeys.some((asked) => FIREFOX_JOURNEY.includes(asked));
  const browsers = {
    [CHROMIUM.variable]: await ensureBrowser(CHROMIUM, log),
    [HEADLESS.variable]: await headlessBrowser(),
    ...(needsFirefox && { [FIREFOX.variable]: await ensureBrowser(FIREFOX, log) }),
  };
  const postgres = await startTestPostgres();
  onEnd(() => postgres.stop());
  const shared = JSON.stringify({ url: postgres.url, prefix: postgres.prefix });
  return { ...process.env, ...browsers, [SHARED_POSTGRES]: shared };
}

/** The projects of vitest.config.ts by the run that they are part of, under a name for its report. */
const VITEST_RUNS = { node: ["unit", "server"], browser: ["web"] } as const;
type VitestRun = keyof typeof VITEST_RUNS;
/** Tests of the server wait for PostgreSQL half of their time: two at once use the processor meanwhile. A browser's tests share one tab. */
const WORKERS: Record<VitestRun, number> = { node: 2, browser: 1 };

/** @param isQuiet what it says comes when it has ended: two that speak at once are not understood */
async function runVitest(
  name: VitestRun,
  filters: readonly string[],
  { env, reports, isQuiet = false }: { env: NodeJS.ProcessEnv; reports: string; isQuiet?: boolean },
): Promise<Tally> {
  const file = join(reports, `${name}.json`);
  const projects = VITEST_RUNS[name].flatMap((project) => ["--project", project]);
  const args = [
    "run",
    ...projects,
    `--maxWorkers=${WORKERS[name]}`,
    "--passWithNoTests",
    "--reporter=default",
    "--reporter=json",
  ];
  const once = async () => {
    rmSync(file, { force: true });
    const asked = [...args, `--outputFile.json=${file}`, ...filters];
    const { code, output } = await run(program("vitest"), asked, { env, quiet: isQuiet });
    if (isQuiet) log(output);
    return tallyVitest(file, code);
  };
  const tally = await once();
  if (!tally.brokeOff) return tally;
  // A browser's tab that dies takes the tests after it along and fails none: they have not been run.
  log(`The ${name} tests broke off before their end; they run once more.`);
  return once();
}

async function runPlaywright(filters: readonly string[], env: NodeJS.ProcessEnv, reports: string): Promise<Tally> {
  const file = join(reports, "playwright.json");
  const args = ["test", "--pass-with-no-tests", "--reporter=list,json", `--output=${join(reports, "playwright")}`];
  const { code } = await run(program("playwright"), [...args, ...filters], {
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  });
  return tallyPlaywright(file, code);
}

/** Asked for by name or by a change, and nothing is: everything is undefined. */
const isNothing = (files: readonly string[] | undefined): boolean => files?.length === 0;

async function buildOrExplain(): Promise<string | undefined> {
  try {
    return await ensureWebBuild(log);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return undefined;
  }
}

await runCommand(async () => {
  const { tests, journeys, said } = await selectTests(process.argv.slice(2));
  if (said) log(said);
  const env = await testEnvironment(journeys);
  const reports = reportsFolder();
  const webDist = await buildOrExplain();
  const running = { env, reports };
  // Tests of components wait more than they work: the others run meanwhile, one after the other.
  const components = isNothing(tests) ? [] : [runVitest("browser", tests ?? [], { ...running, isQuiet: true })];
  const tallies: Tally[] = [];
  if (!isNothing(tests)) tallies.push(await runVitest("node", tests ?? [], running));
  if (!webDist) tallies.push({ passed: 0, failures: ["the web build"] });
  else if (!isNothing(journeys)) tallies.push(await runPlaywright(journeys ?? [], env, reports));
  tallies.push(...(await Promise.all(components)));
  const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0);
  const failures = tallies.flatMap((tally) => tally.failures);
  if (passed + failures.length === 0) console.error("No test matches.");
  for (const failure of failures) console.log(`Failed: ${failure}`);
  if (failures.length === 0) rmSync(reports, { recursive: true, force: true });
  console.log(`\n${passed} passed, ${failures.length} failed`);
  const mayBeNone = isNothing(tests) && isNothing(journeys);
  return failures.length === 0 && (passed > 0 || mayBeNone) ? 0 : 1;
});
