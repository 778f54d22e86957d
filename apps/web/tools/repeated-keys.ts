import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { messageFolders } from "./message-project.ts";

/**
 * Message keys that stand in more than one folder. The message compiler keeps one without a word, or never ends.
 * @returns one line for each key, with its folders
 */
export function repeatedKeys(web: string): string[] {
  const foldersOf = new Map<string, Set<string>>();
  for (const folder of messageFolders(web)) {
    for (const language of ["el", "en"]) {
      const { $schema: _, ...messages } = z
        .record(z.string(), z.unknown())
        .parse(JSON.parse(readFileSync(join(web, folder, `${language}.json`), "utf8")));
      for (const key of Object.keys(messages)) foldersOf.set(key, (foldersOf.get(key) ?? new Set()).add(folder));
    }
  }
  return [...foldersOf].flatMap(([key, folders]) =>
    folders.size > 1 ? [`${key}: stands in two places, ${[...folders].join(" and ")}`] : [],
  );
}
