// A screen's endpoints beside the very SQL that they send, on the same connections: what the product adds to it.
import { fork } from "node:child_process";
import { join } from "node:path";
import * as z from "zod";
import { startServer } from "../../apps/server/src/app/server.ts";
import { captureSql, type Statement } from "./capture.ts";
import type { Timed } from "./screen-clock.ts";

const answer = z.object({ ms: z.array(z.number()) });

/** Both sides take turns, so that what else the machine does meets both. */
const TURNS = 5;

/** Medians of both sides in milliseconds, of what each screen asks for one after the other. */
export async function besideBareSql<Name extends string>(
  screens: Record<Name, readonly string[]>,
  { url, appUrl, cookie, env }: { url: string; appUrl: string; cookie: string; env: NodeJS.ProcessEnv },
): Promise<Record<Name, { ours: number; bare: number }>> {
  const statements = await statementsOf(appUrl, cookie, env, Object.values<readonly string[]>(screens).flat());
  const clock = fork(join(import.meta.dirname, "screen-clock.ts"), [], { serialization: "advanced" });
  const ended = new Promise<never>((_, reject) => {
    clock.once("exit", () => reject(new Error("What asks for the screens ended early.")));
  });
  ended.catch(() => undefined);
  const timed = async (what: Timed) => {
    const said = new Promise<unknown>((resolve) => {
      clock.once("message", resolve);
    });
    clock.send(what);
    return answer.parse(await Promise.race([said, ended])).ms;
  };
  const found: Partial<Record<Name, { ours: number; bare: number }>> = {};
  try {
    for (const name of Object.keys(screens) as Name[]) {
      found[name] = { ours: 0, bare: 0 };
      for (const path of screens[name]) {
        const [ours, bare]: [number[], number[]] = [[], []];
        for (let turn = 0; turn < TURNS; turn += 1) {
          ours.push(...(await timed({ url: `${url}${path}`, cookie })));
          bare.push(...(await timed({ appUrl, statements: statements.get(path) ?? [] })));
        }
        found[name].ours += medianOf(ours);
        found[name].bare += medianOf(bare);
      }
    }
  } finally {
    clock.kill();
  }
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
    const asked = fetch.bind(null, `${server.url}${path}`, { headers: { cookie, "x-kerkis": "1" } });
    found.set(path, await captureSql(server.platform.db.$client, async () => (await asked()).arrayBuffer()));
  }
  await server.close();
  return found;
}

const medianOf = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
