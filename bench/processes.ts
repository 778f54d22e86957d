import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import * as z from "zod";
import { serverMemory } from "../tools/boot/memory.mjs";
import { ensureServerBuild, serverBuild } from "../tools/build/server-build.ts";

export interface ServerProcess {
  url: string;
  /** Resident memory of the process now, in megabytes (Linux). */
  residentMb(): number;
  /** How long its garbage collector has worked, for servers that report it. */
  garbageMs(): Promise<number>;
  readonly process: ChildProcess;
  /** Sends it a message over IPC. */
  tell(message: object): void;
  stop(): Promise<void>;
}

const ready = z.object({ url: z.string() });
const garbage = z.object({ garbage: z.number() });

/** Starts a node of the product from a build, as `npm start` does. @param file of this folder, with what measuring needs */
export async function startProduct(
  given: string | readonly string[],
  env: NodeJS.ProcessEnv,
  file = "product.ts",
): Promise<ServerProcess> {
  const build = serverBuild(`bench/${file}`, `bench-${basename(file, ".ts")}`);
  return startFile(await ensureServerBuild(console.log, build), given, env);
}

/** Starts a server file of this folder; it says its address over IPC. */
export const startProcess = (
  file: string,
  given: string | readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<ServerProcess> => startFile(join(import.meta.dirname, file), given, env);

async function startFile(
  file: string,
  given: string | readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<ServerProcess> {
  const memory = serverMemory(process.env);
  const child: ChildProcess = fork(file, [given].flat(), {
    env: { ...process.env, ...memory.env, ...env },
    execArgv: memory.flags,
  });
  const [message] = await Promise.race([
    once(child, "message"),
    once(child, "exit").then(() => {
      throw new Error(`${file} ended before it served.`);
    }),
  ]);
  const { url } = ready.parse(message);
  return {
    url,
    process: child,
    tell: (message) => void child.send(message),
    async garbageMs() {
      const answer = once(child, "message");
      child.send("garbage");
      return garbage.parse((await answer)[0]).garbage;
    },
    residentMb() {
      const status = readFileSync(`/proc/${child.pid}/status`, "utf8");
      return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
    },
    async stop() {
      child.kill("SIGTERM");
      if (child.exitCode === null) await once(child, "exit");
    },
  };
}
