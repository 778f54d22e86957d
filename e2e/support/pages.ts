import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../tools/lib/paths.ts";

/** Paths of every page, as the manifests of the features name them. */
export const pagePaths: readonly string[] = globSync("apps/web/src/features/*/*.feature.ts", {
  cwd: root,
}).flatMap((file) =>
  [...readFileSync(join(root, file), "utf8").matchAll(/\bpath: "([^"]+)"/g)].map(([, path = ""]) => path),
);
