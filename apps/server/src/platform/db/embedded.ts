import { randomBytes } from "node:crypto";
import { chmodSync, chownSync, existsSync, readFileSync, realpathSync, renameSync, writeFileSync } from "node:fs";
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
  removeCluster,
  servesCluster,
} from "./embedded/cluster.ts";
import { locateData, pointedTo } from "./embedded/location.ts";
import { withFileLock } from "./embedded/lock.ts";
import { freePorts, preferredPort } from "./embedded/port.ts";
import { makeFolder } from "../config/folder.ts";
import { explainSystemProblem, SetupProblem } from "../config/setup-problem.ts";
import { programsFor } from "./embedded/programs.ts";
import type { RunAs } from "./embedded/run-as.ts";
import { SHARED_HOME } from "./embedded/shared-home.ts";

export type EmbeddedPostgresOptions = {
  /** Absolute path of a folder that only this server uses. */
  dataDir: string;
  /** A fixed port; without it a free one is picked and remembered. */
  port?: number;
  /** false for throw-away test data: much faster, and lost with the power. */
  durable?: boolean;
  /** Where root keeps what PostgreSQL's own user cannot get at in `dataDir`. */
  sharedHome?: string;
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
  const { port, log, durable = true, sharedHome = SHARED_HOME } = options;
  try {
    const isNew = !existsSync(options.dataDir);
    makeFolder(options.dataDir);
    if (isNew) chmodSync(options.dataDir, 0o700);
    const dataDir = realpathSync(options.dataDir);
    const lock = join(dataDir, "lock");
    const { cluster, seat, password } = await withFileLock(lock, async () => {
      const { folder, runAs } = await locateData({ dataDir, durable, sharedHome, log });
      const programs = await programsFor(runAs, sharedHome);
      const cluster: Cluster = { dataDir: folder, programs, runAs, durable };
      const password = ensurePassword(folder, runAs);
      await ensureCluster(cluster, log);
      const joined = await seatInRunningServer(cluster, password);
      if (joined) log("Using the PostgreSQL that already runs for this folder.");
      return { cluster, password, seat: joined ?? (await launchAndSeat(cluster, password, port)) };
    });
    let left: Promise<void> | undefined;
    const stop = (): Promise<void> => (left ??= leave(cluster, lock, seat));
    return { url: superuserUrl(password, seat.port), port: seat.port, stop };
  } catch (error) {
    if (error instanceof SetupProblem) throw error;
    throw explainSystemProblem(error, options.dataDir) ?? error;
  }
}

/** Ends the throw-away server in `dataDir`, whoever started it, and deletes its files. Never for data worth keeping. */
export async function removeEmbeddedPostgres(dataDir: string): Promise<void> {
  if (!existsSync(dataDir)) return;
  const folder = realpathSync(dataDir);
  const elsewhere = pointedTo(folder);
  if (elsewhere !== undefined) await removeCluster(elsewhere);
  await removeCluster(folder);
}
