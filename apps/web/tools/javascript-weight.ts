/** What a page costs in JavaScript: every file that its first view loads, as it travels. */
import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { type BuildManifest, keyOf, ROUTES_CHUNK, SHELL_CHUNK, withImports } from "./precached-files.ts";

export interface JavascriptWeight {
  page: string;
  files: number;
  /** As sent to browsers that take Brotli. */
  bytes: number;
  /** Most that it may be. */
  limit: number;
}

const KB = 1024;

/** Modules that a page loads beside the entry. */
const PAGES: readonly { page: string; modules: readonly string[]; limit: number }[] = [
  {
    page: "landing page",
    modules: ["common", "src/features/homepages/pages/landing-page.tsx"],
    limit: 120 * KB,
  },
  { page: "signed-in shell", modules: [ROUTES_CHUNK, SHELL_CHUNK], limit: 200 * KB },
];

/** Reads a client build (dist/client, precompressed). */
export function javascriptWeights(client: string): JavascriptWeight[] {
  const manifest: BuildManifest = JSON.parse(readFileSync(join(client, ".vite/manifest.json"), "utf8"));
  const entry = Object.entries(manifest).find(([, { isEntry }]) => isEntry)?.[0];
  if (!entry) throw new Error(`The web build in ${client} has no entry.`);
  return PAGES.map(({ page, modules, limit }) => {
    const keys = new Set<string>();
    for (const part of [entry, ...modules]) withImports(manifest, keyOf(manifest, part), keys);
    const files = [...keys].flatMap((key) => manifest[key]?.file ?? []).filter((file) => file.endsWith(".js"));
    const bytes = files.reduce((total, file) => total + weightOf(join(client, file)), 0);
    return { page, files: files.length, bytes, limit };
  });
}

/** Small files are sent as they are. */
const weightOf = (path: string): number => statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;

if (import.meta.main) {
  const client = process.argv[2] ?? join(import.meta.dirname, "../dist/client");
  for (const { page, files, bytes, limit } of javascriptWeights(client)) {
    const share = `${(bytes / KB).toFixed(1)} of ${limit / KB} KB`;
    console.log(`${page}: ${share} in ${files} files${bytes > limit ? " (too heavy)" : ""}`);
    if (bytes > limit) process.exitCode = 1;
  }
}
