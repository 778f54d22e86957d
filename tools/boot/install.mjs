// Installs the packages of package-lock.json when they are missing or another version's. Runs on the host's Node 20.
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { withInstallLock } from "./install-lock.mjs";

function lockHash(root) {
  return createHash("sha256")
    .update(readFileSync(join(root, "package-lock.json")))
    .digest("hex");
}

function readText(file) {
  return existsSync(file) ? readFileSync(file, "utf8") : "";
}

/** npm writes its own copy of the lock last of all: when it holds every package, the installation is complete. */
function npmInstalledEverything(root) {
  const hidden = readText(join(root, "node_modules", ".package-lock.json"));
  if (!hidden) return false;
  const installed = JSON.parse(hidden).packages;
  const wanted = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")).packages;
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === "" || entry.optional || entry.devOptional || entry.peer) return true;
    if (!existsSync(join(root, path, "package.json"))) return false;
    const found = installed[path];
    return found !== undefined && found.version === entry.version && found.integrity === entry.integrity;
  });
}

/** Where npm puts the project's own Node. */
export function projectNode(root) {
  return join(root, "node_modules", ".bin", process.platform === "win32" ? "node.cmd" : "node");
}

function isInstalled(root) {
  if (!existsSync(projectNode(root))) return false;
  const stamp = join(root, "node_modules", ".kerkis-install");
  const hash = lockHash(root);
  if (readText(stamp) === hash) return true;
  if (!npmInstalledEverything(root)) return false;
  writeFileSync(stamp, hash);
  return true;
}

/** The npm that called us, or the one on the path; never through node_modules, which it is about to replace. */
function npmCommand(root) {
  const inside = join(root, "node_modules");
  const folders = (process.env.PATH ?? "").split(delimiter).filter((folder) => !folder.startsWith(inside));
  const env = { ...process.env, PATH: folders.join(delimiter) };
  const script = process.env.npm_execpath;
  if (!script?.endsWith(".js")) return { command: "npm", args: [], env, shell: process.platform === "win32" };
  const name = process.platform === "win32" ? "node.exe" : "node";
  const node = folders.map((folder) => join(folder, name)).find((file) => existsSync(file)) ?? process.execPath;
  return { command: node, args: [script], env, shell: false };
}

function npmCi(root, onPid) {
  const { command, args, env, shell } = npmCommand(root);
  const flags = ["ci", "--no-audit", "--no-fund", "--loglevel=error"];
  const child = spawn(command, [...args, ...flags], { cwd: root, env, shell, stdio: "inherit" });
  if (child.pid !== undefined) onPid(child.pid);
  const stop = (signal) => child.kill(signal);
  process.on("SIGINT", stop).on("SIGTERM", stop);
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("exit", (code) => {
      process.off("SIGINT", stop).off("SIGTERM", stop);
      if (code === 0) resolve();
      else reject(new Error("npm ci failed. Its own lines above say why; mend that and run the command again."));
    });
  });
}

/** Makes node_modules match package-lock.json; two starts beside each other take turns. */
export async function ensureInstalled(root) {
  if (isInstalled(root)) return;
  const wait = () => console.log("Another start is installing the packages; waiting for it.");
  await withInstallLock(join(root, ".data", "install.lock"), wait, async (addHolder) => {
    if (isInstalled(root)) return;
    console.log("Installing the packages (npm ci). This happens once.");
    await npmCi(root, addHolder);
    writeFileSync(join(root, "node_modules", ".kerkis-install"), lockHash(root));
  });
}
