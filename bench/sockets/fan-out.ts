// One notice to everyone of a large organization: the live channel beside a bare `ws` server.
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { orgTopic } from "@kerkis/contract/core/realtime.ts";
import { createSession } from "../../apps/server/src/modules/identity/identity.factory.ts";
import { ensureDefaultOrganization } from "../../apps/server/src/modules/organizations/organizations.api.ts";
import { createDb, type Db } from "../../apps/server/src/platform/db/db.ts";
import { encodeBroadcast } from "../../apps/server/src/platform/realtime/protocol.ts";
import { sendNotice } from "../../apps/server/src/platform/realtime/notices.ts";
import { startProcess, type ServerProcess } from "../processes.ts";
import { SIZES } from "../seed.ts";

const ROUNDS = 25;
/** Presence of so many settles within its longest wait. */
const SETTLE_MS = 8_000;
const EVENT = "bench_notice";
const PAYLOAD = { id: "0199a000-0000-7000-8000-000000000001", activity_type: "startup_created", text: "x".repeat(200) };

export interface FanOut {
  sockets: number;
  product: number;
  bare: number;
  /** Resident memory of the product's process with all sockets open, in megabytes. */
  residentMb: number;
}

/** Deliveries a second of one notice at a time to all members of the default organization, with presence. */
export async function measureFanOut(options: {
  appUrl: string;
  secret: string;
  folder: string;
  product: ServerProcess;
}): Promise<FanOut> {
  const { appUrl, secret, folder, product } = options;
  const db = createDb(appUrl, 4);
  const topic = orgTopic(await db.transaction(ensureDefaultOrganization));
  const cookies = await sessions(db, secret);
  const side = async (name: string, url: string, send: () => Promise<unknown> | void) => {
    const file = join(folder, `${name}.json`);
    writeFileSync(file, JSON.stringify({ url: url.replace(/^http/, "ws"), topic, cookies }));
    const clients = await startProcess("sockets/socket-clients.ts", file, {});
    await sleep(SETTLE_MS);
    const rate = await deliveries(clients, cookies.length, send);
    const residentMb = product.residentMb();
    await clients.stop();
    return { rate, residentMb };
  };
  const live = await side("live", product.url, () =>
    db.transaction((tx) => sendNotice(tx, { type: "event", topic, event: EVENT, payload: PAYLOAD })),
  );
  const server = await startProcess("sockets/bare-sockets.ts", "", {});
  const frame = encodeBroadcast(topic, EVENT, PAYLOAD).toString();
  const bare = await side("bare-sockets", server.url, () => server.tell({ frame }));
  await server.stop();
  await db.$client.end();
  return { sockets: cookies.length, product: live.rate, bare: bare.rate, residentMb: live.residentMb };
}

/** Sends one notice after the other, each when the last has reached everyone. @returns deliveries a second */
async function deliveries(clients: ServerProcess, each: number, send: () => Promise<unknown> | void): Promise<number> {
  let milliseconds = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const armed = once(clients.process, "message");
    clients.tell({ awaited: each });
    await armed;
    const done = once(clients.process, "message");
    const from = performance.now();
    await send();
    await done;
    milliseconds += performance.now() - from;
  }
  return Math.round((each * ROUNDS * 1000) / milliseconds);
}

/** A session for every member. @returns Cookie headers */
async function sessions(db: Db, secret: string): Promise<string[]> {
  const { rows } = await db.$client.query<{ user_id: string }>(
    "select m.user_id from organization_members m join organizations o on o.id = m.organization_id where o.slug = 'kerkis' limit $1",
    [SIZES.sockets],
  );
  const cookies: string[] = [];
  for (const { user_id: id } of rows) cookies.push(await createSession(db, id, secret));
  return cookies;
}
