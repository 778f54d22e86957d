import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { SetupProblem } from "../apps/server/src/platform/config/setup-problem.ts";
import { withFileLock } from "../apps/server/src/platform/db/embedded/lock.ts";
import { findChromium, unpackedChromium } from "./lib/browser.ts";
import { dataFolder } from "./lib/paths.ts";
import { run } from "./lib/run.ts";

const PACKAGES = ["chromium", "fonts-liberation"];
const ADVICE = "Install Chromium, or set CHROMIUM_PATH to one, and run the tests again.";

function works(command: string, args: string[]): boolean {
  try {
    execFileSync(command, args, { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

/** Installs with the system's own packages: as root, or with a sudo that asks for no password. */
async function installAsRoot(): Promise<string> {
  const sudo = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  let said = "";
  for (const args of [["update"], ["install", "-y", "--no-install-recommends", ...PACKAGES]]) {
    const [command = "apt-get", ...rest] = [...sudo, "apt-get", "-q", "-o", "DPkg::Lock::Timeout=300", ...args];
    said += (await run(command, rest, { quiet: true, env })).output;
  }
  return said;
}

/** Without any rights: fetches the packages that the system lacks and unpacks them into .data/chromium. */
async function unpackAsUser(): Promise<string> {
  const draft = `${unpackedChromium}.new`;
  const [state, cache, tree] = [join(draft, "state"), join(draft, "cache"), join(draft, "root")];
  rmSync(draft, { recursive: true, force: true });
  for (const folder of [join(state, "lists", "partial"), join(cache, "archives", "partial"), tree]) {
    mkdirSync(folder, { recursive: true });
  }
  const options = [
    `Dir::State=${state}`,
    "Dir::State::status=/var/lib/dpkg/status",
    `Dir::Cache=${cache}`,
    "Debug::NoLocking=1",
    "APT::Sandbox::User=",
  ].flatMap((option) => ["-o", option]);
  const install = ["install", "--download-only", "-y", "--no-install-recommends", ...PACKAGES];
  let said = (await run("apt-get", [...options, "-q", "update"], { quiet: true })).output;
  said += (await run("apt-get", [...options, "-q", ...install], { quiet: true })).output;
  const archives = join(cache, "archives");
  const packages = readdirSync(archives).filter((name) => name.endsWith(".deb"));
  if (!packages.some((name) => name.startsWith("chromium_"))) return said;
  for (const name of packages) await run("dpkg", ["-x", join(archives, name), tree], { quiet: true });
  const inTree = join(unpackedChromium, "root");
  const libraries = [
    "usr/lib/x86_64-linux-gnu",
    "usr/lib/aarch64-linux-gnu",
    "lib/x86_64-linux-gnu",
    "lib/aarch64-linux-gnu",
  ];
  const script = [
    "#!/bin/sh",
    `export LD_LIBRARY_PATH="${libraries.map((path) => join(inTree, path)).join(":")}"`,
    `export XDG_DATA_DIRS="${join(inTree, "usr/share")}:/usr/share"`,
    `exec "${join(inTree, "usr/lib/chromium/chromium")}" "$@"`,
  ];
  writeFileSync(join(draft, "chromium"), `${script.join("\n")}\n`, { mode: 0o755 });
  for (const folder of [state, cache]) rmSync(folder, { recursive: true, force: true });
  rmSync(unpackedChromium, { recursive: true, force: true });
  renameSync(draft, unpackedChromium);
  return said;
}

/** Makes sure that the tests have a browser, and returns where it is. */
export async function ensureChromium(log: (line: string) => void): Promise<string> {
  const found = findChromium();
  if (found) return found;
  if (!works("apt-get", ["--version"]))
    throw new SetupProblem(`The tests need Chromium, and none was found. ${ADVICE}`);
  mkdirSync(dataFolder, { recursive: true });
  return withFileLock(join(dataFolder, "chromium.lock"), async () => {
    const sinceFound = findChromium();
    if (sinceFound) return sinceFound;
    log("Installing Chromium for the tests. This happens once.");
    const mayInstall = process.getuid?.() === 0 || works("sudo", ["-n", "true"]);
    const said = mayInstall ? await installAsRoot() : await unpackAsUser();
    const installed = findChromium();
    if (!installed) throw new SetupProblem(`${said.trim()}\nChromium could not be installed. ${ADVICE}`);
    return installed;
  });
}
