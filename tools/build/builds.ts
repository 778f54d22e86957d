import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync } from "node:fs";
import { join, relative } from "node:path";
import { withFileLock } from "../../apps/server/src/platform/db/embedded/lock.ts";
import { root } from "../lib/paths.ts";

/** What is made from sources and served from a folder. */
export interface Build {
  /** What it is called when somebody waits for it. */
  name: string;
  /** Files and folders that it is made from, as paths from the project's folder. */
  sources: readonly string[];
  /** Where its states are kept, each in a folder of its own. */
  folder: string;
  /** Makes it in a folder that is not there yet; a build that fails leaves none. */
  make(folder: string): Promise<void>;
}

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

/** Every file that a build is made from, as a path from the project's folder. */
export const filesOf = ({ sources }: Pick<Build, "sources">): string[] =>
  sources
    .flatMap((source) => filesUnder(join(root, source)))
    .map((file) => relative(root, file))
    .toSorted();

function sourcesHash(build: Build): string {
  const hash = createHash("sha256").update(process.version);
  for (const file of filesOf(build))
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
export function keepInUse(folder: string): void {
  const touch = (): void => {
    if (existsSync(folder)) utimesSync(folder, new Date(), new Date());
  };
  touch();
  setInterval(touch, TOUCHED_EVERY_MS).unref();
}

/**
 * Builds unless this state of the sources is built already. Each state has its own folder, so that a build never changes
 * files under a running server.
 * @returns the folder
 */
export async function ensureBuild(build: Build, log: (line: string) => void): Promise<string> {
  mkdirSync(build.folder, { recursive: true });
  const wait = (): void => log(`Another build of the ${build.name} is running; waiting for it.`);
  return withFileLock(
    join(build.folder, "lock"),
    async () => {
      const folder = join(build.folder, sourcesHash(build));
      if (!existsSync(folder)) {
        log(`Building the ${build.name}.`);
        await build.make(folder);
      }
      keepInUse(folder);
      removeOldBuilds(build.folder);
      return folder;
    },
    wait,
  );
}
