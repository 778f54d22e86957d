import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Language } from "@kerkis/contract/core/languages.ts";

/** Above this the stylesheet is linked instead of written into every page. */
const INLINE_CSS_MAX_BYTES = 60 * 1024;
/** Fonts of the first paint: the headline's, and the text's in the page's language. Letters beyond them load when met. */
const PRELOADED_FONTS: Record<Language, readonly RegExp[]> = {
  el: [/\/literata-display-[^/]*\.woff2$/, /\/sofia-greek-[^/]*\.woff2$/, /\/sofia-latin-[^/]*\.woff2$/],
  en: [/\/literata-display-[^/]*\.woff2$/, /\/sofia-latin-[^/]*\.woff2$/],
};
const EXTENDED = /-ext-[^/]*\.woff2$/;

interface ManifestChunk {
  file: string;
  isEntry?: boolean;
  imports?: string[];
  css?: string[];
  assets?: string[];
}

/** What every page needs in its head, read once from the build's manifest. */
export interface PageAssets {
  styles: string;
  scripts: string;
  fonts: readonly string[];
}

/** Reads the client build. Throws when there is none: the server must not start without its pages. */
export async function readAssets(client: string): Promise<PageAssets> {
  const manifest: Record<string, ManifestChunk> = JSON.parse(await readFile(join(client, ".vite/manifest.json"), "utf8"));
  const entry = Object.values(manifest).find((chunk) => chunk.isEntry);
  if (!entry) throw new Error(`The web build in ${client} has no entry. Run the build again.`);
  const styleFiles = new Set([...(entry.css ?? []), ...Object.values(manifest).flatMap(({ file }) => (file.endsWith(".css") ? [file] : []))]);
  const styles = await Promise.all([...styleFiles].map((file) => styleTag(client, file)));
  const preloads = (entry.imports ?? []).map((name) => manifest[name]?.file).filter((file) => file !== undefined);
  return {
    styles: styles.join(""),
    scripts: [
      ...preloads.map((file) => `<link rel="modulepreload" fetchpriority="low" href="/${file}">`),
      `<script type="module" fetchpriority="low" src="/${entry.file}"></script>`,
    ].join(""),
    fonts: Object.values(manifest)
      .flatMap(({ file, assets = [] }) => [file, ...assets])
      .filter((file, index, all) => file.endsWith(".woff2") && !EXTENDED.test(file) && all.indexOf(file) === index),
  };
}

async function styleTag(client: string, file: string): Promise<string> {
  const css = await readFile(join(client, file), "utf8");
  if (Buffer.byteLength(css) > INLINE_CSS_MAX_BYTES) return `<link rel="stylesheet" href="/${file}">`;
  return `<style>${css.replaceAll("</style", "<\\/style")}</style>`;
}

/** Puts fonts, styles and the entry script at the end of the head. */
export function withAssets(html: string, assets: PageAssets, language: Language): string {
  const fonts = assets.fonts
    .filter((file) => PRELOADED_FONTS[language].some((pattern) => pattern.test(`/${file}`)))
    .map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`);
  return html.replace("</head>", () => `${fonts.join("")}${assets.styles}${assets.scripts}</head>`);
}
