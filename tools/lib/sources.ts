import { type Dirent, readdirSync } from "node:fs";
import { join, relative } from "node:path";
import { root } from "./paths.ts";

/** The folders with sources of our own. */
const SOURCE_FOLDERS = ["apps", "packages", "tools", "e2e", "bench"];

const SKIPPED = new Set(["node_modules", "dist", ".paraglide", ".data", "cache", "coverage", "snapshots"]);

function walk(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry: Dirent) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : walk(path);
    return [path];
  });
}

/** Every file under the source folders of `base` whose name matches, as paths relative to it with forward slashes. */
export function sourceFiles(pattern: RegExp, base: string = root): string[] {
  return SOURCE_FOLDERS.flatMap((folder) => walk(join(base, folder)))
    .map((path) => relative(base, path).replaceAll("\\", "/"))
    .filter((path) => pattern.test(path))
    .toSorted();
}
