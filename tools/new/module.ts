import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { MODULES } from "../validate/structure.ts";

/** What a module is called: its folder, one of its records, its title in both languages. */
export interface ModuleNames {
  many: string;
  one: string;
  el: string;
  en: string;
}

/** A new module as files, by path, and the lines that the rest of the project gets for it. */
export interface Layout {
  files: Map<string, string>;
  /** Files that stand already, as they become. */
  changed: Map<string, string>;
}

const TEMPLATES = join(import.meta.dirname, "templates");
const SIDES: Record<string, (name: string) => string> = {
  contract: (name) => `packages/contract/src/${name}`,
  server: (name) => `apps/server/src/modules/${name}`,
  web: (name) => `apps/web/src/features/${name}`,
};

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** The lists that have a line for each module, with the line. */
const LISTS: Record<string, string> = {
  "packages/contract/src/module-contracts.ts":
    'export { {{many}}Contract as {{many}} } from "./{{many}}/{{many}}.contract.ts";',
  "packages/contract/src/module-endpoints-el.ts":
    'export { {{many}}El as {{many}} } from "./{{many}}/endpoints-el.texts.ts";',
  "apps/server/src/app/module-list.ts": 'export { {{many}}Module } from "#modules/{{many}}/{{many}}.module.ts";',
  "apps/web/src/app/feature-list.ts": 'export { {{many}}Feature } from "#features/{{many}}/{{many}}.feature.ts";',
};
const SCREENS = "e2e/support/screen-list.ts";
const SCREEN_BEFORE = "  notifications: (";
const STRUCTURE = "tools/validate/structure.ts";
/** The last words of the list of modules. */
const MODULES_END = /"(?= *\n *\)\.split)/;

/** @throws Error where the name cannot be one, in a sentence for whoever typed it */
function checkNames({ many, one, el, en }: ModuleNames, known: (path: string) => boolean): void {
  if (![many, one].every((name) => /^[a-z]{3,24}$/.test(name)) || many === one) {
    throw new Error("A module has the plural of one English word for a name: events. Say --one when it is irregular.");
  }
  if (!el || !en || /["\\{}]/.test(el + en)) throw new Error("Say what it is called: --el Εκδηλώσεις --en Events.");
  const taken = Object.values(SIDES).find((folder) => known(folder(many)));
  if (taken) throw new Error(`${taken(many)} is there already.`);
}

/**
 * Lays a module out: a list of the organization's records, from its table to its page.
 * @param read a file of the project; @param known whether a path is there
 * @throws Error when the names do not serve
 */
export function layOut(names: ModuleNames, read: (path: string) => string, known: (path: string) => boolean): Layout {
  checkNames(names, known);
  const words: Record<string, string> = { ...names, Many: capital(names.many), One: capital(names.one) };
  const filled = (text: string) => text.replaceAll(/\{\{(\w+)\}\}/g, (_, word: string) => words[word] ?? "");
  const files = new Map<string, string>();
  for (const [side, folder] of Object.entries(SIDES)) {
    for (const name of readdirSync(join(TEMPLATES, side), { recursive: true, encoding: "utf8" })) {
      if (!name.endsWith(".txt")) continue;
      const path = name
        .replaceAll("\\", "/")
        .replace("NAME", names.many)
        .replace(/\.txt$/, "");
      files.set(`${folder(names.many)}/${path}`, filled(readFileSync(join(TEMPLATES, side, name), "utf8")));
    }
  }
  const changed = new Map<string, string>();
  for (const [path, line] of Object.entries(LISTS)) changed.set(path, `${read(path)}${filled(line)}\n`);
  const screen = filled('  {{many}}: ({ founder }) => ({ path: "/{{many}}", person: founder }),\n');
  changed.set(
    SCREENS,
    read(SCREENS).replace(SCREEN_BEFORE, () => `${screen}${SCREEN_BEFORE}`),
  );
  if (!MODULES.has(names.many)) {
    changed.set(
      STRUCTURE,
      read(STRUCTURE).replace(MODULES_END, () => ` ${names.many}"`),
    );
  }
  return { files, changed };
}
