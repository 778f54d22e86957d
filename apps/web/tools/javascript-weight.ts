/** What pages cost in JavaScript: every file that a first view loads, as it travels. */
import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { type PageModules, PAGES_FILE, type SectionModules } from "./page-modules.ts";
import { type BuildManifest, FRAMES, keyOf, withImports } from "./precached-files.ts";

export interface JavascriptWeight {
  page: string;
  files: number;
  /** As sent to browsers that take Brotli. */
  bytes: number;
  /** Most that it may be. */
  limit: number;
}

const KB = 1024;
const LANDING = 115 * KB;
const FRAME = 150 * KB;
/** What comes with the first call of the API. */
const CALLS = 12 * KB;
const SCREEN = 45 * KB;

/** Reads a client build (dist/client, precompressed): the landing page, the signed-in frame, and what each screen adds to its frame. */
export function javascriptWeights(client: string): JavascriptWeight[] {
  const manifest: BuildManifest = JSON.parse(readFileSync(join(client, ".vite/manifest.json"), "utf8"));
  const pages: PageModules[] = JSON.parse(readFileSync(join(client, PAGES_FILE), "utf8"));
  const entry = Object.entries(manifest).find(([, { isEntry }]) => isEntry)?.[0];
  if (!entry) throw new Error(`The web build in ${client} has no entry.`);
  const filesOf = (parts: readonly string[]): Set<string> => {
    const keys = new Set<string>();
    for (const part of parts) withImports(manifest, keyOf(manifest, part), keys);
    return new Set([...keys].flatMap((key) => manifest[key]?.file ?? []).filter((file) => file.endsWith(".js")));
  };
  const weigh = (page: string, files: ReadonlySet<string>, limit: number): JavascriptWeight => {
    const bytes = [...files].reduce((total, file) => total + weightOf(join(client, file)), 0);
    return { page, files: files.size, bytes, limit };
  };
  const landing = pages.find(({ path }) => path === "/")?.modules ?? [];
  return [
    weigh("landing page", filesOf([entry, ...FRAMES.site, ...landing]), LANDING),
    weigh("signed-in frame", filesOf([entry, ...FRAMES.shell]), FRAME),
    weigh("first call of the API", filesOf(["client"]).difference(filesOf([entry, ...FRAMES.shell])), CALLS),
    ...pages.flatMap(({ path, modules, frame, sections }) =>
      shownOf(path, sections).map(({ page, section }) =>
        weigh(page, filesOf([...modules, ...section]).difference(filesOf([entry, ...FRAMES[frame]])), SCREEN),
      ),
    ),
  ];
}

/** A page once for each of its sections. */
function shownOf(path: string, sections: SectionModules | undefined): { page: string; section: string[] }[] {
  if (!sections) return [{ page: path, section: [] }];
  return Object.entries(sections.modules).map(([name, module]) => ({
    page: name === sections.first ? path : `${path}?${sections.param}=${name}`,
    section: [module],
  }));
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
