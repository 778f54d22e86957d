// What was measured as the sections of docs/benchmarks.md, and what misses its goal.
import { cpus, totalmem } from "node:os";
import type { JavascriptWeight } from "../../apps/web/tools/javascript-weight.ts";
import type { FanOut } from "../sockets/fan-out.ts";
import { writeSections, type Section } from "./document.ts";
import type { Load } from "../load.ts";
import type { NarrowRow } from "../yardsticks/second-yardstick.ts";
import { SIZES } from "../seed.ts";
import type { Side } from "../side.ts";
import type { PageCost } from "../yardsticks/page-html.ts";

export interface Measurement {
  name: string;
  concurrency: number;
  product: Load;
  bare: Load;
  /** Resident memory of the product's process right after, in megabytes. */
  residentMb: number;
}

const FEED_GOAL_MS = 30;
const PAGE_GOAL_MS = 50;

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
    `${narrow.p50.toFixed(0)} / ${narrow.p99.toFixed(0)}`,
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
  `| ${page.startsWith("/") ? `\`${page}\`` : page} | ${(bytes / 1024).toFixed(1)} | ${limit / 1024} | ${files} |`;

/** What was measured; null is what was not asked for. */
export interface Measured {
  /** Everything was asked for. */
  isWhole: boolean;
  measurements: Measurement[];
  seconds: number;
  /** One-minute load average before anything was measured. */
  loadBefore: number;
  narrow: NarrowRow[];
  /** Milliseconds of server CPU to know who asks. */
  sessionCheckMs: number | null;
  /** Milliseconds of server CPU for a calendar of SIZES.feed events. */
  calendarFeedMs: number | null;
  fanOut: FanOut | null;
  /** What the HTML of visitors' pages costs. */
  pages: readonly PageCost[] | null;
  /** What pages cost in JavaScript. */
  javascript: readonly JavascriptWeight[] | null;
}

/** Writes docs/benchmarks.md where everything was measured, prints it, and says what misses its goal. */
export function report(measured: Measured): void {
  const sections = [
    sameSql(measured),
    ...(measured.narrow.length > 0 ? [narrowest(measured.narrow)] : []),
    ...(measured.sessionCheckMs === null ? [] : [sessionCheck(measured.sessionCheckMs)]),
    ...(measured.calendarFeedMs === null ? [] : [calendarFeed(measured.calendarFeedMs)]),
    ...(measured.pages ? [pagesCost(measured.pages)] : []),
    ...(measured.fanOut ? [liveChannel(measured.fanOut)] : []),
    ...(measured.javascript ? [weights(measured.javascript)] : []),
  ];
  if (measured.isWhole) writeSections(sections);
  for (const { title, text } of sections) console.log(`\n## ${title}\n\n${text}`);
  for (const miss of missesOf(measured)) console.error(miss);
}

function sameSql({ measurements, seconds, loadBefore }: Measured): Section {
  const [cpu] = cpus();
  const text = `\`npm run bench\` measures the API beside a bare \`node:http\` server with a prepared \`pg\` statement doing the same SQL, in one
run, in turn; \`npm run bench -- submit\` measures the rows whose names hold that word and prints them. What counts is the ratio. Goals: at least 0.6 for reads, less than 250 MB resident. What the product keeps for a minute («map and figures») is counted anew on both sides.

Data: ${SIZES.organizations.toLocaleString("en")} organizations, ${SIZES.startups.toLocaleString("en")} startups, ${SIZES.events.toLocaleString("en")} events with ${SIZES.registrations.toLocaleString("en")} registrations. Machine: ${cpus().length} cores (${cpu?.model.trim()}), ${Math.round(totalmem() / 2 ** 30)} GiB,
Node ${process.versions.node}, PostgreSQL 18 embedded, everything on one machine including the load. ${seconds} s a row. Failed requests: ${failedOf(measurements)}. Highest resident memory: ${peakOf(measurements)} MB.
Load average of the machine before it began: ${loadBefore.toFixed(1)}.

| what | connections | product, requests/s | bare, requests/s | ratio | p50 ms | p99 ms | resident MB |
|---|---|---|---|---|---|---|---|
${measurements.map(row).join("\n")}

Sign-in is dominated by scrypt on both sides, and the product hashes on half the cores only. Submit validates the form, writes startup, application,
history, notifications and jobs in one transaction; its yardstick runs the same statements in the same order, and for «submit, narrowest» writes
startup, application and one line of the feed, with nothing checked and nobody told. Each draft is submitted once, and counted.
Goals of the same statements: 0.6 at 50 connections, 0.4 at one.
${measurements.map(submitCost).join("")}`;
  return { title: "The same SQL", text };
}

/** What a submit costs each side. */
function submitCost({ name, concurrency, product, bare }: Measurement): string {
  if (!isSide(product) || !isSide(bare)) return "";
  const cost = ({ serverCpu, databaseCpu }: Side) =>
    `${serverCpu.toFixed(0)} µs of the server and ${databaseCpu.toFixed(0)} of PostgreSQL`;
  return `${name}: with ${concurrency} at once it costs ${cost(product)}, on the bare server ${cost(bare)}.\n`;
}

const isSide = (load: Load): load is Side => "serverCpu" in load;

