// A process of its own that asks and is asked nothing else: what a client's own heap costs is in neither side's time.
import { createPool, type DatabasePool } from "../../apps/server/src/platform/db/pool.ts";
import { sendAll, type Statement } from "./capture.ts";

const ROUNDS = 10;
const CONNECTIONS = 10;

/** What is timed: a request to the product, or statements sent to its database. */
export type Timed = { url: string; cookie: string } | { appUrl: string; statements: readonly Statement[] };

const pools = new Map<string, DatabasePool>();

process.on("message", (timed: Timed) => void timesOf(timed).then((ms) => process.send?.({ ms })));

/** Milliseconds of so many in a row. */
async function timesOf(timed: Timed): Promise<number[]> {
  const took: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const from = performance.now();
    await ("url" in timed ? ask(timed) : sendAll(poolOf(timed.appUrl), timed.statements));
    took.push(performance.now() - from);
  }
  return took;
}

function poolOf(connectionString: string): DatabasePool {
  const pool = pools.get(connectionString) ?? createPool({ connectionString, max: CONNECTIONS });
  pools.set(connectionString, pool);
  return pool;
}

/** What browsers say that they read. */
const ENCODINGS = "gzip, deflate, br, zstd";

/** Asks as a signed-in person's browser does. @throws Error where it is not answered well */
async function ask({ url, cookie }: { url: string; cookie: string }): Promise<void> {
  const response = await fetch(url, {
    headers: { cookie, "x-kerkis": "1", "accept-encoding": ENCODINGS },
  });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
}
