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
}

const ROUTES = /\.routes\.tsx$/;
const ONE_ROUTE = /createRoute\(/;
const PATH = /\bpath:\s*["'`]([^"'`]+)["'`]/;
const PAGE = /import\(\s*["'`](\.[^"'`]*-page\.tsx)["'`]\s*\)/;
const PARENT = /getParentRoute:\s*\(\)\s*=>\s*(\w+)/;

type MadePage = Omit<PageModules, "modules"> & { routes: string; page: string };

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

const keyOf = (module: string): string => relative(web, module).replaceAll("\\", "/");

/** Writes which modules each page begins with, for the server's preloads and for the scales. */
export function pageModules(): Plugin {
  const made: MadePage[] = [];
  return {
    name: "kerkis:page-modules",
    moduleParsed: ({ id, code }) => {
      if (ROUTES.test(id)) made.push(...pagesOfRoutes(id, code ?? ""));
    },
    generateBundle() {
      /** What the manifest of a feature loads, which may have its routes from several files. */
      const loadedAs = (id: string): string => {
        const info = this.getModuleInfo(id);
        const [importer] = info?.importers ?? [];
        return importer === undefined || (info?.dynamicImporters.length ?? 0) > 0 ? id : loadedAs(importer);
      };
      const pages = made.map(({ path, routes, page, frame }): PageModules => {
        return { path, modules: [keyOf(loadedAs(routes)), keyOf(page)], frame };
      });
      this.emitFile({ type: "asset", fileName: PAGES_FILE, source: JSON.stringify(pages) });
    },
  };
}
