import { writeFileSync } from "node:fs";
import { cpus, totalmem } from "node:os";
import { join } from "node:path";
import type { JavascriptWeight } from "../apps/web/tools/javascript-weight.ts";
import type { FanOut } from "./sockets/fan-out.ts";
import type { Load } from "./load.ts";
import type { NarrowRow } from "./second-yardstick.ts";
import { SIZES } from "./seed.ts";

export interface Measurement {
  name: string;
  concurrency: number;
  product: Load;
  bare: Load;
  /** Resident memory of the product's process right after, in megabytes. */
  residentMb: number;
}

const ratioOf = ({ product, bare }: Measurement): number => product.requestsPerSecond / bare.requestsPerSecond;

const fanOutRatio = ({ product, bare }: FanOut): number => product / bare;

const row = (measurement: Measurement): string => {
  const { name, concurrency, product, bare, residentMb } = measurement;
  const cells = [
    name,
    concurrency,
    product.requestsPerSecond,
    bare.requestsPerSecond,
    ratioOf(measurement).toFixed(2),
    product.p50,
    product.p99,
    residentMb,
  ];
  return `| ${cells.join(" | ")} |`;
};

function narrowLine({ name, connections, product, narrow }: NarrowRow): string {
  const cells = [
    name,
    connections,
    product.requestsPerSecond.toFixed(0),
    narrow.requestsPerSecond.toFixed(0),
    (product.requestsPerSecond / narrow.requestsPerSecond).toFixed(2),
    product.p50.toFixed(0),
    product.p99.toFixed(0),
    product.serverCpu.toFixed(0),
    product.databaseCpu.toFixed(0),
    narrow.serverCpu.toFixed(0),
    narrow.databaseCpu.toFixed(0),
    `${(product.garbage * 100).toFixed(1)} %`,
    product.residentMb,
  ];
  return `| ${cells.join(" | ")} |`;
}

/** What misses its goal against the second yardstick. */
function narrowMisses(rows: readonly NarrowRow[]): string[] {
  return rows.flatMap(({ name, connections, product, narrow }) => {
    const ratio = product.requestsPerSecond / narrow.requestsPerSecond;
    const goal = name === "startup by id" ? 0.5 : 0.9;
    const fewer = rows.find((row) => row.name === name && row.connections === 50)?.product;
    const misses = [
      connections === 50 && ratio < goal && `reaches ${ratio.toFixed(2)} of the narrowest SQL, not ${goal}`,
      connections === 200 &&
        fewer &&
        product.requestsPerSecond < 0.8 * fewer.requestsPerSecond &&
        "falls below 0.8 of the throughput at 50",
      product.p99 > 4 * product.p50 && "has a p99 above four times p50",
      product.residentMb >= 220 && `has ${product.residentMb} MB resident`,
      product.garbage >= 0.08 && `collects garbage ${(product.garbage * 100).toFixed(1)} % of the time`,
    ];
    return misses.filter((miss) => typeof miss === "string").map((miss) => `${name} ×${connections} ${miss}.`);
  });
}

const weightRow = ({ page, bytes, limit, files }: JavascriptWeight): string =>
  `| ${page} | ${(bytes / 1024).toFixed(1)} | ${limit / 1024} | ${files} |`;

export interface Measured {
  measurements: Measurement[];
  seconds: number;
  /** One-minute load average before anything was measured. */
  loadBefore: number;
  narrow: NarrowRow[];
  /** Milliseconds of server CPU to know who asks. */
  sessionCheckMs: number;
  fanOut: FanOut;
  /** What pages cost in JavaScript. */
  javascript: readonly JavascriptWeight[];
}

