import { type ChildProcess, spawn } from "node:child_process";
import { watch } from "node:fs";
import { onEnd } from "../lib/lifetime.ts";

const SETTLE_MS = 150; // an editor writes a file in several steps

function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once("exit", () => resolve());
    child.kill("SIGTERM");
  });
}

/** Runs `script` and restarts it whenever a source under `folders` changes, also after it failed. */
export function keepRunning(script: string, folders: string[], env: NodeJS.ProcessEnv): void {
  // The channel tells the child when we are gone, however that happens.
  const launch = (): ChildProcess =>
    spawn(process.execPath, [script], { env, stdio: ["ignore", "inherit", "inherit", "ipc"] });
  let child = launch();
  let settle: NodeJS.Timeout | undefined;
  const restart = async (): Promise<void> => {
    console.log("The server's sources changed; restarting it.");
    await ended(child);
    child = launch();
  };
  for (const folder of folders) {
    const watcher = watch(folder, { recursive: true }, (_event, file) => {
      if (!file || !/\.(ts|sql)$/.test(file) || file.endsWith(".test.ts")) return;
      clearTimeout(settle);
      settle = setTimeout(() => void restart(), SETTLE_MS);
    });
    onEnd(() => watcher.close());
  }
  onEnd(() => {
    clearTimeout(settle);
    return ended(child);
  });
}
