// npm run bench -- scale [row…]: every path at SIZES and at ten times as many records, in one run, in turn. What counts is the
// ratio: ten times the data costs no path more than twice the time. A busy machine slows both.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type pg from "pg";
import { DAY_MS } from "@kerkis/contract/core/limits.ts";
import { startServer, type RunningServer } from "../apps/server/src/app/server.ts";
import { countedEcosystem } from "../apps/server/src/modules/ecosystem/figures.reads.ts";
import { ensureDatabase } from "../apps/server/src/platform/db/databases.ts";
import { removeEmbeddedPostgres, startEmbeddedPostgres } from "../apps/server/src/platform/db/embedded.ts";
import { migrateDatabase } from "../apps/server/src/platform/db/migrate.ts";
import { withClient } from "./database.ts";
import { writeSections } from "./report/document.ts";
import { seedBench, SIZES } from "./seed.ts";
import { deepCursor } from "./yardsticks/same-sql.ts";

const SECRET = "the secret of a measurement, long enough";
/** Of SIZES; a machine without time compares a tenth with the whole. */
const BASE = Number(process.env.BENCH_BASE ?? 1);
const TIMES = 10;
const ROUNDS = 15;
const COUNTINGS = 5;
const GOAL = 2;

const wanted = process.argv.slice(2);
const isWanted = (row: string): boolean => wanted.length === 0 || wanted.some((word) => row.includes(word));
const asked = (path: string, query: Record<string, string>): string =>
  `/api${path}?${new URLSearchParams(query).toString()}`;

interface Side {
  server: RunningServer;
  paths: Record<string, string>;
}

/** What people ask for; the words are common ones of the data, or the name of one record. */
function pathsOf(names: { startup: string; id: string; slug: string }, deep: { startups: string; investors: string }) {
  const common = "ναυτιλία";
  return {
    "startups, first page": "/api/startups",
    "startups, two filters": asked("/startups", { industry: "energy", stage: "seed" }),
    "startups, deep page": asked("/startups", { cursor: deep.startups }),
    "startups, common word": asked("/startups", { search: common }),
    "startups, rare word": asked("/startups", { search: names.startup }),
    "startups, filter and two words": asked("/startups", { industry: "energy", search: `${common} cloud` }),
    "startups, how many": "/api/startups/count",
    "startups, facets": "/api/startups/facets",
    "investors, first page": "/api/investors",
    "investors, filters": asked("/investors", { type: "vc", stage: "seed", ticket: "250000-1000000" }),
    "investors, deep page": asked("/investors", { cursor: deep.investors }),
    "investors, common word": asked("/investors", { search: common }),
    "investors, facets": "/api/investors/facets",
    "box, common word": asked("/search/suggest", { q: common }),
    "box, rare word": asked("/search/suggest", { q: names.startup }),
    "box, two words": asked("/search/suggest", { q: `${common} cloud` }),
    "box, nothing found": asked("/search/suggest", { q: "zxqvj" }),
    "search page, common word": asked("/search/startups", { q: common }),
    "search page, how many": asked("/search/startups/count", { q: common }),
    "search page, facets": asked("/search/startups/facets", { q: common }),
    "organizations, common word": asked("/search/organizations", { q: "Οργανισμός" }),
    "startup's page": `/api/startups/${names.id}`,
    "similar startups": `/api/startups/${names.id}/similar`,
    "organization's homepage": `/api/homepages/organizations/${names.slug}`,
    "public picture": "/api/ecosystem",
    "network of a region": asked("/ecosystem/network", { region: "attica" }),
    "landing page": "/api/homepages/landing",
  };
}

const folder = mkdtempSync(join(tmpdir(), "kerkis-scale-"));
const dataDir = join(folder, "postgres");
const env = {
  ...process.env,
  KERKIS_SECRET: SECRET,
  KERKIS_DATA_DIR: folder,
  DEMO: "off",
  LOG_LEVEL: "error",
  RATE_LIMIT_FACTOR: "1000000",
};
const servers: RunningServer[] = [];
try {
  await main();
} finally {
  for (const server of servers) await server.close();
  await removeEmbeddedPostgres(dataDir);
  rmSync(folder, { recursive: true, force: true });
}

