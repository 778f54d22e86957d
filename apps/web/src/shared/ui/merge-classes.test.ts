import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { twMerge } from "tailwind-merge";
import { expect, it } from "vitest";
import { mergeClasses } from "./merge-classes.ts";

/** Enough of each utility to meet every kind of value. */
const OF_EACH_UTILITY = 4;

const source = join(import.meta.dirname, "../..");
const texts = globSync("**/*.{ts,tsx}", { cwd: source })
  .filter((file) => !file.includes(".test."))
  .flatMap((file) =>
    Array.from(readFileSync(join(source, file), "utf8").matchAll(/"([^"\n]*)"/g), ([, text = ""]) => text),
  );

const isTailwind = (name: string): boolean => twMerge(`${name} x ${name}`) === `x ${name}`;
const utilityOf = (name: string): string => name.replace(/^(?:[a-z-]+:)+/, "");
const utilities = [...new Set(texts.flatMap((text) => text.split(/\s+/)).map(utilityOf))].filter(isTailwind);
const seen = new Map<string, number>();
const sample = utilities.toSorted().filter((name) => {
  const start = name.replace(/-[^-]*$/, "");
  seen.set(start, (seen.get(start) ?? 0) + 1);
  return (seen.get(start) ?? 0) <= OF_EACH_UTILITY;
});

it("of two utilities in the source, the same ones override each other as in tailwind-merge", () => {
  expect(sample.length).toBeGreaterThan(200);
  const differing: string[] = [];
  for (const first of sample) {
    for (const second of sample) {
      const both = `${first} ${second}`;
      // A clamp hides what overflows in either direction; the library thinks of both together alone.
      if (/^overflow-[xy]-\S+ line-clamp/.test(both)) continue;
      if (mergeClasses(both) !== twMerge(both)) differing.push(both);
    }
  }
  expect(differing).toEqual([]);
});

it.each([
  ["px-4 py-2 p-3", "p-3"],
  ["p-3 px-4", "p-3 px-4"],
  ["hover:bg-muted bg-surface hover:bg-primary", "bg-surface hover:bg-primary"],
  ["group-data-[state=open]:h-4 h-5", "group-data-[state=open]:h-4 h-5"],
  ["h-4! h-5", "h-4! h-5"],
  ["text-muted-foreground text-sm text-danger", "text-sm text-danger"],
  ["tnum display tnum", "display tnum"],
  ["size-auto h-4 w-6", "h-4 w-6"],
])("%s becomes %s", (classes, expected) => {
  expect(mergeClasses(classes)).toBe(expected);
});
