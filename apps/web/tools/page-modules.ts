import { dirname, join, relative } from "node:path";
import type { Plugin } from "vite";

const web = join(import.meta.dirname, "..");
/** Of the build's files, beside Vite's own manifest: nothing that a browser asks for. */
export const PAGES_FILE = ".vite/pages.json";

/** A page by its route's path, and the modules that it begins with, as the manifest names them. */
export interface PageModules {
  path: string;
  /** Its feature's routes, and the page itself. */
  modules: string[];
  /** Inside the application's shell, or outside it (site). */
  frame: "shell" | "site";
  /** Parts with code of their own, of which it shows one (shared/routing/page-sections.ts). */
  sections: SectionModules | undefined;
}

export interface SectionModules {
  /** What of the address names the part. */
  param: string;
  first: string;
  modules: Record<string, string>;
}

const OWN = join(web, "src/");
const ROUTES = /\.routes\.tsx$/;
const ONE_ROUTE = /createRoute\(/;
const PATH = /\bpath:\s*["'`]([^"'`]+)["'`]/;
const PAGE = /import\(\s*["'`](\.[^"'`]*-page\.tsx)["'`]\s*\)/;
const PARENT = /getParentRoute:\s*\(\)\s*=>\s*(\w+)/;

const SECTIONS = /\bsectionsBy\(\s*["'`](\w+)["'`],\s*["'`]([\w-]+)["'`]/;
const SECTION = /["'`]?([\w-]+)["'`]?:\s*pageSection\(\s*\(\)\s*=>\s*import\(\s*["'`](\.[^"'`]*)["'`]\s*\)/g;

type MadePage = Pick<PageModules, "path" | "frame"> & { routes: string; page: string };

/** The pages that a file of routes makes. Throws where a route with a path names no page, so that none is forgotten. */
export function pagesOfRoutes(file: string, code: string): MadePage[] {
  return code
    .split(ONE_ROUTE)
    .slice(1)
    .map((route) => {
      const [path, page, parent] = [PATH, PAGE, PARENT].map((pattern) => pattern.exec(route)?.[1]);
      if (path === undefined || page === undefined || parent === undefined)
        throw new Error(`${file}: a route says its path, its parent and import("….-page.tsx"): ${path ?? route}`);
      return { path, routes: file, page: join(dirname(file), page), frame: parent === "siteRoute" ? "site" : "shell" };
    });
}

/** The sections that the files of a page make between them: one says what of the address chooses, any may make some. */
export function sectionsOfPage(files: readonly { id: string; code: string }[]): SectionModules | undefined {
  const [, param, first] = files.map(({ code }) => SECTIONS.exec(code)).find((found) => found !== null) ?? [];
  if (param === undefined || first === undefined) return undefined;
  const found = files.flatMap(({ id, code }) =>
    [...code.matchAll(SECTION)].map(([, name = "", file = ""]): [string, string] => [
      name,
      keyOf(join(dirname(id), file)),
    ]),
  );
  return { param, first, modules: Object.fromEntries(found) };
}

const keyOf = (module: string): string => relative(web, module).replaceAll("\\", "/");

/** Writes which modules each page begins with, for the server's preloads and for the scales. */
export function pageModules(): Plugin {
  const made: MadePage[] = [];
  /** Files that make sections, by their id. */
  const making = new Map<string, string>();
  return {
    name: "kerkis:page-modules",
    moduleParsed: ({ id, code }) => {
      if (ROUTES.test(id)) made.push(...pagesOfRoutes(id, code ?? ""));
      if (code?.includes("pageSection(")) making.set(id, code);
    },
    generateBundle() {
      /** What the manifest of a feature loads, which may have its routes from several files. */
      const loadedAs = (id: string): string => {
        const info = this.getModuleInfo(id);
        const [importer] = info?.importers ?? [];
        return importer === undefined || (info?.dynamicImporters.length ?? 0) > 0 ? id : loadedAs(importer);
      };
      const sectionsOf = (page: string): SectionModules | undefined => {
        const reached = new Set([page]);
        for (const id of reached)
          for (const imported of this.getModuleInfo(id)?.importedIds ?? [])
            if (imported.startsWith(OWN)) reached.add(imported);
        return sectionsOfPage([...reached].flatMap((id) => ({ id, code: making.get(id) ?? "" })));
      };
      const pages = made.map(({ path, routes, page, frame }): PageModules => {
        return { path, modules: [keyOf(loadedAs(routes)), keyOf(page)], frame, sections: sectionsOf(page) };
      });
      this.emitFile({ type: "asset", fileName: PAGES_FILE, source: JSON.stringify(pages) });
    },
  };
}
