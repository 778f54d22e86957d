// Entry of every npm script. Runs on the host's Node 20 with nothing installed: installs what is missing, then hands
// over to the project's own Node, running tools/<command>.ts with the remaining arguments.
import { spawn } from "node:child_process";
import { constants } from "node:os";
import { existsSync, readFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { ensureInstalled, projectNode } from "./boot/install.mjs";
import { serverMemory } from "./boot/memory.mjs";

const root = join(import.meta.dirname, "..");

/** One sentence for what a person can mend; anything else keeps its stack. */
function explain(error) {
  if (error.code === "ENOSPC") return "The disk is full. Free some space and run the command again.";
  if (["EACCES", "EPERM", "EROFS"].includes(error.code)) {
    return `No permission to write ${error.path ?? root}. Run as the user who owns this folder, or change its owner.`;
  }
  if (error.code === "ENOENT" && error.path === "npm") return "npm was not found. Install Node 20 or newer with npm.";
  return error.code ? error.stack : error.message;
}

let child;
let endedBy;

/**
 * Runs the command and ends with its exit code; it ends when we do, also after kill -9 (it watches the channel). One that has
 * prepared a server says which file is to be run then: `{ run: [file, ...args] }`.
 */
function handOver(node, memory, command) {
  const bin = join(root, "node_modules", ".bin");
  const env = { ...process.env, ...memory.env, PATH: [bin, process.env.PATH ?? ""].join(delimiter) };
  let next;
  child = spawn(node, [...memory.flags, ...command], {
    cwd: root,
    env,
    stdio: ["inherit", "inherit", "inherit", "ipc"],
  });
  child.on("message", ({ run }) => {
    next = run;
  });
  child.on("error", (error) => {
    console.error(explain(error));
    process.exit(1);
  });
  child.on("close", (code, signal) => {
    if (code === 0 && next && !endedBy) return handOver(node, serverMemory(process.env), next);
    const killedBy = signal ?? (next && endedBy);
    process.exit(killedBy ? 128 + constants.signals[killedBy] : (code ?? 1));
  });
}

/** Ends what runs, and what would run after it. */
function end(signal) {
  endedBy = signal;
  child.kill(signal);
}

/** Our parent and its parent: npm runs scripts through a shell, which outlives an npm killed with -9. */
function parents() {
  try {
    const fields = readFileSync(`/proc/${process.ppid}/stat`, "utf8").split(") ").at(-1).split(" ");
    return `${process.ppid} ${fields[1]}`;
  } catch {
    return String(process.ppid);
  }
}

/** npm killed with -9 would leave us behind, holding the port. */
function endWithNpm() {
  const started = parents();
  setInterval(() => {
    if (parents() !== started) end("SIGTERM");
  }, 1000).unref();
}

const [command = "start", ...args] = process.argv.slice(2);
const script = join(root, "tools", `${command}.ts`);
try {
  if (!existsSync(script)) throw new Error(`There is no command «${command}»: tools/${command}.ts does not exist.`);
  await ensureInstalled(root);
  const node = projectNode(root);
  if (!existsSync(node)) {
    throw new Error(
      `No Node runtime is packaged for ${process.platform}-${process.arch}; Linux, macOS or Windows x64 is needed.`,
    );
  }
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => end(signal));
  if (process.env.npm_lifecycle_event) endWithNpm();
  handOver(node, { flags: [], env: {} }, [script, ...args]);
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}
