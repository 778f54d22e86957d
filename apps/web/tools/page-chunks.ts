import { join } from "node:path";
import type { Plugin, Rolldown } from "vite";

const web = join(import.meta.dirname, "..");
const SHELL = join(web, "src/app/shell/shell-layout.tsx");
const ROUTES = join(web, "src/app/routes.ts");
const QUIET = join(web, "src/app/browser/quiet-parts.tsx");
/** What visitors see first must not wait for what only the shell or other pages need. */
const SITE = [
  join(web, "src/app/shell/site/site-layout.tsx"),
  join(web, "src/features/homepages/pages/landing-page.tsx"),
];
/** What visitors load beside it, none of which may bring the shell along for the little they share. */
const MEASURE = join(web, "src/shared/metrics/measure.ts");
const TOASTS = join(web, "src/shared/ui/overlays/toast-view.tsx");
const SIGN_IN = join(web, "src/features/identity/pages/sign-in-page.tsx");
const SIGN_UP = join(web, "src/features/identity/pages/sign-up-page.tsx");
const CHAT = join(web, "src/features/assistant/assistant.public.tsx");
/** The contract and the client library, which come with the first call. */
const CLIENT = join(web, "src/shared/api/client-link.ts");
/** The landing page's own parts and texts; no other page needs them. */
const LANDING = /\/homepages[/_]/;
/** Modules that name everything there is; who imports them needs only what they take from them. */
const INDEXES: Readonly<Record<string, RegExp>> = {
  "lucide-react": /\/lucide-react\/dist\/esm\/lucide-react\.m?js$/,
  "radix-ui": /\/radix-ui\/dist\/index\.m?js$/,
  "@tanstack/react-query": /\/@tanstack\/react-query\/build\/modern\/index\.js$/,
  "@tanstack/query-core": /\/@tanstack\/query-core\/build\/modern\/index\.js$/,
};
const MESSAGES = join(web, ".paraglide/messages");
const MESSAGE_INDEX = new Set([join(web, ".paraglide/messages.js"), join(MESSAGES, "_index.js")]);

interface Parsed {
  importedIds: readonly string[];
  code: string;
}

type CodeSplittingGroup = NonNullable<
  Exclude<Rolldown.OutputOptions["codeSplitting"], boolean | undefined>["groups"]
>[number];

/**
 * Names that an index gives, each with the module it comes from: `export { default as Menu } from "…"`,
 * `export * as Dialog from "…"`, `export * from "…"`.
 */
function namesOf({ importedIds, code }: Parsed, parsed: ReadonlyMap<string, Parsed>): Map<string, string> {
  const names = new Map<string, string>();
  const sources = [...new Set([...code.matchAll(/\bfrom\s*["']([^"']+)["']/g)].map(([, source = ""]) => source))];
  const idOf = new Map(sources.map((source, index) => [source, importedIds[index] ?? ""]));
  for (const [, list, star, source = ""] of code.matchAll(
    /(?:export|import)\s*(?:\{([^}]*)\}|\*\s*as\s+(\w+))\s*from\s*["']([^"']+)["']/g,
  )) {
    const given = star ?? list ?? "";
    for (const name of given.split(","))
      names.set(
        name
          .trim()
          .split(/\s+as\s+/)
          .at(-1) ?? "",
        idOf.get(source) ?? "",
      );
  }
  for (const [, source = ""] of code.matchAll(/export\s*\*\s*from\s*["']([^"']+)["']/g)) {
    const whole = parsed.get(idOf.get(source) ?? "");
    if (whole) for (const [name, id] of namesOf(whole, parsed)) names.set(name, id);
  }
  return names;
}

/** What a module really needs of those it imports. */
function needsOf({ importedIds, code }: Parsed, parsed: ReadonlyMap<string, Parsed>): string[] {
  const needs: string[] = [];
  for (const id of importedIds) {
    const index = Object.entries(INDEXES).find(([, pattern]) => pattern.test(id));
    const source = parsed.get(id);
    if (MESSAGE_INDEX.has(id)) {
      for (const [, name = ""] of code.matchAll(/\bm\.([a-z]\w+)/g)) needs.push(join(MESSAGES, `${name}.js`));
    } else if (index && source) {
      const names = namesOf(source, parsed);
      const taken = new RegExp(`import\\s*\\{([^}]*)\\}\\s*from\\s*["']${index[0]}["']`, "g");
      for (const [, list = ""] of code.matchAll(taken))
        for (const name of list.split(",")) needs.push(names.get(name.trim().split(/\s+as\s+/)[0] ?? "") ?? "");
    } else needs.push(id);
  }
  return needs.filter(Boolean);
}

/**
 * Files instead of dozens of crumbs, each of which costs a request and compresses badly. Each holds all that it imports but
 * what those before it hold, so none waits for another in a circle:
 * start, what every page needs; common, what the landing page shares with the others; routes, all of them; quiet, what
 * nobody sees at first; dialog; shell, the signed-in one; site, what the landing page shows and other pages show too;
 * client, what calls the API.
 */
export function pageChunks(): { plugin: Plugin; groups: CodeSplittingGroup[] } {
  const parsed = new Map<string, Parsed>();

  function reach(...ids: readonly string[]): Set<string> {
    const found = new Set<string>();
    const waiting = [...ids];
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
      if (found.has(id)) continue;
      found.add(id);
      const module = parsed.get(id);
      if (module) waiting.push(...needsOf(module, parsed));
    }
    return found;
  }
  const group = (name: string, priority: number, modules: () => Set<string>): CodeSplittingGroup => {
    let made: Set<string> | undefined;
    return { name, priority, test: (id) => (made ??= modules()).has(id) };
  };
  return {
    plugin: {
      name: "kerkis:page-chunks",
      moduleParsed: ({ id, importedIds, code }) => void parsed.set(id, { importedIds, code: code ?? "" }),
    },
    groups: [
      { name: "start", tags: ["$initial"], priority: 8 },
      group("common", 7, () => reach(SHELL, ROUTES, QUIET).intersection(reach(...SITE))),
      group("routes", 6, () => reach(ROUTES)),
      group("quiet", 5, () => reach(QUIET).union(reach(SHELL).intersection(reach(MEASURE, TOASTS, SIGN_IN, CHAT)))),
      group("dialog", 4, () => reach(SHELL).intersection(reach(SIGN_UP))),
      group("shell", 3, () => reach(SHELL)),
      group("site", 2, () => new Set([...reach(...SITE)].filter((id) => !LANDING.test(id)))),
      group("client", 1, () => reach(CLIENT)),
    ],
  };
}
