import * as z from "zod";

const variants = z
  .array(
    z.object({
      declarations: z.array(z.string()).default([]),
      selectors: z.array(z.string()).default([]),
      match: z.record(z.string(), z.string()),
    }),
  )
  .min(1);

const catalogue = z.record(z.string(), z.union([z.string(), variants]));

/** One language's message file: key to text, or to variants by number. */
export type Catalogue = z.infer<typeof catalogue>;

type Message = Catalogue[string];

/** Parses a message file, leaving out the editor's `$schema`. */
export function parseCatalogue(json: string): Catalogue {
  const { $schema: _, ...messages } = z.record(z.string(), z.unknown()).parse(JSON.parse(json));
  return catalogue.parse(messages);
}

function textsOf(message: Message): string[] {
  return typeof message === "string" ? [message] : message.flatMap((variant) => Object.values(variant.match));
}

function placeholdersOf(message: Message): string {
  const inTexts = textsOf(message).flatMap((text) => [...text.matchAll(/\{(\w+)\}/g)].map((found) => found[1] ?? ""));
  const declared =
    typeof message === "string"
      ? []
      : message.flatMap((variant) => variant.declarations.map((line) => /^input (\w+)/.exec(line)?.[1] ?? ""));
  return [...new Set([...inTexts, ...declared])].filter(Boolean).toSorted().join(", ");
}

function shapeOf(message: Message): string {
  if (typeof message === "string") return "one text";
  return message.map((variant) => Object.keys(variant.match).toSorted().join(" / ")).join(" | ");
}

function hasFallback(message: Message): boolean {
  if (typeof message === "string") return true;
  return message.every(({ match }) => Object.keys(match).some((key) => !/=(?!other|\*)/.test(key)));
}

/** What differs between the two languages of one file: keys, placeholders, and the shape of plurals. */
export function parityProblems(greek: Catalogue, english: Catalogue): string[] {
  const keys = [...new Set([...Object.keys(greek), ...Object.keys(english)])];
  return keys.flatMap((key) => {
    const [el, en] = [greek[key], english[key]];
    if (el === undefined) return [`${key}: missing in Greek`];
    if (en === undefined) return [`${key}: missing in English`];
    const problems: string[] = [];
    if (placeholdersOf(el) !== placeholdersOf(en)) {
      problems.push(`${key}: placeholders are «${placeholdersOf(el)}» in Greek and «${placeholdersOf(en)}» in English`);
    }
    if (shapeOf(el) !== shapeOf(en))
      problems.push(`${key}: variants are ${shapeOf(el)} in Greek and ${shapeOf(en)} in English`);
    if (!hasFallback(el) || !hasFallback(en)) problems.push(`${key}: no variant for every other number`);
    return problems;
  });
}

const ACCENTED_CAPITALS = /(?<!\p{L})(?=\p{Lu}*[ΆΈΉΊΌΎΏ])\p{Lu}{2,}(?!\p{L})/u;

/** What no Greek text may have: exclamation marks, Latin question marks, accents on words in capitals; and empty texts. */
export function writingProblems(language: "el" | "en", messages: Catalogue): string[] {
  return Object.entries(messages).flatMap(([key, message]) =>
    textsOf(message).flatMap((text) => {
      const problems: string[] = [];
      if (text.trim() === "") problems.push(`${key}: an empty text in ${language}`);
      if (language === "en") return problems;
      if (text.includes("!")) problems.push(`${key}: an exclamation mark in «${text}»`);
      if (/\?(\s|$)/.test(text)) problems.push(`${key}: the Greek question mark is «;» in «${text}»`);
      const word = ACCENTED_CAPITALS.exec(text)?.[0];
      if (word) problems.push(`${key}: capitals carry no accent, «${word}»`);
      return problems;
    }),
  );
}

/**
 * Keys that no source names. A key counts as used where it stands as a word, or where a template builds it from its
 * beginning, as in m[`error_${code}`].
 */
export function unusedKeys(keys: string[], sources: string[]): string[] {
  const words = new Set(sources.flatMap((source) => source.match(/\w+/g) ?? []));
  const prefixes = new Set(
    sources.flatMap((source) => [...source.matchAll(/[`"](\w+_)\$\{/g)].map((found) => found[1] ?? "")),
  );
  return keys.filter((key) => !words.has(key) && ![...prefixes].some((prefix) => key.startsWith(prefix)));
}
