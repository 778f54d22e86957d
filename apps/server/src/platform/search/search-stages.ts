import { casesOf, searchKey, searchSpellings, stemOf } from "@kerkis/contract/core/text/search-key.ts";
import { and, eq, like, or, sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { containing, escapeLike } from "#platform/db/like.ts";

/** Columns of what search finds: a startup, an investor, an organization, an event. */
export interface SearchedTable {
  id: PgColumn;
  created_at: PgColumn;
  /** A constant where nothing is verified. */
  is_verified: PgColumn | SQL;
  /** `kerkis_fold` of its name. */
  name_folded: PgColumn;
  /** `kerkis_search_key` of its name. */
  name_key: PgColumn;
  /** `kerkis_search_key` of all that search reads of it. */
  search_key: PgColumn;
}

const WORDS_MAX = 6;
/** Words this short are looked for where a word begins; inside of words nearly everything has them. */
const SHORT = 2;

/** What else a word may say of a row besides its text: «ρομποτική» an industry. */
export type Meaning = (word: string) => SQL | undefined;

/** The spellings of a searched text, each as its words. */
const spellingsOf = (text: string): string[][] =>
  searchSpellings(text)
    .map((key) => key.split(" ").filter(Boolean).slice(0, WORDS_MAX))
    .filter((words) => words.length > 0);

const atWordStart = (column: PgColumn, key: string): SQL => like(column, `% ${key}%`);
const anywhere = (column: PgColumn, word: string): SQL =>
  word.length > SHORT ? like(column, `%${word}%`) : atWordStart(column, word);

/** What rows match that are found together. */
export interface Stage {
  match: SQL;
  /** Whatever matches it matches the next stage too. */
  isPartOfNext: boolean;
  /** The name says what was searched: nothing else of the row has to show it. */
  isOfName: boolean;
}

/** The word as a whole, in another of its cases. */
const inAnotherCase = (column: PgColumn, word: string): SQL | undefined =>
  or(...casesOf(word).map((one) => like(column, `% ${one} %`)));

/**
 * What a row may match, the best first; a row is of the first stage that it matches. Empty for a blank text. The last is the whole
 * match: every word in the text, in another case of it, or by its meaning.
 */
export function searchStages(table: SearchedTable, text: string, meaning: Meaning): Stage[] {
  const typed = text.trim().replace(/\s+/g, " ");
  if (typed === "") return [];
  const folded = sql`kerkis_fold(${typed})`;
  const spellings = spellingsOf(typed);
  // Signs alone have no key; they are looked for in names to the letter.
  if (spellings.length === 0)
    return [{ match: like(table.name_folded, containing(typed)), isPartOfNext: false, isOfName: true }];
  const inAny = (of: (words: string[], phrase: string) => SQL | undefined): SQL =>
    or(...spellings.map((words) => of(words, words.join(" ")))) ?? sql`false`;
  const anotherCase = or(
    ...spellings.map(([word = "", ...more]) => (more.length > 0 ? undefined : inAnotherCase(table.search_key, word))),
  );
  return [
    { match: eq(table.name_folded, folded), isPartOfNext: true, isOfName: true },
    {
      match: sql`${table.name_folded} like kerkis_fold(${`${escapeLike(typed)}%`})`,
      isPartOfNext: false,
      isOfName: true,
    },
    { match: inAny((_words, phrase) => like(table.name_key, ` ${phrase}%`)), isPartOfNext: true, isOfName: true },
    {
      match: inAny((_words, phrase) => atWordStart(table.name_key, phrase)),
      isPartOfNext: !anotherCase,
      isOfName: true,
    },
    // «Χίου» means «Χίος» before it means «αρχείου».
    ...(anotherCase ? [{ match: anotherCase, isPartOfNext: false, isOfName: false }] : []),
    { match: inAny((_words, phrase) => anywhere(table.name_key, phrase)), isPartOfNext: false, isOfName: true },
    {
      match: inAny((words) => and(...words.map((word) => atWordStart(table.search_key, word)))),
      isPartOfNext: true,
      isOfName: false,
    },
    {
      match: inAny((words) =>
        and(
          ...words.map((word) =>
            or(
              anywhere(table.search_key, word),
              atWordStart(table.search_key, stemOf(word)),
              inAnotherCase(table.search_key, word),
              meaning(word),
            ),
          ),
        ),
      ),
      isPartOfNext: false,
      isOfName: false,
    },
  ];
}

/** Whether a row matches the text at all; undefined for a blank one. */
export const matchesSearch = (table: SearchedTable, text: string, meaning: Meaning): SQL | undefined =>
  searchStages(table, text, meaning).at(-1)?.match;

const SWAPPED_MAX = 12;

/**
 * The keys of a short text with two neighbouring letters in each other's place, once for each two; longer texts share trigrams
 * enough with what was meant.
 */
export function swappedKeys(text: string): string[] {
  const typed = text.trim();
  if (typed.length > SWAPPED_MAX) return [];
  const swapped = Array.from(
    typed.slice(1),
    (letter, at) => typed.slice(0, at) + letter + typed[at] + typed.slice(at + 2),
  );
  return [...new Set(swapped.map((one) => searchKey(one).trim()))].filter((key) => key.length > SHORT);
}

/** The key that names are compared with; undefined where there is none, or one too short to tell anything. */
export function alikeKey(text: string): string | undefined {
  const [words] = spellingsOf(text);
  const key = words?.join(" ") ?? "";
  return key.length > SHORT ? key : undefined;
}
