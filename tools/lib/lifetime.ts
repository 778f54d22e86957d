import { explainSystemProblem, isDiskFull, SetupProblem } from "../../apps/server/src/platform/config/setup-problem.ts";
import { root } from "./paths.ts";

const LIMIT_MS = 10_000;
const REPEAT_MS = 1_000; // the terminal and the parent both deliver the same Ctrl-C

type Cleanup = () => Promise<unknown> | void;

const cleanups: Cleanup[] = [];
let ending: Promise<never> | undefined;
let endingSince = 0;

/** Registers what must be undone before the process ends; the last registered runs first. */
export function onEnd(cleanup: Cleanup): void {
  cleanups.push(cleanup);
}

async function cleanUp(): Promise<void> {
  for (let cleanup = cleanups.pop(); cleanup; cleanup = cleanups.pop()) {
    await Promise.resolve(cleanup()).catch((error: unknown) => console.error(error));
  }
}

/** Undoes everything registered, at most 10 seconds long, and ends the process with `code`. */
function end(code: number): Promise<never> {
  if (ending) return ending;
  endingSince = Date.now();
  const limit = setTimeout(() => process.exit(code || 1), LIMIT_MS);
  limit.unref();
  ending = cleanUp().then(() => process.exit(code));
  return ending;
}

function endOnSignal(code: number): void {
  if (!ending) void end(code);
  else if (Date.now() - endingSince > REPEAT_MS) process.exit(code); // asked twice: at once
}

function explain(error: unknown): string {
  if (error instanceof SetupProblem) return error.message;
  // A failure of the disk comes wrapped by the tool or the driver that met it.
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const known = explainSystemProblem(cause, root);
    if (known && ("syscall" in cause || isDiskFull(cause))) return known.message;
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** Runs a command: ends with the exit code that `main` returns; a failure is told in one line where a person can mend it. */
export async function runCommand(main: () => Promise<number>): Promise<never> {
  process.on("SIGINT", () => endOnSignal(130));
  process.on("SIGTERM", () => endOnSignal(143));
  process.on("SIGHUP", () => endOnSignal(129));
  process.on("disconnect", () => endOnSignal(143)); // the entry script was killed
  process.channel?.unref();
  try {
    return await end(await main());
  } catch (error) {
    if (!ending) console.error(explain(error));
    return await end(1);
  }
}

/** Resolves never: what was started runs until a signal ends it. */
export function untilSignal(): Promise<never> {
  setInterval(() => {}, 2 ** 30);
  return new Promise(() => {});
}
