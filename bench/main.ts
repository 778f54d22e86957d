// npm run bench: the product beside two bare node:http servers, one doing the same SQL and one the narrowest that answers
// the question, in one run, as ratios (docs/benchmarks.md).
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { startServer } from "../apps/server/src/app/server.ts";
import { ensureDatabase } from "../apps/server/src/platform/db/databases.ts";
import { removeEmbeddedPostgres, startEmbeddedPostgres } from "../apps/server/src/platform/db/embedded.ts";
import { migrateDatabase } from "../apps/server/src/platform/db/migrate.ts";
import { javascriptWeights } from "../apps/web/tools/javascript-weight.ts";
import { ensureWebBuild } from "../tools/lib/web-build.ts";
import { captureSql, type Statement } from "./capture.ts";
import { measureFanOut } from "./sockets/fan-out.ts";
import { load, type Call, type Load } from "./load.ts";
import { startProcess, type ServerProcess } from "./processes.ts";
import { drawQuestions } from "./questions.ts";
import { report, type Measurement } from "./report.ts";
import { emailOf, PASSWORD, seedBench, SIZES } from "./seed.ts";
import { measureNarrow, parentOf, type NarrowRow } from "./second-yardstick.ts";
import { measureSessionCheck } from "./session-check.ts";
import { measureSubmit } from "./submit.ts";

/** What else works on this machine: ratios bear it, single figures do not. */
const LOAD_BEFORE = loadavg()[0] ?? 0;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 6);
const CONCURRENCIES = [1, 50, 200];
const POOL_SIZE = 20;
const SECRET = "the secret of a measurement, long enough";

const folder = mkdtempSync(join(tmpdir(), "kerkis-bench-"));
const env = {
  KERKIS_SECRET: SECRET,
  KERKIS_DATA_DIR: folder,
  DEMO: "off",
  LOG_LEVEL: "error",
  RATE_LIMIT_FACTOR: "1000000",
  DATABASE_POOL_SIZE: String(POOL_SIZE),
};
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
  const appUrl = await prepareDatabase();
  const startupId = await firstStartupId(appUrl);
  const reads: Record<string, Call> = {
    "list, first page": { path: "/api/startups" },
    "list, filter": { path: "/api/startups?industry=energy&stage=seed" },
    "list, filter and text": { path: `/api/startups?industry=energy&search=${encodeURIComponent("ναυτιλία cloud")}` },
    "startup by id": { path: `/api/startups/${startupId}` },
  };
  const routes = await captureReads(appUrl, reads);
  const setupFile = join(folder, "bare.json");
  writeFileSync(setupFile, JSON.stringify({ databaseUrl: appUrl, poolSize: POOL_SIZE, routes }));
  const product = await startProcess("product.ts", appUrl, env);
  cleanups.push(() => product.stop());
  const bare = await startProcess("bare.ts", setupFile, {});
  cleanups.push(() => bare.stop());

  const measurements: Measurement[] = [];
  const measure = async (name: string, call: Call, concurrencies: number[]) => {
    for (const concurrency of concurrencies) {
      const pair = await alternate(product.url, bare.url, call, concurrency);
      measurements.push({ name, concurrency, ...pair, residentMb: product.residentMb() });
      console.log(
        `${name} ×${concurrency}: ${pair.product.requestsPerSecond} against ${pair.bare.requestsPerSecond} a second`,
      );
    }
  };
  for (const [name, call] of Object.entries(reads)) await measure(name, call, CONCURRENCIES);
  const credentials = JSON.stringify({ email: emailOf(1), password: PASSWORD });
  await measure("sign-in", { method: "POST", path: "/api/auth/sign-in", body: credentials }, [1, 10]);
  for (const concurrency of [1, 50]) {
    const urls = { appUrl, productUrl: product.url, bareUrl: bare.url };
    const pair = await measureSubmit({ ...urls, secret: SECRET, concurrency });
    measurements.push({ name: "submit an application", concurrency, ...pair, residentMb: product.residentMb() });
  }
  const narrow = await measureAgainstNarrow(appUrl, product);
  const sessionCheckMs = await measureSessionCheck({ appUrl, secret: SECRET, env });
  const fanOut = await measureFanOut({ appUrl, secret: SECRET, folder, product });
  const javascript = javascriptWeights(join(await ensureWebBuild(console.log), "client"));
  report({ measurements, narrow, seconds: SECONDS, loadBefore: LOAD_BEFORE, sessionCheckMs, fanOut, javascript });
}

/** The second yardstick: ids, lists and searches drawn from the data. */
async function measureAgainstNarrow(appUrl: string, product: ServerProcess): Promise<NarrowRow[]> {
  const client = new pg.Client({ connectionString: appUrl });
  await client.connect();
  const questions = await drawQuestions(client);
  const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
  // PostgreSQL's files may lie elsewhere (a database of root); its first process is the parent of every connection's.
  const postmaster = parentOf(rows[0]?.pid ?? 0);
  await client.end();
  const narrow = await startProcess("narrow.ts", appUrl, {});
  cleanups.push(() => narrow.stop());
  return measureNarrow({ product, narrow, postmaster, seconds: SECONDS }, questions);
}

/** Both in turn, twice, the better half of each: what disturbs one run disturbs both. */
async function alternate(productUrl: string, bareUrl: string, call: Call, concurrency: number) {
  await load(productUrl, call, concurrency, 1);
  await load(bareUrl, call, concurrency, 1);
  const runs: { product: Load; bare: Load }[] = [];
  for (let round = 0; round < 2; round += 1) {
    const product = await load(productUrl, call, concurrency, SECONDS / 2);
    runs.push({ product, bare: await load(bareUrl, call, concurrency, SECONDS / 2) });
  }
  const best = (side: "product" | "bare") =>
    runs.map((run) => run[side]).toSorted((a, b) => b.requestsPerSecond - a.requestsPerSecond)[0];
  const [product, bare] = [best("product"), best("bare")];
  if (!product || !bare) throw new Error("Nothing was measured.");
  return { product, bare };
}

async function prepareDatabase(): Promise<string> {
  const postgres = await startEmbeddedPostgres({ dataDir: join(folder, "postgres"), log: console.log });
  cleanups.push(() => removeEmbeddedPostgres(join(folder, "postgres")));
  const ownerUrl = await ensureDatabase(postgres.url, "kerkis_bench");
  const { appUrl } = await migrateDatabase({ ownerUrl, secret: SECRET });
  const settle = await startServer({ appUrl, port: 0, host: "127.0.0.1", env: { ...process.env, ...env } });
  await settle.close();
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  console.log(`Making ${SIZES.organizations} organizations and ${SIZES.startups} startups.`);
  await seedBench(client);
  await client.end();
  return appUrl;
}

async function firstStartupId(appUrl: string): Promise<string> {
  const client = new pg.Client({ connectionString: appUrl });
  await client.connect();
  const { rows } = await client.query<{ id: string }>("select id from startups where is_verified limit 1");
  await client.end();
  return rows[0]?.id ?? "";
}

async function captureReads(appUrl: string, reads: Record<string, Call>): Promise<Record<string, Statement[]>> {
  const server = await startServer({ appUrl, port: 0, host: "127.0.0.1", env: { ...process.env, ...env } });
  const routes: Record<string, Statement[]> = {};
  for (const { path } of Object.values(reads)) {
    const get = async () => {
      const response = await fetch(`${server.url}${path}`);
      if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
    };
    routes[path] = await captureSql(server.platform.db.$client, get);
  }
  await server.close();
  return routes;
}
