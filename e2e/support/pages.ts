import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../tools/lib/paths.ts";

/** Paths of every page, as the manifests of the features name them. */
export const pagePaths: readonly string[] = globSync("apps/web/src/features/*/*.feature.ts", {
  cwd: root,
}).flatMap((file) =>
  [...readFileSync(join(root, file), "utf8").matchAll(/\bpath: "([^"]+)"/g)].map(([, path = ""]) => path),
);

/** Whether an address is one of a route's path: `$name` is one part of it, `$` alone all that follows. */
export const matches = (path: string, address: string): boolean =>
  new RegExp(`^${path.replaceAll(/\$\w+/g, "[^/]+").replace(/\$$/, ".+")}$`).test(address);