const narrowest = (rows: readonly NarrowRow[]): Section => ({
  title: "The narrowest SQL",
  text: `The second yardstick asks what the person asks and no more: the ten columns of a card, one statement, a pool of 10, no session and no
validation. 1,000 startups by id, 200 lists with filter and text, 200 searches, the same each run. Goals at 50 connections: 0.5 by id,
0.9 for lists and search; at 200 at least 0.8 of the throughput at 50 and a p99 of at most four times p50; less than 220 MB
resident, less than 8 % of the time in the garbage collector. CPU is microseconds a request, of the server and of PostgreSQL.

| what | connections | product, requests/s | narrowest, requests/s | ratio | p50 ms | p99 ms | narrowest: p50 / p99 ms | server CPU | PostgreSQL CPU | narrowest: server CPU | PostgreSQL CPU | garbage | resident MB |
|---|---|---|---|---|---|---|---|---|---|---|---|---|---|
${rows.map(narrowLine).join("\n")}
`,
});

const sessionCheck = (milliseconds: number): Section => ({
  title: "Who asks",
  text: `Session check with memberships and page permissions: ${milliseconds.toFixed(3)} ms of server CPU a request. Goal: below 0.3.
`,
});

const calendarFeed = (milliseconds: number): Section => ({
  title: "A calendar",
  text: `Feed of an organization with ${SIZES.feed} events to come, of ${SIZES.events.toLocaleString("en")} events with ${SIZES.registrations.toLocaleString("en")} registrations: ${milliseconds.toFixed(1)} ms of server CPU.
Goal: below ${FEED_GOAL_MS}.
`,
});

const pagesCost = (pages: readonly PageCost[]): Section => ({
  title: "Public pages",
  text: `HTML of a visitor's page, written anew with its data and compressed for every browser, milliseconds of the server's CPU each. Goal: below
${PAGE_GOAL_MS}. The next visitors of ten seconds get the one that was written.

| page | ms |
|---|---|
${pages.map(({ page, milliseconds }) => `| ${page} | ${milliseconds.toFixed(1)} |`).join("\n")}
`,
});

const liveChannel = (fanOut: FanOut): Section => ({
  title: "The live channel",
  text: `${fanOut.sockets.toLocaleString("en")} people of one organization, each with a socket and presence; one notice to all of them, beside a bare \`ws\` server that
loops over its sockets: ${fanOut.product.toLocaleString("en")} against ${fanOut.bare.toLocaleString("en")} deliveries a second, ratio ${fanOutRatio(fanOut).toFixed(2)}. Goal: at least 0.6. Resident memory of the
server with all of them open: ${fanOut.residentMb} MB.
`,
});

const weights = (pages: readonly JavascriptWeight[]): Section => ({
  title: "JavaScript",
  text: `What the first view of a page loads, compressed as browsers get it: the landing page and the frame of a signed-in page whole, a screen's
own part beyond its frame. A test holds the limits.

| page | KB | limit, KB | files |
|---|---|---|---|
${pages.map(weightRow).join("\n")}
`,
});

const failedOf = (measurements: readonly Measurement[]): number =>
  measurements.reduce((sum, { product, bare }) => sum + product.failed + bare.failed, 0);
const peakOf = (measurements: readonly Measurement[]): number =>
  Math.max(0, ...measurements.map(({ residentMb }) => residentMb));

/** What misses its goal, a sentence each. */
function missesOf({
  measurements,
  narrow,
  sessionCheckMs,
  calendarFeedMs,
  pages,
  fanOut,
  javascript,
}: Measured): string[] {
  const dear = (pages ?? []).filter(({ milliseconds }) => milliseconds >= PAGE_GOAL_MS);
  const slow = measurements.filter((measurement) => ratioOf(measurement) < goalOf(measurement));
  const heavy = (javascript ?? []).filter(({ bytes, limit }) => bytes > limit);
  const misses = [
    ...slow.map((m) => `Below ${goalOf(m)}: ${m.name} ×${m.concurrency}, ${ratioOf(m).toFixed(2)}.`),
    ...narrowMisses(narrow),
    peakOf(measurements) >= 250 && `Resident memory reached ${peakOf(measurements)} MB.`,
    (sessionCheckMs ?? 0) >= 0.3 && `A session check takes ${sessionCheckMs?.toFixed(3)} ms.`,
    (calendarFeedMs ?? 0) >= FEED_GOAL_MS && `A calendar's feed takes ${calendarFeedMs?.toFixed(1)} ms.`,
    ...dear.map(({ page, milliseconds }) => `The HTML of ${page} takes ${milliseconds.toFixed(1)} ms.`),
    fanOut &&
      fanOutRatio(fanOut) < 0.6 &&
      `The live channel reaches ${fanOutRatio(fanOut).toFixed(2)} of a bare server.`,
    ...heavy.map(({ page, bytes }) => `The JavaScript of the ${page} weighs ${(bytes / 1024).toFixed(1)} KB.`),
    failedOf(measurements) > 0 && `${failedOf(measurements)} requests failed.`,
  ];
  return misses.filter((miss) => typeof miss === "string");
}

/** Which share of the bare server a row of the first yardstick is to reach. */
function goalOf({ name, concurrency }: Measurement): number {
  if (name === "submit an application") return concurrency === 1 ? 0.4 : 0.6;
  return name === "sign-in" || name === "submit, narrowest" ? 0 : 0.6;
}
