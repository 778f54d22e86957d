/** What the database and JSON can keep at all: no null character, no half of a surrogate pair. */
export const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes("\u0000");

/** The same text as it can be kept: what cannot is left out or shown as the replacement character. */
export const toStorable = (text: string): string => text.replaceAll("\u0000", "").toWellFormed();

/** The beginning of a text, without half of a character where one was cut in two. */
export const beginningOf = (text: string, length: number): string =>
  text.slice(0, length).replace(/[\ud800-\udbff]$/, "");

/** Where in an input a text cannot be kept, names of fields included; null when all of it can. */
export function unstorablePath(input: unknown, path: readonly string[] = []): readonly string[] | null {
  if (typeof input === "string") return isStorable(input) ? null : path;
  if (typeof input !== "object" || input === null) return null;
  for (const [name, value] of Object.entries(input)) {
    const found = isStorable(name) ? unstorablePath(value, [...path, name]) : path;
    if (found) return found;
  }
  return null;
}
