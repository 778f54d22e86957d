import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { SetupProblem } from "../apps/server/src/platform/config/setup-problem.ts";
import { withFileLock } from "../apps/server/src/platform/db/embedded/lock.ts";
import { findBrowser, type TestBrowser, unpackedBrowser } from "./lib/browser.ts";
import { dataFolder } from "./lib/paths.ts";
import { run } from "./lib/run.ts";

function works(command: string, args: string[]): boolean {
  try {
    execFileSync(command, args, { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

/** Installs with the system's own packages: as root, or with a sudo that asks for no password. */
async function installAsRoot({ packages }: TestBrowser): Promise<string> {
  const sudo = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  let said = "";
  for (const args of [["update"], ["install", "-y", "--no-install-recommends", ...packages]]) {
    const [command = "apt-get", ...rest] = [...sudo, "apt-get", "-q", "-o", "DPkg::Lock::Timeout=300", ...args];
    said += (await run(command, rest, { quiet: true, env })).output;
  }
  return said;
}

/** Without any rights: fetches the packages that the system lacks and unpacks them into .data. */
async function unpackAsUser(browser: TestBrowser): Promise<string> {
  const target = unpackedBrowser(browser);
  const draft = `${target}.new`;
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
  // What the system has is fetched all the same: a program looks for its files beside it.
  const install = ["install", "--reinstall", "--download-only", "-y", "--no-install-recommends", ...browser.packages];
  let said = (await run("apt-get", [...options, "-q", "update"], { quiet: true })).output;
  said += (await run("apt-get", [...options, "-q", ...install], { quiet: true })).output;
  const archives = join(cache, "archives");
  const archived = readdirSync(archives).filter((name) => name.endsWith(".deb"));
  if (!archived.some((name) => name.startsWith(`${browser.packages[0]}_`))) return said;
  for (const name of archived) await run("dpkg", ["-x", join(archives, name), tree], { quiet: true });
  const inTree = join(target, "root");
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
    `exec "${join(inTree, browser.program)}" "$@"`,
  ];
  writeFileSync(join(draft, browser.name.toLowerCase()), `${script.join("\n")}\n`, { mode: 0o755 });
  for (const folder of [state, cache]) rmSync(folder, { recursive: true, force: true });
  rmSync(target, { recursive: true, force: true });
  renameSync(draft, target);
  return said;
}

/** Makes sure that the tests have this browser, and returns where it is. */
export async function ensureBrowser(browser: TestBrowser, log: (line: string) => void): Promise<string> {
  const { name, variable } = browser;
  const advice = `Install ${name}, or set ${variable} to one, and run the tests again.`;
  const found = findBrowser(browser);
  if (found) return found;
  if (!works("apt-get", ["--version"])) throw new SetupProblem(`The tests need ${name}, and none was found. ${advice}`);
  mkdirSync(dataFolder, { recursive: true });
  return withFileLock(join(dataFolder, `${name.toLowerCase()}.lock`), async () => {
    const sinceFound = findBrowser(browser);
    if (sinceFound) return sinceFound;
    log(`Installing ${name} for the tests. This happens once.`);
    const mayInstall = process.getuid?.() === 0 || works("sudo", ["-n", "true"]);
    const said = mayInstall ? await installAsRoot(browser) : await unpackAsUser(browser);
    const installed = findBrowser(browser);
    if (!installed) throw new SetupProblem(`${said.trim()}\n${name} could not be installed. ${advice}`);
    return installed;
  });
}
