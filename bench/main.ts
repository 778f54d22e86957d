// npm run bench [row…]: the product beside two bare node:http servers, one doing the same SQL and one the narrowest that
// answers the question, in one run, as ratios (docs/benchmarks.md). With rows it measures those and prints them.
import { mkdtempSync, rmSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import type pg from "pg";
import { javascriptWeights } from "../apps/web/tools/javascript-weight.ts";
import { ensureWebBuild } from "../tools/lib/web-build.ts";
import { measureCalendarFeed } from "./yardsticks/calendar-feed.ts";
import { prepareDatabase, withClient, type BenchDatabase } from "./database.ts";
import { measureFanOut } from "./sockets/fan-out.ts";
import { startProcess, type ServerProcess } from "./processes.ts";
import { drawQuestions } from "./yardsticks/questions.ts";
import { report, type Measurement } from "./report/report.ts";
import { alternate, measureSignIns, readsOf, startBare, type Loads, type Named } from "./yardsticks/same-sql.ts";
import { emailOf, PASSWORD } from "./seed.ts";
import { measureNarrow, type NarrowRow } from "./yardsticks/second-yardstick.ts";
import { measureSessionCheck } from "./yardsticks/session-check.ts";
import { measureSubmit } from "./yardsticks/submit.ts";

/** What else works on this machine: ratios bear it, single figures do not. */
const LOAD_BEFORE = loadavg()[0] ?? 0;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 6);
const CONCURRENCIES = [1, 50, 200];
const POOL_SIZE = 20;
const SECRET = "the secret of a measurement, long enough";

const words = process.argv.slice(2);
/** Rows are chosen by words of their names; all without any. */
const isWanted = (row: string): boolean => words.length === 0 || words.some((word) => row.includes(word));

const folder = mkdtempSync(join(tmpdir(), "kerkis-bench-"));
const settings = {
  KERKIS_SECRET: SECRET,
  KERKIS_DATA_DIR: folder,
  DEMO: "off",
  LOG_LEVEL: "error",
  RATE_LIMIT_FACTOR: "1000000",
  DATABASE_POOL_SIZE: String(POOL_SIZE),
};
const env = { ...process.env, ...settings };
const cleanups: (() => Promise<unknown> | void)[] = [() => rmSync(folder, { recursive: true, force: true })];
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, () => void end(1));
try {
  await main();
  await end(0);
} catch (failure) {
  console.error(failure);
  await end(1);
}

/** Leaves nothing running, however it ends. */
async function end(code: number): Promise<never> {
  for (let cleanup = cleanups.pop(); cleanup; cleanup = cleanups.pop()) {
    await Promise.resolve(cleanup()).catch((failure: unknown) => console.error(failure));
  }
  process.exit(code);
}

async function main(): Promise<void> {
  const database = await prepareDatabase({ folder, secret: SECRET, env }, (remove) => cleanups.push(remove));
  const { appUrl } = database;
  const product = await startProcess("product.ts", appUrl, settings);
  cleanups.push(() => product.stop());
  const measurements = await measureAgainstSameSql(database, product);
  const narrow = await measureAgainstNarrow(database, product);
  report({
    isWhole: words.length === 0,
    measurements,
    narrow,
    seconds: SECONDS,
    loadBefore: LOAD_BEFORE,
    sessionCheckMs: isWanted("session check") ? await measureSessionCheck({ appUrl, secret: SECRET, env }) : null,
    calendarFeedMs: isWanted("calendar feed") ? await measureCalendarFeed(product, database.postmaster) : null,
    fanOut: isWanted("live channel") ? await measureFanOut({ appUrl, secret: SECRET, folder, product }) : null,
    javascript: isWanted("javascript") ? javascriptWeights(join(await ensureWebBuild(console.log), "client")) : null,
  });
}

/** The first yardstick: hot reads, sign-in and submit. */
async function measureAgainstSameSql(database: BenchDatabase, product: ServerProcess): Promise<Measurement[]> {
  const { appUrl, postmaster } = database;
  const reads = await readsOf(await withClient(appUrl, namedRecords), product.url);
  const bare = await startBare({ appUrl, poolSize: POOL_SIZE, folder, reads, env, secret: SECRET });
  cleanups.push(() => bare.stop());
  const sides = { product, bare };
  const measurements: Measurement[] = [];
  const measure = async (name: string, connections: number[], work: (connections: number) => Promise<Loads>) => {
    for (const concurrency of isWanted(name) ? connections : []) {
      const pair = await work(concurrency);
      measurements.push({ name, concurrency, ...pair, residentMb: product.residentMb() });
      console.log(
        `${name} ×${concurrency}: ${pair.product.requestsPerSecond} against ${pair.bare.requestsPerSecond} a second`,
      );
    }
  };
  for (const [name, call] of Object.entries(reads))
    await measure(name, CONCURRENCIES, (connections) => alternate(sides, call, connections, SECONDS));
  await measure("sign-in", [1, 10], (connections) =>
    measureSignIns(sides, { email: emailOf(1), password: PASSWORD }, connections),
  );
  const submits = { "submit an application": "same", "submit, narrowest": "narrowest" } as const;
  for (const [name, yardstick] of Object.entries(submits))
    await measure(name, [1, 50], (concurrency) =>
      measureSubmit({ appUrl, postmaster, product, bare, yardstick, secret: SECRET, concurrency }),
    );
  return measurements;
}

/** The second yardstick: ids, lists and searches drawn from the data. */
async function measureAgainstNarrow(
  { appUrl, postmaster }: BenchDatabase,
  product: ServerProcess,
): Promise<NarrowRow[]> {
  const questions = await withClient(appUrl, drawQuestions);
  const narrow = await startProcess("yardsticks/narrow.ts", appUrl, {});
  cleanups.push(() => narrow.stop());
  return measureNarrow({ product, narrow, postmaster, seconds: SECONDS }, questions, isWanted);
}

async function namedRecords(client: pg.Client): Promise<Named> {
  const startups = await client.query<Named["startup"]>(
    "select id, name from startups where is_verified and is_active order by created_at desc offset 1000 limit 1",
  );
  const investors = await client.query<{ id: string }>(
    "select id from investors where is_verified and is_active limit 1",
  );
  return { startup: startups.rows[0] ?? { id: "", name: "" }, investorId: investors.rows[0]?.id ?? "" };
}
