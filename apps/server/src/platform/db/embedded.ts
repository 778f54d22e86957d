import { randomBytes } from "node:crypto";
import { chownSync, existsSync, readFileSync, realpathSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import {
  type Cluster,
  clearStalePostmaster,
  clusterFolder,
  ensureCluster,
  haltServer,
  launchServer,
  readPostmaster,
  servesCluster,
} from "./embedded/cluster.ts";
import { withFileLock } from "./embedded/lock.ts";
import { freePorts, preferredPort } from "./embedded/port.ts";
import { explainSystemProblem, SetupProblem } from "../config/setup-problem.ts";
import { findPrograms } from "./embedded/programs.ts";
import { prepareDataFolder, type RunAs } from "./embedded/run-as.ts";

export type EmbeddedPostgresOptions = {
  /** Absolute path of a folder that only this server uses. */
  dataDir: string;
  /** A fixed port; without it a free one is picked and remembered. */
  port?: number;
  /** false for throw-away test data: much faster, and lost with the power. */
  durable?: boolean;
  log: (line: string) => void;
};

export type EmbeddedPostgres = {
  /** Connection string of the superuser, for the database `postgres`. */
  url: string;
  port: number;
  /** Leaves the server; the last one to leave stops it. */
  stop(): Promise<void>;
};

const SEAT = "kerkis-embedded-seat";

function ensurePassword(dataDir: string, runAs: RunAs): string {
  const file = join(dataDir, "password");
  if (!existsSync(file)) {
    const draft = `${file}.new`;
    writeFileSync(draft, randomBytes(24).toString("base64url"), { mode: 0o600 });
    if (runAs) chownSync(draft, runAs.uid, runAs.gid);
    renameSync(draft, file);
  }
  return readFileSync(file, "utf8").trim();
}

function superuserUrl(password: string, port: number): string {
  return `postgresql://postgres:${password}@127.0.0.1:${port}/postgres`;
}

/** Takes a seat: a connection that the system closes even after kill -9, so seats count who still uses the server. */
async function takeSeat(url: string): Promise<pg.Client> {
  const seat = new pg.Client({
    connectionString: url,
    application_name: SEAT,
    connectionTimeoutMillis: 5000,
    keepAlive: true,
  });
  seat.on("error", () => {}); // the server going away is for its users to notice, not for the seat
  await seat.connect();
  return seat;
}

async function seatInRunningServer(cluster: Cluster, password: string): Promise<pg.Client | undefined> {
  // Starting, recovering and stopping servers settle within moments; a dead one's file is cleared.
  for (let tries = 0; tries < 300; tries++) {
    const postmaster = readPostmaster(cluster.dataDir);
    if (!postmaster) return undefined;
    if (!servesCluster(cluster.dataDir, postmaster.pid)) {
      clearStalePostmaster(cluster.dataDir);
      return undefined;
    }
    const seat = await takeSeat(superuserUrl(password, postmaster.port)).catch(() => undefined);
    if (seat) {
      const { rows } = await seat.query<{ data_directory: string }>("SHOW data_directory");
      if (rows[0]?.data_directory === clusterFolder(cluster.dataDir)) return seat;
      await seat.end();
    }
    await sleep(200);
  }
  const pid = readPostmaster(cluster.dataDir)?.pid;
  throw new SetupProblem(
    `A PostgreSQL (process ${pid}) holds ${clusterFolder(cluster.dataDir)} and does not answer. Stop it (kill ${pid}) and start again.`,
  );
}

async function launchAndSeat(cluster: Cluster, password: string, port: number | undefined): Promise<pg.Client> {
  for await (const candidate of port === undefined ? freePorts(preferredPort(cluster.dataDir)) : [port]) {
    if (!(await launchServer(cluster, candidate))) continue;
    writeFileSync(join(cluster.dataDir, "port"), String(candidate));
    return takeSeat(superuserUrl(password, candidate));
  }
  throw new SetupProblem(
    port === undefined
      ? "No free port for PostgreSQL between 20000 and 30000. Stop something, or set DATABASE_URL."
      : `Port ${port} for PostgreSQL is in use. Choose another one, or set DATABASE_URL.`,
  );
}

async function othersSeated(seat: pg.Client): Promise<boolean> {
  const { rowCount } = await seat.query(
    "SELECT 1 FROM pg_stat_activity WHERE application_name = $1 AND pid <> pg_backend_pid()",
    [SEAT],
  );
  return (rowCount ?? 0) > 0;
}

async function leave(cluster: Cluster, lock: string, seat: pg.Client): Promise<void> {
  await withFileLock(lock, async () => {
    const stays = await othersSeated(seat).catch(() => false);
    await seat.end().catch(() => {});
    if (!stays) await haltServer(cluster);
  });
}

/**
 * Starts the packaged PostgreSQL 18 in `dataDir`, creating its files on first use, or joins the one that already runs
 * there (another start beside this one, or one left by kill -9).
 * Fails with a SetupProblem, one line that says what to do, when the disk is full, a permission is missing or no port is free.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { port, log, durable = true } = options;
  try {
    const programs = await findPrograms();
    const runAs = prepareDataFolder(options.dataDir, programs.postgres);
    const dataDir = realpathSync(options.dataDir);
    const cluster: Cluster = { dataDir, programs, runAs, durable };
    const lock = join(dataDir, "lock");
    const { seat, password } = await withFileLock(lock, async () => {
      const password = ensurePassword(dataDir, runAs);
      await ensureCluster(cluster, log);
      const joined = await seatInRunningServer(cluster, password);
      if (joined) log("Using the PostgreSQL that already runs for this folder.");
      return { password, seat: joined ?? (await launchAndSeat(cluster, password, port)) };
    });
    let left: Promise<void> | undefined;
    const stop = (): Promise<void> => (left ??= leave(cluster, lock, seat));
    return { url: superuserUrl(password, seat.port), port: seat.port, stop };
  } catch (error) {
    throw explainSystemProblem(error, options.dataDir) ?? error;
  }
}

/** Ends the throw-away server in `dataDir`, whoever started it, and deletes the folder. Never for data worth keeping. */
export async function removeEmbeddedPostgres(dataDir: string): Promise<void> {
  if (!existsSync(dataDir)) return;
  const folder = realpathSync(dataDir);
  const postmaster = readPostmaster(folder);
  const isRunning = (): boolean => postmaster !== undefined && servesCluster(folder, postmaster.pid);
  if (postmaster && isRunning()) process.kill(postmaster.pid, "SIGQUIT");
  for (let tries = 0; tries < 100 && isRunning(); tries++) await sleep(50);
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
}
