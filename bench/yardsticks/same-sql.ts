// The first yardstick: the product beside a bare server that runs the very statements which the product was seen to run.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { startServer } from "../../apps/server/src/app/server.ts";
import { captureSql, type Statement } from "./capture.ts";
import { load, loadOnce, type Call, type Load } from "../load.ts";
import { startProcess, type ServerProcess } from "../processes.ts";

/** The hot reads by name. */
export const readsOf = (startupId: string): Record<string, Call> => ({
  "list, first page": { path: "/api/startups" },
  "list, filter": { path: "/api/startups?industry=energy&stage=seed" },
  "list, filter and text": { path: `/api/startups?industry=energy&search=${encodeURIComponent("ναυτιλία cloud")}` },
  "startup by id": { path: `/api/startups/${startupId}` },
  "events, first page": { path: "/api/events" },
  "events, month": { path: `/api/events?${new URLSearchParams(thisMonth()).toString()}` },
});

/** The first hundred events of the present month, as its page asks for them. */
function thisMonth(): Record<string, string> {
  const first = Temporal.Now.plainDateISO("Europe/Athens").with({ day: 1 });
  return { from: first.toString(), to: first.with({ day: first.daysInMonth }).toString(), limit: "100" };
}

/** Starts the bare server with what the product runs for these reads. */
export async function startBare(options: {
  appUrl: string;
  poolSize: number;
  folder: string;
  reads: Record<string, Call>;
  env: NodeJS.ProcessEnv;
}): Promise<ServerProcess> {
  const { appUrl, poolSize, folder, reads, env } = options;
  const server = await startServer({ appUrl, port: 0, host: "127.0.0.1", env });
  const routes: Record<string, Statement[]> = {};
  for (const { path } of Object.values(reads)) {
    const get = async () => {
      const response = await fetch(`${server.url}${path}`);
      if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
    };
    routes[path] = await captureSql(server.platform.db.$client, get);
  }
  await server.close();
  const setupFile = join(folder, "bare.json");
  writeFileSync(setupFile, JSON.stringify({ databaseUrl: appUrl, poolSize, routes }));
  return startProcess("yardsticks/bare.ts", setupFile, {});
}

export interface Loads {
  product: Load;
  bare: Load;
}

/** Both in turn, twice, the better half of each: what disturbs one run disturbs both. */
export async function alternate(
  { product, bare }: { product: ServerProcess; bare: ServerProcess },
  call: Call,
  connections: number,
  seconds: number,
): Promise<Loads> {
  await load(product.url, call, connections, 1);
  await load(bare.url, call, connections, 1);
  const measured = () => load(product.url, call, connections, seconds / 2);
  return better([
    { product: await measured(), bare: await load(bare.url, call, connections, seconds / 2) },
    { product: await measured(), bare: await load(bare.url, call, connections, seconds / 2) },
  ]);
}

function better(runs: [Loads, Loads]): Loads {
  const best = (side: "product" | "bare"): Load =>
    runs[0][side].requestsPerSecond > runs[1][side].requestsPerSecond ? runs[0][side] : runs[1][side];
  return { product: best("product"), bare: best("bare") };
}

/** Sign-ins hash: one of them may take longer than a row lasts, so that they are counted and not timed. */
const SIGN_INS = 40;

/** The same number of sign-ins on both. */
export async function measureSignIns(
  { product, bare }: { product: ServerProcess; bare: ServerProcess },
  credentials: { email: string; password: string },
  connections: number,
): Promise<Loads> {
  const call: Call = { method: "POST", path: "/api/auth/sign-in", body: JSON.stringify(credentials) };
  const calls = Array.from({ length: SIGN_INS }, () => call);
  return {
    product: await loadOnce(product.url, calls, connections),
    bare: await loadOnce(bare.url, calls, connections),
  };
}
