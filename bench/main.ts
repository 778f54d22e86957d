// npm run bench [row…]: the product beside two bare node:http servers, one doing the same SQL and one the narrowest that
// answers the question, in one run, as ratios (docs/benchmarks.md). With rows it measures those and prints them.
import { mkdtempSync, rmSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import type pg from "pg";
import { javascriptWeights } from "../apps/web/tools/javascript-weight.ts";
import { ensureWebBuild } from "../tools/build/web-build.ts";
import { measurePages, type PageCost } from "./yardsticks/page-html.ts";
import { measureCalendarFeed } from "./yardsticks/calendar-feed.ts";
import { prepareDatabase, withClient, type BenchDatabase } from "./database.ts";
import { measureFanOut } from "./sockets/fan-out.ts";
import { startProcess, startProduct, type ServerProcess } from "./processes.ts";
import { drawQuestions } from "./yardsticks/questions.ts";
import { report, type Measurement } from "./report/report.ts";
import {
  alternate,
  KEPT,
  measureCountings,
  measureSignIns,
  readsOf,
  startBare,
  type Loads,
  type Named,
} from "./yardsticks/same-sql.ts";
import { emailOf, PASSWORD } from "./seed.ts";
import { measureNarrow, type NarrowRow } from "./yardsticks/second-yardstick.ts";
import { measureSessionCheck } from "./yardsticks/session-check.ts";
import { measureSubmit } from "./yardsticks/submit.ts";

/** What else works on this machine: ratios bear it, single figures do not. */
const LOAD_BEFORE = loadavg()[0] ?? 0;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 6);
const CONCURRENCIES = [1, 50, 200];
const POOL_SIZE = 10;
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
  const product = await startProduct(appUrl, settings);
  cleanups.push(() => product.stop());
  // Before anything is submitted: mails and notices of that are still being sent while the next rows are measured.
  const narrow = await measureAgainstNarrow(database, product);
  const measurements = await measureAgainstSameSql(database, product);
  report({
    isWhole: words.length === 0,
    measurements,
    narrow,
    seconds: SECONDS,
    loadBefore: LOAD_BEFORE,
    sessionCheckMs: isWanted("session check") ? await measureSessionCheck({ appUrl, secret: SECRET, env }) : null,
    calendarFeedMs: isWanted("calendar feed") ? await measureCalendarFeed(product, database.postmaster) : null,
    pages: isWanted("pages") ? await measurePublicPages(database, settings) : null,
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
  const sides = { product, bare, postmaster };
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
  const { [KEPT]: kept, ...asked } = reads;
  for (const [name, call] of Object.entries(asked))
    await measure(name, CONCURRENCIES, (connections) => alternate(sides, call, connections, SECONDS));
  if (kept && isWanted(KEPT)) {
    const counting = await startProduct(appUrl, settings, "yardsticks/counting-product.ts");
    await measure(KEPT, [1, 10], (connections) => measureCountings({ counting, bare }, kept, connections));
    await counting.stop();
  }
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

/** What visitors' pages cost, by a node of their own. */
async function measurePublicPages({ appUrl, postmaster }: BenchDatabase, env: NodeJS.ProcessEnv): Promise<PageCost[]> {
  const { startup, investorId, slug, eventId } = await withClient(appUrl, namedRecords);
  const node = await startProduct([appUrl, await ensureWebBuild(console.log)], env);
  const costs = await measurePages(node, postmaster, {
    "landing page": "/",
    registry: "/startups",
    "registry, a filter": "/startups?industry=energy",
    "a startup": `/startup/${startup.id}`,
    investors: "/investors",
    "an investor": `/investor/${investorId}`,
    events: "/events",
    "an event": `/event/${eventId}`,
    ecosystem: "/ecosystem",
    "an organization": `/org/${slug}`,
    search: `/search?q=${encodeURIComponent(startup.name)}`,
  });
  await node.stop();
  return costs;
}

async function namedRecords(client: pg.Client): Promise<Named> {
  const { rows } = await client.query<Named["startup"] & { slug: string }>(
    `select s.id, s.name, o.slug from startups s join organizations o on o.id = s.organization_id
      where s.is_verified and s.is_active order by s.created_at desc offset 1000 limit 1`,
  );
  const [{ slug, ...startup } = { id: "", name: "", slug: "" }] = rows;
  const idOf = async (table: "investors" | "events", where: string) =>
    (await client.query<{ id: string }>(`select id from ${table} where ${where} limit 1`)).rows[0]?.id ?? "";
  return {
    startup,
    slug,
    investorId: await idOf("investors", "is_verified and is_active"),
    eventId: await idOf("events", "is_listed and deleted_at is null"),
  };
}
