import { execFileSync, spawn } from "node:child_process";
import { statSync } from "node:fs";
import { SetupProblem } from "../../config/setup-problem.ts";

/** The user PostgreSQL runs as; undefined means: the one we are. */
export type RunAs = { uid: number; gid: number } | undefined;

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

/** Who runs PostgreSQL on the files in `folder`: for root their owner, or `postgres` where they are root's own. */
export function userFor(folder: string): RunAs {
  if (process.getuid?.() !== 0) return undefined;
  const { uid, gid } = statSync(folder);
  return uid === 0 ? postgresUser() : { uid, gid };
}

function succeeds(user: NonNullable<RunAs>, command: string, args: string[]): boolean {
  try {
    execFileSync(command, args, { uid: user.uid, gid: user.gid, cwd: "/", stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

/** Whether this user gets into `folder`. Tried, because modes do not tell all: a checkout under /root lets nobody pass. */
export const canEnter = (user: RunAs, folder: string): boolean =>
  user === undefined || succeeds(user, "/bin/sh", ["-c", 'cd -- "$1"', "sh", folder]);

/** Whether this user can run `program`. */
export const canRun = (user: RunAs, program: string): boolean =>
  user === undefined || succeeds(user, program, ["--version"]);

/** Runs one of PostgreSQL's programs to its end, as `runAs`, and returns its exit code and everything it said. */
export function runProgram(runAs: RunAs, program: string, args: string[]): Promise<CommandResult> {
  const env = { ...process.env, LC_ALL: "C" };
  const child = spawn(program, args, { ...runAs, env, cwd: "/", stdio: ["ignore", "pipe", "pipe"], detached: true });
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
