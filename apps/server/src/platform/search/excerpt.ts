import { type SQL, sql, type SQLWrapper } from "drizzle-orm";
import { casesOf, searchKey, searchSpellings, stemOf } from "@kerkis/contract/core/text/search-key.ts";

/** As much of a text stands beside a name that was found. */
export const EXCERPT = 240;
/** As much of a text is looked through for what was searched. */
const LOOKED_THROUGH = 4000;
/** Shorter words are found where words begin, as the search does. */
const INSIDE_MIN = 3;
/** Some of what stands before the word that was found, where its sentence is longer than an excerpt. */
const BEFORE = 80;
const SENTENCES = /[^.;!?\n]+[.;!?\n]*\s*/g;
const WORDS = /[\p{Alphabetic}\p{M}0-9]+/gu;

/** Whether a text has one of the words that a searched one means. */
function finder(searched: string): (text: string) => boolean {
  const words = [...new Set(searchSpellings(searched).flatMap((key) => key.split(" ").filter(Boolean)))];
  const cases = words.flatMap(casesOf).map((one) => ` ${one} `);
  const parts = words
    .flatMap((word) => [word.length < INSIDE_MIN ? ` ${word}` : word, ` ${stemOf(word)}`])
    .concat(cases);
  return (text) => {
    const key = searchKey(text);
    return parts.some((part) => key.includes(part));
  };
}

/** A text from the sentence on that has the word, or from shortly before the word where the sentence is long. */
function from(text: string, finds: (text: string) => boolean): string {
  let start = 0;
  for (const { 0: sentence, index } of text.matchAll(SENTENCES)) {
    start = index;
    if (!finds(sentence)) continue;
    if (sentence.length > EXCERPT) {
      const words = [...sentence.matchAll(WORDS)];
      const at = words.find(({ 0: word }) => finds(word))?.index ?? 0;
      const first = words.find(({ index: place }) => place >= at - BEFORE);
      if (at > BEFORE) start += first?.index ?? 0;
    }
    break;
  }
  return start === 0 ? text.slice(0, EXCERPT) : `…${text.slice(start, start + EXCERPT)}`;
}

/** Texts of a row that excerpts are made of, the first shown before the others. */
export const excerptTexts = (...columns: readonly SQLWrapper[]): SQL<string[]> =>
  sql<string[]>`array[${sql.join(
    columns.map((column) => sql`left(${column}, ${sql.raw(String(LOOKED_THROUGH))})`),
    sql`, `,
  )}]`;

/**
 * What stands beside the name of something that was found: the beginning of the first of its texts, or the place where what was
 * searched stands in one of them. What the name says already is not looked for.
 * @returns for one search, what to call for each row
 */
export function excerptsFor(searched: string): (name: string, texts: readonly string[]) => string {
  const finds = finder(searched);
  return (name, texts) => {
    const beginning = (texts.find(Boolean) ?? "").slice(0, EXCERPT);
    if (finds(name)) return beginning;
    // Of most rows no text has it: what an industry is called was meant, or the whole begins with it.
    const found = texts.find(finds);
    return found === undefined || finds(beginning) ? beginning : from(found, finds);
  };
}
