import { join } from "node:path";
import type { Plugin } from "vite";

const web = join(import.meta.dirname, "..");
const SHELL = join(web, "src/app/shell/shell-layout.tsx");
/** What visitors see first must not wait for what only the shell needs. */
const SITE = [join(web, "src/app/shell/site-layout.tsx"), join(web, "src/features/homepages/pages/landing-page.tsx")];
/** Modules that name everything there is; who imports them needs only what they take from them. */
const INDEXES: Readonly<Record<string, RegExp>> = {
  "lucide-react": /\/lucide-react\/dist\/esm\/lucide-react\.m?js$/,
  "radix-ui": /\/radix-ui\/dist\/index\.m?js$/,
};
const MESSAGES = join(web, ".paraglide/messages");
const MESSAGE_INDEX = new Set([join(web, ".paraglide/messages.js"), join(MESSAGES, "_index.js")]);

interface Parsed {
  importedIds: readonly string[];
  code: string;
}

export interface Part {
  holds: (id: string) => boolean;
}

/** Names that an index gives, each with the module it comes from: `export { default as Menu } from "…"`, `export * as Dialog from "…"`. */
function namesOf({ importedIds, code }: Parsed): Map<string, string> {
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
      const names = namesOf(source);
      const taken = new RegExp(`import\\s*\\{([^}]*)\\}\\s*from\\s*["']${index[0]}["']`, "g");
      for (const [, list = ""] of code.matchAll(taken))
        for (const name of list.split(",")) needs.push(names.get(name.trim().split(/\s+as\s+/)[0] ?? "") ?? "");
    } else needs.push(id);
  }
  return needs.filter(Boolean);
}

/**
 * The signed-in shell travels as one file instead of dozens of crumbs, each of which costs a request and compresses badly;
 * what it shares with the first pages of visitors is another. Both hold all that they import, so neither waits for the
 * other in a circle.
 */
export function shellChunks(): { plugin: Plugin; common: Part; shell: Part } {
  const parsed = new Map<string, Parsed>();

  function reach(ids: readonly string[]): Set<string> {
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
  const once = (make: () => Set<string>): Part => {
    let made: Set<string> | undefined;
    return { holds: (id) => (made ??= make()).has(id) };
  };
  return {
    plugin: {
      name: "kerkis:shell-chunks",
      moduleParsed: ({ id, importedIds, code }) => void parsed.set(id, { importedIds, code: code ?? "" }),
    },
    common: once(() => reach([SHELL]).intersection(reach(SITE))),
    shell: once(() => reach([SHELL])),
  };
}
