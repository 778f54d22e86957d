import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { explainSystemProblem, SetupProblem } from "../../config/setup-problem.ts";
import type { Programs } from "./programs.ts";
import { runProgram, type RunAs } from "./run-as.ts";

/** A PostgreSQL data folder of ours: `cluster/` beside `password`, `port` and `postgres.log`. */
export type Cluster = { dataDir: string; programs: Programs; runAs: RunAs; durable: boolean };

/** What postmaster.pid says of a server. */
export type Postmaster = { pid: number; port: number; status: string };

const MAJOR = "18";

// Without the builtin C.UTF-8 provider trigram search would ignore Greek letters.
const LOCALE_FLAGS = ["--encoding=UTF8", "--locale=C.UTF-8", "--locale-provider=builtin", "--builtin-locale=C.UTF-8"];

/** The folder initdb made. */
export function clusterFolder(dataDir: string): string {
  return join(dataDir, "cluster");
}

function logFile(cluster: Cluster): string {
  return join(cluster.dataDir, "postgres.log");
}

/** Creates the database files unless they exist; an interrupted creation leaves nothing half made. */
export async function ensureCluster(cluster: Cluster, log: (line: string) => void): Promise<void> {
  const versionFile = join(clusterFolder(cluster.dataDir), "PG_VERSION");
  if (existsSync(versionFile)) {
    const version = readFileSync(versionFile, "utf8").trim();
    if (version === MAJOR) return;
    throw new SetupProblem(
      `${clusterFolder(cluster.dataDir)} was made by PostgreSQL ${version}, and ${MAJOR} runs here. Dump it with ${version}, or move the folder away.`,
    );
  }
  for (const name of readdirSync(cluster.dataDir)) {
    if (name.startsWith("cluster.new")) rmSync(join(cluster.dataDir, name), { recursive: true, force: true });
  }
  log("Creating the database files.");
  const draft = join(cluster.dataDir, `cluster.new.${process.pid}`);
  const { code, output } = await runProgram(cluster.runAs, cluster.programs.initdb, [
    `--pgdata=${draft}`,
    "--username=postgres",
    "--auth=scram-sha-256",
    `--pwfile=${join(cluster.dataDir, "password")}`,
    ...LOCALE_FLAGS,
    ...(cluster.durable ? [] : ["--no-sync"]),
  ]);
  if (code !== 0) {
    rmSync(draft, { recursive: true, force: true });
    throw explainSystemProblem(output, cluster.dataDir) ?? new Error(`initdb failed:\n${output}`);
  }
  renameSync(draft, clusterFolder(cluster.dataDir));
}

/** Reads postmaster.pid; undefined when no server claims the folder. */
export function readPostmaster(dataDir: string): Postmaster | undefined {
  const file = join(clusterFolder(dataDir), "postmaster.pid");
  if (!existsSync(file)) return undefined;
  const lines = readFileSync(file, "utf8").split("\n");
  return { pid: Math.abs(Number(lines[0])), port: Number(lines[3]), status: (lines[7] ?? "").trim() };
}

/** Whether the process that postmaster.pid names still serves this folder: its id may have been given to another program. */
export function servesCluster(dataDir: string, pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EPERM")) return false;
  }
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8").split("\0").includes(clusterFolder(dataDir));
  } catch {
    return process.platform !== "linux"; // elsewhere nothing tells, so the file is believed
  }
}

/** Removes a postmaster.pid that nobody stands behind (kill -9, power cut, container restart). */
export function clearStalePostmaster(dataDir: string): void {
  rmSync(join(clusterFolder(dataDir), "postmaster.pid"), { force: true });
}

function endOfLog(cluster: Cluster, from: number): string {
  return existsSync(logFile(cluster)) ? readFileSync(logFile(cluster)).subarray(from).toString() : "";
}

/**
 * Starts the server on 127.0.0.1:`port` and waits until it answers (also through crash recovery).
 * @returns false when something else holds the port
 */
export async function launchServer(cluster: Cluster, port: number): Promise<boolean> {
  const logSize = existsSync(logFile(cluster)) ? statSync(logFile(cluster)).size : 0;
  const keepLog = logSize < 20_000_000;
  if (!keepLog) rmSync(logFile(cluster));
  const settings = {
    port,
    listen_addresses: "127.0.0.1",
    unix_socket_directories: "",
    shared_buffers: "128MB",
    max_connections: 200,
    log_timezone: "UTC",
    timezone: "UTC",
    ...(cluster.durable ? {} : { fsync: "off", synchronous_commit: "off", full_page_writes: "off" }),
  };
  const options = Object.entries(settings).map(([name, value]) => `-c ${name}=${value === "" ? "''" : value}`);
  const { code, output } = await runProgram(cluster.runAs, cluster.programs.pg_ctl, [
    "start",
    `--pgdata=${clusterFolder(cluster.dataDir)}`,
    `--log=${logFile(cluster)}`,
    `--options=${options.join(" ")}`,
    "--wait",
    "--timeout=120",
    "--silent",
  ]);
  if (code === 0) return true;
  const said = output + endOfLog(cluster, keepLog ? logSize : 0);
  if (/address already in use|could not create any TCP\/IP sockets/i.test(said)) return false;
  throw explainSystemProblem(said, cluster.dataDir) ?? new Error(`PostgreSQL did not start:\n${said}`);
}

/** Stops the server: open connections end, everything committed is on disk. */
export async function haltServer(cluster: Cluster): Promise<void> {
  const stop = ["stop", `--pgdata=${clusterFolder(cluster.dataDir)}`, "--wait", "--silent"];
  const gentle = await runProgram(cluster.runAs, cluster.programs.pg_ctl, [...stop, "--mode=fast", "--timeout=8"]);
  if (gentle.code !== 0 && readPostmaster(cluster.dataDir)) {
    await runProgram(cluster.runAs, cluster.programs.pg_ctl, [...stop, "--mode=immediate", "--timeout=5"]);
  }
}

/** Ends the throw-away server in `dataDir`, whoever started it, and deletes the folder. */
export async function removeCluster(dataDir: string): Promise<void> {
  const postmaster = readPostmaster(dataDir);
  const isRunning = (): boolean => postmaster !== undefined && servesCluster(dataDir, postmaster.pid);
  if (postmaster && isRunning()) process.kill(postmaster.pid, "SIGQUIT");
  for (let tries = 0; tries < 100 && isRunning(); tries++) await sleep(50);
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
}
