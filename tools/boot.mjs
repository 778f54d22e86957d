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

/** Runs the command and ends with its exit code; it ends when we do, also after kill -9 (it watches the channel). */
function handOver(node, memory, script, args) {
  const bin = join(root, "node_modules", ".bin");
  const env = { ...process.env, ...memory.env, PATH: [bin, process.env.PATH ?? ""].join(delimiter) };
  const child = spawn(node, [...memory.flags, script, ...args], {
    cwd: root,
    env,
    stdio: ["inherit", "inherit", "inherit", "ipc"],
  });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
  child.on("error", (error) => {
    console.error(explain(error));
    process.exit(1);
  });
  child.on("exit", (code, signal) => process.exit(signal ? 128 + constants.signals[signal] : (code ?? 1)));
  if (process.env.npm_lifecycle_event) endWithNpm(child);
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
function endWithNpm(child) {
  const started = parents();
  setInterval(() => {
    if (parents() !== started) child.kill("SIGTERM");
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
  handOver(node, command === "start" ? serverMemory(process.env) : { flags: [], env: {} }, script, args);
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}
