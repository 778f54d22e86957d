import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Language } from "@kerkis/contract/core/text/languages.ts";
import type { RenderInput } from "@kerkis/contract/core/happenings/rendering.ts";
import { createCriticalCss } from "./critical-css.ts";

/** Fonts of the first paint: the headline's, and the text's in the page's language. Letters beyond them load when met. */
const PRELOADED_FONTS: Record<Language, readonly RegExp[]> = {
  el: [/\/literata-display-[^/]*\.woff2$/, /\/sofia-greek-[^/]*\.woff2$/, /\/sofia-latin-[^/]*\.woff2$/],
  en: [/\/literata-display-[^/]*\.woff2$/, /\/sofia-latin-[^/]*\.woff2$/],
};
const EXTENDED = /-ext-[^/]*\.woff2$/;
/** What the build says of its pages (apps/web/tools/page-modules.ts), and what each begins with beside the entry. */
const PAGES_FILE = ".vite/pages.json";
const FRAMES = { shell: ["base", "shell"], site: ["site"] } as const;

interface Page {
  path: string;
  modules: string[];
  frame: keyof typeof FRAMES;
  /** Parts of which it shows one, as the address says. */
  sections?: { param: string; first: string; modules: Record<string, string> };
}

interface ManifestChunk {
  file: string;
  name?: string;
  isEntry?: boolean;
  imports?: string[];
  css?: string[];
  assets?: string[];
}

/** What every page needs in its head, read once from the build's manifest. */
export interface PageAssets {
  /** Styles that a page needs for its first paint, and where all of them are. */
  styles: (html: string) => string;
  /** The entry, and what the page at an address begins with, so that nothing waits to be discovered. */
  scripts: (url: URL) => string;
  fonts: readonly string[];
}

/** Reads the client build. Throws when there is none: the server must not start without its pages. */
export async function readAssets(client: string): Promise<PageAssets> {
  const manifest: Record<string, ManifestChunk> = JSON.parse(
    await readFile(join(client, ".vite/manifest.json"), "utf8"),
  );
  const entry = Object.values(manifest).find((chunk) => chunk.isEntry);
  if (!entry) throw new Error(`The web build in ${client} has no entry. Run the build again.`);
  const styleFile = [...(entry.css ?? []), ...Object.values(manifest).map(({ file }) => file)].find((file) =>
    file.endsWith(".css"),
  );
  if (!styleFile) throw new Error(`The web build in ${client} has no stylesheet. Run the build again.`);
  const pages: Page[] = JSON.parse(await readFile(join(client, PAGES_FILE), "utf8"));
  const chunkOf = (part: string) => manifest[part] ?? Object.values(manifest).find(({ name }) => name === part);
  const filesOf = (chunk: ManifestChunk | undefined): string[] =>
    chunk ? [chunk.file, ...(chunk.imports ?? []).flatMap((name) => filesOf(manifest[name]))] : [];
  const preloads = (page: Page | undefined, url: URL): string => {
    const parts = page ? [...FRAMES[page.frame], ...page.modules, ...sectionOf(page, url)].map(chunkOf) : [];
    return [...new Set([entry, ...parts].flatMap(filesOf))]
      .filter((file) => file !== entry.file)
      .map((file) => `<link rel="modulepreload" fetchpriority="low" href="/${file}">`)
      .join("");
  };
  const pageAt = (pathname: string) => pages.find(({ path }) => matchesPath(path, pathname));
  const script = `<script type="module" fetchpriority="low" src="/${entry.file}"></script>`;
  return {
    styles: await readStyles(client, styleFile),
    scripts: (url) => preloads(pageAt(url.pathname), url) + script,
    fonts: Object.values(manifest)
      .flatMap(({ file, assets = [] }) => assets.concat(file))
      .filter((file, index, all) => file.endsWith(".woff2") && !EXTENDED.test(file) && all.indexOf(file) === index),
  };
}

/** The browser's entry turns the preloaded file into the page's stylesheet (apps/web/src/app/browser/remaining-styles.ts). */
async function readStyles(client: string, file: string): Promise<(html: string) => string> {
  const critical = createCriticalCss(await readFile(join(client, file), "utf8"));
  const rest =
    `<link rel="preload" as="style" fetchpriority="low" href="/${file}" data-styles>` +
    `<noscript><link rel="stylesheet" href="/${file}"></noscript>`;
  return (html) => `<style>${critical(html).replaceAll("</style", "<\\/style")}</style>${rest}`;
}

/** The section that an address asks for, or the page's first. */
function sectionOf({ sections }: Page, { searchParams }: URL): string[] {
  if (!sections) return [];
  const { param, first, modules } = sections;
  const module = modules[searchParams.get(param) ?? first] ?? modules[first];
  return module === undefined ? [] : [module];
}

/** Whether a route's path, parameters included, is this address. */
function matchesPath(path: string, pathname: string): boolean {
  const [wanted = [], given = []] = [path, pathname].map((text) => text.split("/").filter(Boolean));
  return wanted.length === given.length && wanted.every((part, at) => part.startsWith("$") || part === given[at]);
}

/** Puts fonts, styles and scripts at the end of the head. */
export function withAssets(html: string, assets: PageAssets, { url, language }: RenderInput): string {
  const fonts = assets.fonts
    .filter((file) => PRELOADED_FONTS[language].some((pattern) => pattern.test(`/${file}`)))
    .map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`);
  return html.replace("</head>", () => `${fonts.join("")}${assets.styles(html)}${assets.scripts(new URL(url))}</head>`);
}
