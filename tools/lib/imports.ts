import { existsSync, readFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { root } from "./paths.ts";
import { sourceFiles } from "./sources.ts";

const IMPORTED = /(?:\bfrom|\bimport|\bimport\()\s*"([^"\n]+)"/g;

/** Where names that are no paths point to, for the files of a workspace. */
const NAMES: { of: string; name: RegExp; folder: string }[] = [
  { of: "", name: /^@kerkis\/contract\//, folder: "packages/contract/src/" },
  { of: "apps/server/", name: /^#test\//, folder: "apps/server/test/" },
  { of: "apps/server/", name: /^#/, folder: "apps/server/src/" },
  { of: "apps/web/", name: /^#(messages$|paraglide\/)/, folder: "" },
  { of: "apps/web/", name: /^#/, folder: "apps/web/src/" },
];

/** The file that an import in `file` names, relative to the checkout; undefined for packages and what is generated. */
function target(file: string, specifier: string): string | undefined {
  if (specifier.startsWith(".")) return posix.join(dirname(file), specifier.replace(/\?.*$/, ""));
  const known = NAMES.find(({ of, name }) => file.startsWith(of) && name.test(specifier));
  return known && known.folder !== "" ? specifier.replace(known.name, known.folder) : undefined;
}

/** Who imports each file, by path from the checkout's root; code is read as text, so a path in a comment counts as well. */
export function readImporters(base: string = root): Map<string, Set<string>> {
  const importers = new Map<string, Set<string>>();
  const loose = ["vitest.config.ts", "playwright.config.ts"].filter((file) => existsSync(join(base, file)));
  for (const file of [...sourceFiles(/\.(tsx?|mjs|css)$/, base), ...loose]) {
    for (const [, specifier = ""] of readFileSync(join(base, file), "utf8").matchAll(IMPORTED)) {
      const imported = target(file, specifier);
      if (imported === undefined) continue;
      const known = importers.get(imported) ?? new Set();
      importers.set(imported, known.add(file));
    }
  }
  return importers;
}

/** `files`, and all that import them, however far away. */
export function reachedFrom(
  files: readonly string[],
  importers: ReadonlyMap<string, ReadonlySet<string>>,
): Set<string> {
  const reached = new Set(files);
  // A set that grows while it is read is read to its end.
  for (const file of reached) for (const importer of importers.get(file) ?? []) reached.add(importer);
  return reached;
}