async function main(): Promise<void> {
  const postgres = await startEmbeddedPostgres({ dataDir, log: console.log });
  const few = await sideOf(await ensureDatabase(postgres.url, "kerkis_few"), BASE);
  const many = await sideOf(await ensureDatabase(postgres.url, "kerkis_many"), BASE * TIMES);
  const rows: string[] = [];
  for (const [name, path] of Object.entries(few.paths).filter(([row]) => isWanted(row))) {
    const [once, tenfold] = [await median(few, path), await median(many, many.paths[name] ?? "")];
    const ratio = tenfold / once;
    rows.push(`| ${name} | ${once.toFixed(1)} | ${tenfold.toFixed(1)} | ${ratio.toFixed(1)} |`);
    console.log(rows.at(-1));
    if (ratio > GOAL) console.error(`${name} takes ${ratio.toFixed(1)} times as long.`);
  }
  const counting = [await countingMs(few), await countingMs(many)].map((ms) => `${ms.toFixed(0)} ms`).join(" and ");
  const text = documented(rows, counting);
  if (wanted.length === 0 && BASE === 1) writeSections([{ title: "Ten times the data", text }]);
  console.log(`\n${text}`);
}

function documented(rows: readonly string[], counting: string): string {
  const [organizations, startups, investors] = [SIZES.organizations, SIZES.startups, SIZES.investors].map((size) =>
    size.toLocaleString("en"),
  );
  return `\`npm run bench -- scale\`: ${organizations} organizations, ${startups} startups, ${investors} investors, and ten times as many, in one run,
in turn; medians of ${ROUNDS} whole answers to one visitor. Goal: ten times the data costs no path more than ${GOAL} times the time.

| what | ms | ms with ten times the data | ratio |
|---|---|---|---|
${rows.join("\n")}

What reads whole tables is kept: the public picture for a minute, facets without a filter for five seconds. Counting the public
picture takes ${counting}; who asks meanwhile gets the one before.
`;
}

/** How long the figures of the public picture take to count. */
async function countingMs({ server: { platform } }: Side): Promise<number> {
  const took: number[] = [];
  for (let round = 0; round < COUNTINGS; round += 1) {
    const from = performance.now();
    // A clock that leaps: what is kept is too old.
    const now = new Date(Date.now() + (round + 1) * DAY_MS);
    await countedEcosystem(platform.db, { now: () => now }, "all");
    took.push(performance.now() - from);
  }
  return took.toSorted((a, b) => a - b)[Math.floor(COUNTINGS / 2)] ?? 0;
}

/** A database of so many times SIZES, and the product on it. */
async function sideOf(ownerUrl: string, times: number): Promise<Side> {
  const { appUrl } = await migrateDatabase({ ownerUrl, secret: SECRET });
  const server = await startServer({ appUrl, port: 0, host: "127.0.0.1", env });
  servers.push(server);
  console.log(`Making ${SIZES.startups * times} startups, ${SIZES.investors * times} investors.`);
  const names = await withClient(ownerUrl, async (client) => {
    await seedBench(client, times);
    return namesOf(client);
  });
  const deep = {
    startups: await deepCursor(server.url, "/api/startups"),
    investors: await deepCursor(server.url, "/api/investors"),
  };
  return { server, paths: pathsOf(names, deep) };
}

async function namesOf(client: pg.Client) {
  const { rows } = await client.query<{ id: string; startup: string; slug: string }>(
    `select s.id, s.name as startup, o.slug from startups s join organizations o on o.id = s.organization_id
      where s.is_verified and s.is_active order by s.created_at desc offset 1000 limit 1`,
  );
  return rows[0] ?? { id: "", startup: "", slug: "" };
}

/** Milliseconds until the whole answer is there, the median of some. */
async function median({ server }: Side, path: string): Promise<number> {
  const took: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const from = performance.now();
    const response = await fetch(`${server.url}${path}`);
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
    took.push(performance.now() - from);
  }
  return took.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0;
}
