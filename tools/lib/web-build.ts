import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statfsSync,
  statSync,
  utimesSync,
} from "node:fs";
import { join, relative } from "node:path";
import { withFileLock } from "../../apps/server/src/platform/db/embedded/lock.ts";
import { explainSystemProblem } from "../../apps/server/src/platform/config/setup-problem.ts";
import { run } from "./run.ts";
import { dataFolder, root } from "./paths.ts";

const SOURCES = ["apps/web", "packages/contract", "package-lock.json", "tsconfig.base.json"];
/** Folders that a build or a test writes: were they among the sources, the first build would be out of date at its end. */
const GENERATED = new Set(["node_modules", "dist", ".data", ".paraglide", "project.inlang", "cache", "test-results"]);
const KEPT_BUILDS = 3;
/** Who serves a build touches it this often; one touched lately is never removed, however many came after it. */
const TOUCHED_EVERY_MS = 60_000;
const IN_USE_MS = 3 * TOUCHED_EVERY_MS;

function filesUnder(path: string): string[] {
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => !GENERATED.has(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .flatMap((entry) => filesUnder(join(path, entry.name)));
}

/** Every file that the build is made from, as a path from the project's folder. */
export const sourceFiles = (): string[] =>
  SOURCES.flatMap((source) => filesUnder(join(root, source)))
    .map((file) => relative(root, file))
    .toSorted();

function sourcesHash(): string {
  const hash = createHash("sha256").update(process.version);
  for (const file of sourceFiles())
    hash
      .update(file)
      .update("\0")
      .update(readFileSync(join(root, file)))
      .update("\0");
  return hash.digest("hex").slice(0, 16);
}

function removeOldBuilds(folder: string): void {
  const builds = readdirSync(folder)
    .filter((name) => /^[0-9a-f]{16}$/.test(name))
    .map((name) => ({ path: join(folder, name), used: statSync(join(folder, name)).mtimeMs }))
    .toSorted((a, b) => b.used - a.used);
  for (const { path, used } of builds.slice(KEPT_BUILDS)) {
    if (Date.now() - used > IN_USE_MS) rmSync(path, { recursive: true, force: true });
  }
}

/** Says that this process serves a build, for as long as it runs. */
function keepInUse(folder: string): void {
  const touch = (): void => {
    if (existsSync(folder)) utimesSync(folder, new Date(), new Date());
  };
  touch();
  setInterval(touch, TOUCHED_EVERY_MS).unref();
}

/** A build that ran out of room may say something else: it stumbles over a file that came out empty. */
const ROOM_BYTES = 64 * 1024 * 1024;

function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

/** Why a build failed, from what it said and the room that the disk has left. */
export function buildFailure(output: string, free: number): Error {
  const known = free < ROOM_BYTES ? explainSystemProblem("no space left", root) : explainSystemProblem(output, root);
  return known ?? new Error(`The web application does not build:\n${output}`);
}

async function buildInto(folder: string, log: (line: string) => void): Promise<void> {
  log("Building the web application.");
  const { code, output } = await run("npm", ["run", "build", "--workspace", "apps/web"], { quiet: true });
  if (code !== 0) throw buildFailure(output, freeBytes(root));
  renameSync(join(root, "apps", "web", "dist"), folder);
}

/**
 * Builds the web application unless this state of its sources is built already.
 * Each state has its own folder, so that a build never changes files under a running server.
 * @returns the folder with `client/` and `server/`
 */
export async function ensureWebBuild(log: (line: string) => void): Promise<string> {
  const builds = join(dataFolder, "web");
  mkdirSync(builds, { recursive: true });
  const wait = (): void => log("Another build of the web application is running; waiting for it.");
  return withFileLock(
    join(builds, "lock"),
    async () => {
      const folder = join(builds, sourcesHash());
      if (!existsSync(folder)) await buildInto(folder, log);
      keepInUse(folder);
      removeOldBuilds(builds);
      return folder;
    },
    wait,
  );
}
