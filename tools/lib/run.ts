import { type ChildProcess, spawn } from "node:child_process";
import { onEnd } from "./lifetime.ts";
import { root } from "./paths.ts";

export type RunOptions = { cwd?: string; env?: NodeJS.ProcessEnv; quiet?: boolean };

export type RunResult = { code: number; output: string };

function killGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  try {
    // Each child leads its own group, so that its workers and browsers end with it.
    if (child.pid !== undefined) process.kill(process.platform === "win32" ? child.pid : -child.pid, signal);
  } catch {
    // it has ended already
  }
}

/** Ends a child with everything it started: asks first, insists after four seconds. */
function endChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(killGroup(child, "SIGKILL"));
  return new Promise((resolve) => {
    const insist = setTimeout(() => killGroup(child, "SIGKILL"), 4000);
    child.once("exit", () => {
      clearTimeout(insist);
      killGroup(child, "SIGKILL");
      resolve();
    });
    killGroup(child, "SIGTERM");
  });
}

/** Starts a program in its own process group; it ends when this process ends. */
function start(file: string, args: string[], stdio: "inherit" | "pipe", options: RunOptions = {}): ChildProcess {
  const child = spawn(file, args, {
    cwd: options.cwd ?? root,
    env: options.env ?? process.env,
    stdio: ["ignore", stdio, stdio],
    detached: process.platform !== "win32",
  });
  onEnd(() => endChild(child));
  return child;
}

/** Runs a program to its end. With `quiet` its output is collected instead of shown. */
export function run(file: string, args: string[], options: RunOptions = {}): Promise<RunResult> {
  const child = start(file, args, options.quiet ? "pipe" : "inherit", options);
  let output = "";
  const collect = (chunk: Buffer): void => {
    output += chunk.toString();
  };
  child.stdout?.on("data", collect);
  child.stderr?.on("data", collect);
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) => resolve({ code: code ?? 1, output }));
  });
}
