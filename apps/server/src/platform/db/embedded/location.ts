import { execFileSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import {
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import * as z from "zod";
import { SetupProblem } from "../../config/setup-problem.ts";
import { readPostmaster, removeCluster, servesCluster } from "./cluster.ts";
import { canEnter, type RunAs, userFor } from "./run-as.ts";
import { withSharedHome } from "./shared-home.ts";

/** Where a server's files are, and who runs it. */
export type Location = { folder: string; runAs: RunAs };

export type LocationOptions = {
  /** The folder that was asked for: absolute, there, without symbolic links. */
  dataDir: string;
  durable: boolean;
  sharedHome: string;
  log: (line: string) => void;
};

/** In a folder of the shared home: whose it is. A copied data folder names a database that is another's. */
const claim = z.object({ dataDir: z.string(), durable: z.boolean() });
type Claim = z.infer<typeof claim>;

/** What makes up a database; the files themselves go last, when the password is there already. */
const PARTS = ["password", "port", "postgres.log", "cluster"];

const pointerFile = (dataDir: string): string => join(dataDir, "location");
const claimFile = (folder: string): string => join(folder, "claim.json");

/** The folder in the shared home where the database of `dataDir` is; undefined when it is in `dataDir` itself. */
export function pointedTo(dataDir: string): string | undefined {
  const file = pointerFile(dataDir);
  return existsSync(file) ? readFileSync(file, "utf8").trim() : undefined;
}

function readClaim(folder: string): Claim | undefined {
  const file = claimFile(folder);
  return existsSync(file) ? claim.parse(JSON.parse(readFileSync(file, "utf8"))) : undefined;
}

function writeWhole(file: string, text: string): void {
  writeFileSync(`${file}.new`, text);
  renameSync(`${file}.new`, file);
}

/** The folder that `dataDir` points to, which must be there, ours to use, and of no other checkout. */
function followPointer(folder: string, { dataDir, durable }: LocationOptions): Location {
  const owner = statSync(folder, { throwIfNoEntry: false });
  if (!owner) {
    throw new SetupProblem(
      `The database of ${dataDir} was kept in ${folder} and is not there any more. Put it back, or delete ${dataDir} to begin anew.`,
    );
  }
  if (process.getuid?.() !== 0 && process.getuid?.() !== owner.uid) {
    throw new SetupProblem(`The database of ${dataDir} is kept in ${folder}, since root made it. Start as root.`);
  }
  const claimed = readClaim(folder)?.dataDir;
  if (claimed !== dataDir) {
    if (claimed !== undefined && pointedTo(claimed) === folder) {
      throw new SetupProblem(
        `${dataDir} is a copy of ${claimed}, to which the database in ${folder} belongs. Delete ${dataDir} to begin with one of its own.`,
      );
    }
    writeWhole(claimFile(folder), JSON.stringify({ dataDir, durable })); // the checkout has moved
  }
  return { folder, runAs: userFor(folder) };
}

/** Moves to another disk as well: the part appears there whole or not at all. */
function move(from: string, to: string): void {
  try {
    renameSync(from, to);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EXDEV")) throw error;
    rmSync(`${to}.new`, { recursive: true, force: true });
    execFileSync("cp", ["-a", from, `${to}.new`]);
    renameSync(`${to}.new`, to);
    rmSync(from, { recursive: true, force: true });
  }
}

/** A database begun in `dataDir`, before its user was kept out, moves along; a move that broke off goes on. */
function moveCluster(dataDir: string, folder: string): void {
  const parts = PARTS.filter((name) => existsSync(join(dataDir, name)) && !existsSync(join(folder, name)));
  const running = readPostmaster(dataDir);
  if (parts.includes("cluster") && running && servesCluster(dataDir, running.pid)) {
    throw new SetupProblem(`A PostgreSQL (process ${running.pid}) still runs in ${dataDir}. Stop it and start again.`);
  }
  for (const name of parts) move(join(dataDir, name), join(folder, name));
}

/** What removed checkouts left: throw-away databases go, others are kept and, where they stood here, named. */
async function reviewAbandoned({ dataDir, sharedHome, log }: LocationOptions): Promise<void> {
  const folders = readdirSync(sharedHome).filter((name) => name.startsWith("data-"));
  for (const folder of folders.map((name) => join(sharedHome, name))) {
    const claimed = readClaim(folder);
    if (!claimed || pointedTo(claimed.dataDir) === folder) continue;
    if (!claimed.durable) await removeCluster(folder);
    else if (claimed.dataDir === dataDir) log(`An earlier database of this folder is in ${folder}; delete it there.`);
  }
}

async function claimFolder(options: LocationOptions, runAs: NonNullable<RunAs>): Promise<string> {
  const { dataDir, durable, sharedHome, log } = options;
  return withSharedHome(sharedHome, runAs, async () => {
    await reviewAbandoned(options);
    const folder = join(sharedHome, `data-${randomBytes(5).toString("hex")}`);
    mkdirSync(folder, { mode: 0o700 });
    writeWhole(claimFile(folder), JSON.stringify({ dataDir, durable }));
    chownSync(folder, runAs.uid, runAs.gid);
    writeWhole(pointerFile(dataDir), folder);
    log(`PostgreSQL's own user may not enter ${dirname(dataDir)}; the database is kept in ${folder}.`);
    return folder;
  });
}

/**
 * Decides where the database of `dataDir` is kept: there, or, where the user who runs PostgreSQL for root cannot get to
 * it, in a folder of the shared home that `dataDir` points to. A database already begun moves along.
 * To be called under the lock of `dataDir`.
 */
export async function locateData(options: LocationOptions): Promise<Location> {
  const { dataDir } = options;
  const pointed = pointedTo(dataDir);
  if (pointed !== undefined) {
    const location = followPointer(pointed, options);
    moveCluster(dataDir, pointed);
    return location;
  }
  const runAs = userFor(dataDir);
  if (runAs === undefined) return { folder: dataDir, runAs };
  if (canEnter(runAs, dirname(dataDir))) {
    chownSync(dataDir, runAs.uid, runAs.gid);
    return { folder: dataDir, runAs };
  }
  const folder = await claimFolder(options, runAs);
  moveCluster(dataDir, folder);
  return { folder, runAs };
}
