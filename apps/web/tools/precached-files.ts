/** A file of the client build, as Vite's manifest lists it. */
export interface BuiltFile {
  file: string;
  /** Of a chunk that was grouped (page-chunks.ts). */
  name?: string;
  src?: string;
  isEntry?: boolean;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
  assets?: string[];
}
export type BuildManifest = Readonly<Record<string, BuiltFile>>;

/** Groups of page-chunks.ts: what a page begins with beside the entry, inside the application's shell and outside it. */
export const FRAMES = { shell: ["base", "shell"], site: ["site"] } as const;
/** The routes of every feature, so that any address opens. */
const ROUTES = /\.routes\.tsx$/;

/** What the empty application needs beside its entry to open any address and say how things stand. */
const SHELL_PARTS = [
  ...FRAMES.shell,
  "quiet",
  "src/app/shell/offline-notice.tsx",
  "src/shared/offline/offline-copy.ts",
  "client",
  "src/shared/ui/overlays/toast-view.tsx",
  "src/app/errors/not-found-page.tsx",
  "src/features/dashboard/pages/dashboard-page.tsx",
  // Where one is after signing out without a server.
  "src/features/identity/pages/sign-in-page.tsx",
  "src/features/identity/components/sign-in/sign-in-form.tsx",
];
/** Letters beyond Greek and Latin load when they are met. */
const FONTS = /\/(literata-display|sofia-greek|sofia-latin)-(?!ext-)[^/]*\.woff2$/;

/** The manifest's key of a module or of a group. Throws when the build has none, so that a moved file is noticed. */
export function keyOf(manifest: BuildManifest, part: string): string {
  const key = manifest[part] ? part : Object.keys(manifest).find((key) => manifest[key]?.name === part);
  if (key === undefined) throw new Error(`${part} is no file of its own in the web build.`);
  return key;
}

/** Every file that loads with one, itself included. */
export function withImports(manifest: BuildManifest, key: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk || found.has(key)) return found;
  found.add(key);
  for (const imported of chunk.imports ?? []) withImports(manifest, imported, found);
  return found;
}

/** The files that the service worker keeps from its installation on. Throws when the build has no entry. */
export function precachedFiles(manifest: BuildManifest): { entry: string; files: string[] } {
  const entry = Object.entries(manifest).find(([, chunk]) => chunk.isEntry);
  if (!entry) throw new Error("The client build has no entry. Build it first.");
  const keys = new Set<string>();
  const routes = Object.keys(manifest).filter((key) => ROUTES.test(key));
  for (const part of [entry[0], ...SHELL_PARTS, ...routes]) withImports(manifest, keyOf(manifest, part), keys);
  const chunks = [...keys].flatMap((key) => manifest[key] ?? []);
  const all = Object.values(manifest).flatMap(({ file, css = [], assets = [] }) => css.concat(assets, file));
  const files = [
    ...chunks.map(({ file }) => file),
    ...all.filter((file) => file.endsWith(".css")),
    ...all.filter((file) => FONTS.test(`/${file}`)),
  ];
  return { entry: entry[1].file, files: [...new Set(files)].toSorted() };
}
