import { chmodSync, cpSync, existsSync, lstatSync, readdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { makeFolder } from "../../config/folder.ts";
import { SetupProblem } from "../../config/setup-problem.ts";
import { withFileLock } from "./lock.ts";
import { canEnter, type RunAs } from "./run-as.ts";

/** Where root keeps what PostgreSQL's own user must get at when the checkout lies in a folder that only root may enter. */
export const SHARED_HOME = "/var/lib/kerkis";

/**
 * Runs `work` alone among all checkouts of this machine, with the shared home made.
 * @throws SetupProblem when `runAs` cannot get there either
 */
export async function withSharedHome<T>(home: string, runAs: RunAs, work: () => Promise<T>): Promise<T> {
  try {
    const isNew = !existsSync(home);
    makeFolder(home);
    if (isNew) chmodSync(home, 0o755); // whatever the umask
  } catch (error) {
    throw error instanceof SetupProblem ? impossible(error.message) : error;
  }
  if (!canEnter(runAs, home)) throw impossible(`${home} does not let it in either.`);
  return withFileLock(join(home, "lock"), work);
}

const impossible = (reason: string): SetupProblem =>
  new SetupProblem(
    "PostgreSQL cannot run as root, and its own user may not enter this folder. " +
      `${reason} Start as another user, move the project to a folder that everyone may enter, or set DATABASE_URL.`,
  );

/** Makes a copy legible to everyone, as `chmod -R a+rX` does. */
function open(path: string): void {
  const stats = lstatSync(path);
  if (stats.isSymbolicLink()) return;
  if (stats.isDirectory()) for (const name of readdirSync(path)) open(join(path, name));
  chmodSync(path, stats.isDirectory() || stats.mode & 0o100 ? 0o755 : 0o644);
}

/** Copies `folder` to `target` for everyone to read and run, unless it is there: whole or not at all. */
export function publish(folder: string, target: string): void {
  if (existsSync(target)) return;
  const draft = `${target}.new`;
  rmSync(draft, { recursive: true, force: true });
  cpSync(folder, draft, { recursive: true, verbatimSymlinks: true });
  open(draft);
  renameSync(draft, target);
}
