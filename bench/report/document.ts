// docs/benchmarks.md: the sections of a run; what another command measured, or a hand wrote, stays.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const FILE = join(import.meta.dirname, "../..", "docs", "benchmarks.md");

export interface Section {
  title: string;
  /** What stands below the title, with a line end. */
  text: string;
}

const HEAD =
  "# Benchmarks\n\nWhat `npm run bench` and its measurements of their own (`-- scale`, `phone`, `workflows`, `calls`, `files`) measured last.";

/** The document with these sections first, and after them those that it has besides. */
export function withSections(document: string, sections: readonly Section[]): string {
  const [, ...parts] = document.split(/^## /m);
  const kept = parts
    .map((part): Section => {
      const [title = "", ...lines] = part.split("\n");
      return { title, text: lines.join("\n") };
    })
    .filter(({ title }) => !sections.some((written) => written.title === title));
  const texts = [...sections, ...kept].map(({ title, text }) => `## ${title}\n\n${text.trim()}`);
  return `${[HEAD, ...texts].join("\n\n")}\n`;
}

export const writeSections = (sections: readonly Section[]): void =>
  writeFileSync(FILE, withSections(readFileSync(FILE, "utf8"), sections));
