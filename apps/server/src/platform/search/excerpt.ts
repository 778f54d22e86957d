import { type SQL, sql, type SQLWrapper } from "drizzle-orm";
import { casesOf, searchKey, searchSpellings, stemOf } from "@kerkis/contract/core/text/search-key.ts";
import { beginningOf } from "@kerkis/contract/core/text/storable.ts";
import type { Stage } from "./search-stages.ts";

/** As much of a text stands beside a name that was found. */
export const EXCERPT = 240;
/** As much of a text is looked through for what was searched. */
const LOOKED_THROUGH = 4000;
/** Shorter words are found where words begin, as the search does. */
const INSIDE_MIN = 3;
/** Some of what stands before the word that was found, where its sentence is longer than an excerpt. */
const BEFORE = 80;
const SENTENCE_ENDS = /[.;!?]+\s+|\n\s*/g;
/** A word without the signs around it, as in an address or at the end of a line. */
const BARE = /[\p{L}\p{M}\p{N}]+/gu;

/** Tells where in a text the first word stands that a searched one means; -1 where none does. */
function finder(searched: string): (text: string) => number {
  const words = [...new Set(searchSpellings(searched).flatMap((key) => key.split(" ").filter(Boolean)))];
  const cases = words.flatMap(casesOf).map((one) => ` ${one} `);
  const parts = words
    .flatMap((word) => [word.length < INSIDE_MIN ? ` ${word}` : word, ` ${stemOf(word)}`])
    .concat(cases);
  // Texts say the same words again and again, and writing one's key takes longer than all else here.
  const known = new Map<string, boolean>();
  const isMeant = (word: string): boolean => {
    const told = known.get(word);
    if (told !== undefined) return told;
    const key = searchKey(word);
    const isOne = parts.some((part) => key.includes(part));
    known.set(word, isOne);
    return isOne;
  };
  return (text) => {
    for (let start = 0, end = 0; end !== -1; start = end + 1) {
      end = text.indexOf(" ", start);
      const word = end === -1 ? text.slice(start) : text.slice(start, end);
      if (!isMeant(word)) continue;
      for (const { 0: bare, index } of word.matchAll(BARE)) if (isMeant(bare)) return start + index;
      return start;
    }
    return -1;
  };
}

/** A text from the sentence on that has the word at a place, or from shortly before the word where that stands far behind. */
function from(text: string, place: number): string {
  let start = 0;
  for (const { 0: end, index } of text.slice(0, place).matchAll(SENTENCE_ENDS)) start = index + end.length;
  if (place - start > EXCERPT - BEFORE) {
    const gap = text.slice(place - BEFORE, place).search(/\s\S/);
    start = gap === -1 ? place : place - BEFORE + gap + 1;
  }
  return start === 0 ? beginningOf(text, EXCERPT) : `…${beginningOf(text.slice(start), EXCERPT)}`;
}

/** What is read of a text that excerpts are made of. */
export const lookedThrough = (column: SQLWrapper): SQL<string> =>
  sql<string>`left(${column}, ${sql.raw(String(LOOKED_THROUGH))})`;

/**
 * What stands beside the name of something that was found: the beginning of the first of its texts, or the place where what was
 * searched stands in one of them. What the name says already is not looked for.
 * @param stages of the search
 * @returns for one search, what to call for each row with the stage that found it
 */
export function excerptsFor(
  searched: string,
  stages: readonly Pick<Stage, "isOfName">[],
): (foundAt: number, texts: readonly string[]) => string {
  const find = finder(searched);
  return (foundAt, texts) => {
    const first = texts.find(Boolean) ?? "";
    const beginning = beginningOf(first, EXCERPT);
    if (stages[foundAt]?.isOfName) return beginning;
    for (const text of texts) {
      const place = find(text);
      if (place !== -1) return text === first && place <= EXCERPT - BEFORE ? beginning : from(text, place);
    }
    // Of most rows no text has it: what an industry is called was meant.
    return beginning;
  };
}
