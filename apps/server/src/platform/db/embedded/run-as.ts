import { execFileSync, spawn } from "node:child_process";
import { accessSync, chownSync, constants, existsSync, mkdirSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { SetupProblem } from "../../config/setup-problem.ts";

/** The user PostgreSQL runs as; undefined means: the one we are. */
export type RunAs = { uid: number; gid: number; needsTraversal: boolean } | undefined;

export type CommandResult = { code: number; output: string };

function idOf(flag: "-u" | "-g"): number | undefined {
  try {
    return Number(execFileSync("id", [flag, "postgres"], { stdio: ["ignore", "pipe", "ignore"] }));
  } catch {
    return undefined;
  }
}

/** PostgreSQL refuses to run as root, so root lends it the system user `postgres`, created when missing. */
function postgresUser(): { uid: number; gid: number } {
  if (idOf("-u") === undefined) {
    try {
      execFileSync("useradd", ["--system", "--user-group", "--no-create-home", "postgres"], { stdio: "ignore" });
    } catch {
      throw new SetupProblem(
        "PostgreSQL cannot run as root, and no user «postgres» could be created. Start as another user.",
      );
    }
  }
  return { uid: idOf("-u") ?? 65534, gid: idOf("-g") ?? 65534 };
}

/** Whether a stranger may pass through every folder above `path` (a checkout under /root may not be). */
function isReachable(path: string): boolean {
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    if ((statSync(folder).mode & constants.S_IXOTH) === 0) return false;
    if (folder === dirname(folder)) return true;
  }
}

/**
 * Creates the data folder (0700) and decides who runs PostgreSQL in it: the folder's owner, or `postgres` for root.
 * @param programs a path inside the folder of PostgreSQL's programs
 */
export function prepareDataFolder(dataDir: string, programs: string): RunAs {
  const isNew = !existsSync(dataDir);
  mkdirSync(dirname(dataDir), { recursive: true });
  if (isNew) mkdirSync(dataDir, { mode: 0o700 });
  if (process.getuid?.() !== 0) {
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
    return undefined;
  }
  const owner = statSync(dataDir);
  const user = isNew || owner.uid === 0 ? postgresUser() : { uid: owner.uid, gid: owner.gid };
  if (isNew || owner.uid === 0) chownSync(dataDir, user.uid, user.gid);
  return { ...user, needsTraversal: !isReachable(dataDir) || !isReachable(programs) };
}

/** Runs one of PostgreSQL's programs to its end, as `runAs`, and returns its exit code and everything it said. */
export function runProgram(runAs: RunAs, program: string, args: string[]): Promise<CommandResult> {
  const env = { ...process.env, LC_ALL: "C" };
  // Root keeps the right to pass through its own private folders for it; everything else it gives up.
  const lent = runAs?.needsTraversal
    ? [
        "setpriv",
        `--reuid=${runAs.uid}`,
        `--regid=${runAs.gid}`,
        "--clear-groups",
        "--inh-caps=+dac_read_search",
        "--ambient-caps=+dac_read_search",
        "--",
      ]
    : [];
  const [command = program, ...rest] = [...lent, program, ...args];
  const user = runAs && !runAs.needsTraversal ? { uid: runAs.uid, gid: runAs.gid } : {};
  const child = spawn(command, rest, { ...user, env, cwd: "/", stdio: ["ignore", "pipe", "pipe"], detached: true });
  return new Promise((resolve, reject) => {
    let output = "";
    const collect = (chunk: Buffer): void => {
      output += chunk.toString();
    };
    child.stdout.on("data", collect);
    child.stderr.on("data", collect);
    child.on("error", reject);
    // Not «close»: the server that pg_ctl leaves behind may keep the pipes open.
    child.on("exit", (code) => {
      child.stdout.destroy();
      child.stderr.destroy();
      resolve({ code: code ?? 1, output });
    });
  });
}
