// A screen's endpoints beside the very SQL that they send, on the same connections: what the product adds to it.
import pg from "pg";
import { startServer } from "../../apps/server/src/app/server.ts";
import { captureSql, type Statement } from "./capture.ts";

const ROUNDS = 30;
const CONNECTIONS = 10;

/** Asks as a signed-in person. @throws Error where it is not answered well */
async function ask(url: string, cookie: string): Promise<void> {
  const response = await fetch(url, { headers: { cookie, "x-kerkis": "1" } });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
}

/** Medians of both sides in milliseconds, of what each screen asks for one after the other. */
export async function besideBareSql<Name extends string>(
  screens: Record<Name, readonly string[]>,
  { url, appUrl, cookie, env }: { url: string; appUrl: string; cookie: string; env: NodeJS.ProcessEnv },
): Promise<Record<Name, { ours: number; bare: number }>> {
  const statements = await statementsOf(appUrl, cookie, env, Object.values<readonly string[]>(screens).flat());
  const pool = new pg.Pool({ connectionString: appUrl, max: CONNECTIONS });
  const found: Partial<Record<Name, { ours: number; bare: number }>> = {};
  for (const name of Object.keys(screens) as Name[]) {
    const ours = await sum(screens[name], (path) => median(() => ask(`${url}${path}`, cookie)));
    const bare = await sum(screens[name], (path) => median(() => runAll(pool, statements.get(path) ?? [])));
    found[name] = { ours, bare };
  }
  await pool.end();
  return found as Record<Name, { ours: number; bare: number }>;
}

/** What the product sends to PostgreSQL for each of these. */
async function statementsOf(
  appUrl: string,
  cookie: string,
  env: NodeJS.ProcessEnv,
  paths: readonly string[],
): Promise<Map<string, Statement[]>> {
  const server = await startServer({ appUrl, port: 0, host: "127.0.0.1", env });
  const found = new Map<string, Statement[]>();
  for (const path of paths) {
    found.set(path, await captureSql(server.platform.db.$client, () => ask(`${server.url}${path}`, cookie)));
  }
  await server.close();
  return found;
}

const runAll = (pool: pg.Pool, statements: readonly Statement[]): Promise<unknown> =>
  Promise.all(statements.map(({ text, values }) => pool.query(text, values)));

async function median(work: () => Promise<unknown>): Promise<number> {
  const took: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const from = performance.now();
    await work();
    took.push(performance.now() - from);
  }
  return took.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0;
}

async function sum(paths: readonly string[], of: (path: string) => Promise<number>): Promise<number> {
  let total = 0;
  for (const path of paths) total += await of(path);
  return total;
}
