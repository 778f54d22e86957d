import type { LucideIcon } from "lucide-react";
import { matchesText } from "@kerkis/contract/core/text/fold-text.ts";
import type { SearchResult } from "../hooks/use-search-results.ts";

/** A page or an action that the palette offers; the shell knows which. */
export interface PaletteCommand {
  /** The same thing always has the same key, so that it can be offered again. */
  key: string;
  group: "page" | "action";
  title: string;
  /** Other words that find it. */
  keywords?: string;
  icon: LucideIcon;
  /** Where it leads; or what it does. */
  path?: string;
  search?: Readonly<Record<string, string>>;
  run?: () => void;
}

/** A record that was chosen before, as it was called then. */
export interface RecentRecord {
  key: string;
  type: SearchResult["type"];
  title: string;
  path: string;
}

export type PaletteEntry =
  | { kind: "command"; key: string; command: PaletteCommand }
  | { kind: "record"; key: string; record: RecentRecord; subtitle?: string };

export interface PaletteGroup {
  name: "recent" | "page" | "record" | "action";
  entries: readonly PaletteEntry[];
}

export type Recent = { kind: "command"; key: string } | ({ kind: "record" } & RecentRecord);

const RECENT_SHOWN = 5;
const PAGES_FOUND = 6;

const ofCommand = (command: PaletteCommand): PaletteEntry => ({ kind: "command", key: command.key, command });

/** What the palette lists: for a text what matches it, records from the search after pages; otherwise what was chosen lately, then everything. */
export function paletteGroups(
  text: string,
  commands: readonly PaletteCommand[],
  results: readonly SearchResult[],
  recent: readonly Recent[],
): PaletteGroup[] {
  const groups = text === "" ? restingGroups(commands, recent) : matchingGroups(text, commands, results);
  return groups.filter(({ entries }) => entries.length > 0);
}

function matchingGroups(
  text: string,
  commands: readonly PaletteCommand[],
  results: readonly SearchResult[],
): PaletteGroup[] {
  const matching = commands.filter(({ title, keywords = "" }) => matchesText(`${title} ${keywords}`, text));
  const of = (group: PaletteCommand["group"]) => matching.filter((command) => command.group === group).map(ofCommand);
  const records = results
    .filter(({ type }) => type !== "page")
    .map(({ key, type, title, subtitle, path }): PaletteEntry => {
      return { kind: "record", key, record: { key, type, title, path }, subtitle };
    });
  return [
    { name: "page", entries: of("page").slice(0, PAGES_FOUND) },
    { name: "record", entries: records },
    { name: "action", entries: of("action") },
  ];
}

function restingGroups(commands: readonly PaletteCommand[], recent: readonly Recent[]): PaletteGroup[] {
  const latest = recent
    .flatMap((choice): PaletteEntry[] => {
      if (choice.kind === "record") return [{ kind: "record", key: choice.key, record: choice }];
      // A page that may no longer be opened is not offered, however lately it was.
      const command = commands.find(({ key }) => key === choice.key);
      return command ? [ofCommand(command)] : [];
    })
    .slice(0, RECENT_SHOWN);
  const shown = new Set(latest.map(({ key }) => key));
  const rest = (group: PaletteCommand["group"]) =>
    commands.filter((command) => command.group === group && !shown.has(command.key)).map(ofCommand);
  return [
    { name: "recent", entries: latest },
    { name: "page", entries: rest("page") },
    { name: "action", entries: rest("action") },
  ];
}
