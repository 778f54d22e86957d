import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { root } from "../../tools/lib/paths.ts";

/** Paths of every page by feature, as the features' manifests name them. */
export const pagesByFeature: ReadonlyMap<string, readonly string[]> = new Map(
  globSync("apps/web/src/features/*/*.feature.ts", { cwd: root }).map((file) => {
    const paths = readFileSync(join(root, file), "utf8").matchAll(/\bpath: "([^"]+)"/g);
    return [basename(file, ".feature.ts"), [...paths].map(([, path = ""]) => path)];
  }),
);
export const pagePaths: readonly string[] = [...pagesByFeature.values()].flat();

/** Whether an address is one of a route's path: `$name` is one part of it, `$` alone all that follows. */
export const matches = (path: string, address: string): boolean =>
  new RegExp(`^${path.replaceAll(/\$\w+/g, "[^/]+").replace(/\$$/, ".+")}$`).test(address);