/** Writes docs/benchmarks.md and says what misses its goal. */
export function report({
  measurements,
  narrow,
  seconds,
  loadBefore,
  sessionCheckMs,
  fanOut,
  javascript,
}: Measured): void {
  const [cpu] = cpus();
  const failed = measurements.reduce((sum, { product, bare }) => sum + product.failed + bare.failed, 0);
  const peak = Math.max(...measurements.map(({ residentMb }) => residentMb));
  const text = `# Benchmarks

\`npm run bench\` measures the API beside a bare \`node:http\` server with a prepared \`pg\` statement doing the same SQL, in one
run, in turn. What counts is the ratio. Goals: at least 0.5 for reads at concurrency 50, less than 250 MB resident.

Data: ${SIZES.organizations.toLocaleString("en")} organizations, ${SIZES.startups.toLocaleString("en")} startups. Machine: ${cpus().length} cores (${cpu?.model.trim()}), ${Math.round(totalmem() / 2 ** 30)} GiB,
Node ${process.versions.node}, PostgreSQL 18 embedded, everything on one machine including the load. ${seconds} s a row. Failed requests: ${failed}. Highest resident memory: ${peak} MB.
Load average of the machine before it began: ${loadBefore.toFixed(1)}.

| what | connections | product, requests/s | bare, requests/s | ratio | p50 ms | p99 ms | resident MB |
|---|---|---|---|---|---|---|---|
${measurements.map(row).join("\n")}

Sign-in is
dominated by scrypt on both sides, and the product hashes on half the cores only. Submit validates the form, writes startup, application, history, notifications and
jobs in one transaction; its yardstick runs the same statements without the rest.

## The narrowest SQL

The second yardstick asks what the person asks and no more: the ten columns of a card, one statement, a pool of 10, no session and no
validation. 1,000 startups by id, 200 lists with filter and text, 200 searches, the same each run. Goals at 50 connections: 0.5 by id,
0.9 for lists and search; at 200 at least 0.8 of the throughput at 50 and a p99 of at most four times p50; less than 220 MB
resident, less than 8 % of the time in the garbage collector. CPU is microseconds a request, of the server and of PostgreSQL.

| what | connections | product, requests/s | narrowest, requests/s | ratio | p50 ms | p99 ms | server CPU | PostgreSQL CPU | narrowest: server CPU | PostgreSQL CPU | garbage | resident MB |
|---|---|---|---|---|---|---|---|---|---|---|---|---|
${narrow.map(narrowLine).join("\n")}

## Who asks

Session check with memberships and page permissions: ${sessionCheckMs.toFixed(3)} ms of server CPU a request. Goal: below 0.3.

## The live channel

${fanOut.sockets.toLocaleString("en")} people of one organization, each with a socket and presence; one notice to all of them, beside a bare \`ws\` server that
loops over its sockets: ${fanOut.product.toLocaleString("en")} against ${fanOut.bare.toLocaleString("en")} deliveries a second, ratio ${fanOutRatio(fanOut).toFixed(2)}. Goal: at least 0.6. Resident memory of the
server with all of them open: ${fanOut.residentMb} MB.

## JavaScript

What the first view of a page loads, compressed as browsers get it: the landing page and the frame of a signed-in page whole, a screen's
own part beyond its frame. Goals: 115, 150 and 45 KB; the limit is what a test holds.

| page | KB | limit, KB | files |
|---|---|---|---|
${javascript.map(weightRow).join("\n")}
`;
  writeFileSync(join(import.meta.dirname, "..", "docs", "benchmarks.md"), text);
  console.log(text);
  const slow = measurements.filter((m) => m.concurrency === 50 && /^(list|startup)/.test(m.name) && ratioOf(m) < 0.5);
  for (const measurement of slow) console.error(`Below 0.5: ${measurement.name}, ${ratioOf(measurement).toFixed(2)}`);
  for (const miss of narrowMisses(narrow)) console.error(miss);
  if (peak >= 250) console.error(`Resident memory reached ${peak} MB.`);
  if (sessionCheckMs >= 0.3) console.error(`A session check takes ${sessionCheckMs.toFixed(3)} ms.`);
  if (fanOutRatio(fanOut) < 0.6)
    console.error(`The live channel reaches ${fanOutRatio(fanOut).toFixed(2)} of a bare server.`);
  for (const { page, bytes, limit } of javascript)
    if (bytes > limit) console.error(`The JavaScript of the ${page} weighs ${(bytes / 1024).toFixed(1)} KB.`);
  if (failed > 0) console.error(`${failed} requests failed.`);
}
