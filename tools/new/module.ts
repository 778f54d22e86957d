import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Script } from "node:vm";
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
  /** Files of a browser side that stands already, with what a new one would say: theirs to take over by hand. */
  kept: Map<string, string>;
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

/** Whether no variable may have this name: `import`, `case`. */
function isReserved(name: string): boolean {
  try {
    return !new Script(`"use strict"; const ${name} = 0;`);
  } catch {
    return true;
  }
}

/** @throws Error where the name cannot be one, in a sentence for whoever typed it */
function checkNames({ many, one, el, en }: ModuleNames, known: (path: string) => boolean): void {
  if (![many, one].every((name) => /^[a-z]{3,24}$/.test(name)) || many === one) {
    throw new Error("A module has the plural of one English word for a name: events. Say --one when it is irregular.");
  }
  // The singular becomes a variable's name.
  if (isReserved(one)) throw new Error(`"${one}" is a word of the language: say another singular with --one.`);
  if (!el || !en || /["\\{}]/.test(el + en)) throw new Error("Say what it is called: --el Εκδηλώσεις --en Events.");
  // Screens may come before their module; where contract or server stand there is nothing left to lay out.
  const taken = [SIDES["contract"], SIDES["server"]].find((folder) => folder && known(folder(many)));
  if (taken) throw new Error(`${taken(many)} is there already.`);
}

/** Messages that stand, followed by those they have not. */
function withMessages(standing: string, added: string): string {
  const [own, more] = [standing, added].map((text) => JSON.parse(text) as Record<string, unknown>);
  return `${JSON.stringify({ ...own, ...more, ...own }, null, 2)}\n`;
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
  const changed = new Map<string, string>();
  const kept = new Map<string, string>();
  for (const [side, folder] of Object.entries(SIDES)) {
    for (const name of readdirSync(join(TEMPLATES, side), { recursive: true, encoding: "utf8" })) {
      if (!name.endsWith(".txt")) continue;
      const place = name
        .replaceAll("\\", "/")
        .replace("NAME", names.many)
        .replace(/\.txt$/, "");
      const path = `${folder(names.many)}/${place}`;
      const text = filled(readFileSync(join(TEMPLATES, side, name), "utf8"));
      if (!known(path)) files.set(path, text);
      else if (path.endsWith(".json")) changed.set(path, withMessages(read(path), text));
      else kept.set(path, text);
    }
  }
  for (const [path, line] of Object.entries(LISTS)) {
    const list = read(path);
    if (!list.includes(filled(line))) changed.set(path, `${list}${filled(line)}\n`);
  }
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
  return { files, changed, kept };
}
