import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { serverMemory } from "../../../tools/boot/memory.mjs";

/** What is served: the server's file and the web build's folder. */
export interface Built {
  server: string;
  webDist: string;
}

/**
 * Starts a server process as `npm start` does; when it is there it serves.
 * @param env with PORT and DATABASE_URL
 * @param log where its log goes
 */
export async function serve(
  { server, webDist }: Built,
  env: NodeJS.ProcessEnv,
  log: "inherit" | "ignore" = "ignore",
): Promise<ChildProcess> {
  const memory = serverMemory(env);
  const child = spawn(process.execPath, [...memory.flags, server, webDist], {
    stdio: ["ignore", log, "inherit", "ipc"],
    env: { ...env, ...memory.env },
  });
  const exited = once(child, "exit").then(() => Promise.reject(new Error("The server did not start.")));
  exited.catch(() => undefined);
  await Promise.race([once(child, "message"), exited]);
  return child;
}
