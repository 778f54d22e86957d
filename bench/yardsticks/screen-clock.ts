// A process of its own that asks and is asked nothing else: what a client's own heap costs is in neither side's time.
import { createPool } from "../../apps/server/src/platform/db/pool.ts";
import { sendAll, type Statement } from "./capture.ts";

const ROUNDS = 30;
const CONNECTIONS = 10;

/** What is timed: a request to the product, or statements sent to its database. */
export type Timed = { url: string; cookie: string } | { appUrl: string; statements: readonly Statement[] };

process.on("message", (timed: Timed) => void median(timed).then((ms) => process.send?.({ ms })));

/** Milliseconds of the middle one of so many. */
async function median(timed: Timed): Promise<number> {
  const pool = createPool({ ...("appUrl" in timed && { connectionString: timed.appUrl }), max: CONNECTIONS });
  const took: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const from = performance.now();
    await ("url" in timed ? ask(timed) : sendAll(pool, timed.statements));
    took.push(performance.now() - from);
  }
  await pool.end();
  return took.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0;
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
