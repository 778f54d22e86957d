// docs/benchmarks.md: the sections of a run; what another command measured, or a hand wrote, stays.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const FILE = join(import.meta.dirname, "../..", "docs", "benchmarks.md");

export interface Section {
  title: string;
  /** What stands below the title, with a line end. */
  text: string;
}

/** Puts sections in place of those with their titles; new ones come last. */
export function withSections(document: string, sections: readonly Section[]): string {
  const [head = "", ...parts] = document.split(/^## /m);
  const kept = parts.map((part): Section => {
    const [title = "", ...lines] = part.split("\n");
    return { title, text: lines.join("\n").trim() };
  });
  const written = new Map([...kept, ...sections].map(({ title, text }) => [title, text.trim()]));
  return [head.trim(), ...[...written].map(([title, text]) => `## ${title}\n\n${text}`)].join("\n\n") + "\n";
}

export const writeSections = (sections: readonly Section[]): void =>
  writeFileSync(FILE, withSections(readFileSync(FILE, "utf8"), sections));
