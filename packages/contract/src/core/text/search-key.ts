import { LATIN_LETTERS } from "./latin.ts";
import { PLACES_BY_OTHER_NAMES } from "./places.ts";

/** Letters that sound as others, one after the other: «ου» and "oy", «αι» and "e", «ευ» before any letter, «μπ» and "b". */
const SOUNDS: readonly (readonly [from: string, to: string])[] = [
  // «ΑΙ», AI, is a word of its own.
  [" ai ", " aai "],
  ["ph", "f"],
  ["ch", "h"],
  ["kh", "h"],
  ["dh", "d"],
  ["gh", "g"],
  ["ou", "u"],
  ["oy", "u"],
  ["ai", "i"],
  ["ei", "i"],
  ["oi", "i"],
  ["yi", "i"],
  ["ay", "av"],
  ["au", "av"],
  ["ey", "ev"],
  ["eu", "ev"],
  ["iy", "iv"],
  ["mp", "v"],
  ["nt", "d"],
  ["gk", "g"],
  ["ng", "g"],
  ["x", "ks"],
  ["e", "i"],
  ["y", "i"],
  ["w", "o"],
  ["q", "k"],
  ["c", "k"],
  ["b", "v"],
  ["f", "v"],
];

const A = "a".charCodeAt(0);
/** One bit for each of the letters a to z that a text has. */
function lettersIn(text: string): number {
  let letters = 0;
  for (let at = 0; at < text.length; at += 1) {
    const place = text.charCodeAt(at) - A;
    if (place >= 0 && place < 26) letters |= 1 << place;
  }
  return letters;
}
const SOUNDS_WITH_LETTERS = SOUNDS.map(([from, to]) => ({ from, to, letters: lettersIn(from), brings: lettersIn(to) }));

const COMBINING = /[\u0300-\u036f]/g;
const BETWEEN_WORDS = /[^\p{Alphabetic}0-9]+/gu;
/** Two of a letter are one; of a longer run more stays, or «ααα» would be every word that begins with α. */
const DOUBLED = /([a-z])\1/g;
const STEM_MIN = 3;
/** Endings of Greek cases and persons, as they are written here, and the English plural. */
const ENDING = /(?:[aiou]+[sn]?|s)$/;

const plainOf = (text: string): string => text.toLowerCase().normalize("NFD").replace(COMBINING, "");

const ALPHA = "α".charCodeAt(0);
const OMEGA = "ω".charCodeAt(0);
/** The Latin letters of each from alpha to omega: looked up, since a call for each letter of a long text takes as long as a search. */
const BY_PLACE = Array.from({ length: OMEGA - ALPHA + 1 }, (_, place) => {
  const letter = String.fromCharCode(ALPHA + place);
  return LATIN_LETTERS[letter] ?? letter;
});

/** Lower case without accents, letters and digits alone, Greek letters as Latin ones. */
function latinLetters(text: string): string {
  const plain = plainOf(text);
  let latin = "";
  for (let at = 0; at < plain.length; at += 1) latin += BY_PLACE[plain.charCodeAt(at) - ALPHA] ?? plain[at];
  return latin.replace(BETWEEN_WORDS, " ");
}

/**
 * How search writes a text (completions 7): Greek, Greeklish and English of one word become the same Latin letters, without
 * accents, capitals or doubled letters. The database does the same with what is found (`kerkis_search_key`); a test holds both to it.
 * @returns the words between single spaces, with one at both ends; one space for a text without letters or digits
 */
export function searchKey(text: string): string {
  const latin = latinLetters(text).trim();
  if (latin === "") return " ";
  let key = ` ${latin} `;
  // Most rules speak of letters that a word does not have: looking for each of them takes longer than all else here.
  let present = lettersIn(key);
  for (const { from, to, letters, brings } of SOUNDS_WITH_LETTERS) {
    if ((present & letters) !== letters) continue;
    key = key.replaceAll(from, to);
    present |= brings;
  }
  return key.replace(DOUBLED, "$1");
}

/** What a word's key has in all its cases: «Δράμα» and «Δράμας» share "dram". At least three letters stay. */
export function stemOf(key: string): string {
  const stem = key.replace(ENDING, "");
  return stem.length < STEM_MIN ? key : stem;
}

/** Endings of a Greek word's cases as they are written here, the longer ones first. */
const CASE_ENDINGS = ["us", "os", "on", "as", "is", "u", "o", "a", "i"] as const;
const SHORTEST = 2;
/** Endings that say that another case was meant, where the stem is so short that many words begin with it. */
const GENITIVES: ReadonlySet<string> = new Set(["us", "on", "u"]);

/**
 * All cases of a word that is too short for a stem: «Χίος», «Χίου», «Χίο»; of one with a stem of three letters where it is a genitive:
 * «Σύρου», «Σερρών».
 * @returns whole words, as their keys; none for a word with a longer stem, or no ending
 */
export function casesOf(key: string): string[] {
  const ending = CASE_ENDINGS.find((one) => key.endsWith(one) && key.length - one.length >= SHORTEST);
  if (ending === undefined) return [];
  const start = key.slice(0, -ending.length);
  if (stemOf(key) !== key && !(start.length === STEM_MIN && GENITIVES.has(ending))) return [];
  return CASE_ENDINGS.map((one) => (start + one).replace(DOUBLED, "$1"));
}

/** Greeklish by the letters' looks and digits instead of their sounds. */
const LOOKS: readonly (readonly [RegExp, string])[] = [
  [/8|9(?=\p{L})/gu, "th"],
  [/3(?=\p{L})/gu, "ks"],
  [/4(?=\p{L})/gu, "ps"],
];

/** A text with the letters that its digits look like. */
const spelled = (text: string): string =>
  text
    .split(/\s+/)
    .map((word) =>
      /\p{L}/u.test(word) ? LOOKS.reduce((changed, [from, to]) => changed.replace(from, to), word) : word,
    )
    .join(" ");

/**
 * The keys that a searched text may mean: as it sounds, with "x" for «χ», with "h" for «η» and "u" for «υ», and with the Greek names
 * of places that have others in English. One for a text without such letters or names.
 * @returns keys as `searchKey` gives them, the likeliest first
 */
export function searchSpellings(text: string): string[] {
  const typed = text.toLowerCase();
  const letters = spelled(typed);
  const withChi = letters.replaceAll("x", "h");
  // Who writes «8» for «θ» means «τη» by "th".
  const eta = /[89](?=\p{L})/u.test(typed) ? spelled(typed.replaceAll("h", "i")) : letters.replace(/(?<![tpc])h/g, "i");
  const byLooks = eta.replace(/(?<![oae])u/g, "i").replaceAll("x", "h");
  const withPlaces = plainOf(typed).replace(/\p{L}+/gu, (word) =>
    Object.hasOwn(PLACES_BY_OTHER_NAMES, word) ? (PLACES_BY_OTHER_NAMES[word] ?? word) : word,
  );
  return [...new Set([typed, withPlaces, letters, withChi, byLooks].map(searchKey))];
}
