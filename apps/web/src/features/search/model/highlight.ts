import { casesOf, searchKey, searchSpellings, stemOf } from "@kerkis/contract/core/text/search-key.ts";

/** A piece of a text, and whether the search found it there. */
export interface HighlightedPiece {
  /** Where it begins. */
  at: number;
  text: string;
  isFound: boolean;
}

const WORD = /[\p{Alphabetic}\p{M}0-9]+/gu;
/** Shorter ones are found where words begin, as the server does. */
const INSIDE_MIN = 3;

function finds(asked: string, word: string): boolean {
  if (word.startsWith(asked) || word.startsWith(stemOf(asked)) || casesOf(asked).includes(word)) return true;
  return asked.length >= INSIDE_MIN && word.includes(asked);
}

/** The text in pieces, those marked whose words the searched text means: in another case, without accents, in Greeklish. */
export function highlight(text: string, searched: string): HighlightedPiece[] {
  const asked = [...new Set(searchSpellings(searched).flatMap((key) => key.split(" ").filter(Boolean)))];
  const pieces: HighlightedPiece[] = [];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const key = searchKey(word).trim();
    if (key === "" || !asked.some((one) => finds(one, key))) continue;
    if (index > end) pieces.push({ at: end, text: text.slice(end, index), isFound: false });
    pieces.push({ at: index, text: word, isFound: true });
    end = index + word.length;
  }
  if (end < text.length) pieces.push({ at: end, text: text.slice(end), isFound: false });
  return pieces;
}

/** How far into a line a mark may begin: behind it, what was found is cut off where the line ends. */
const LINE_LEAD = 20;

/** The same for one line that is cut off at its end: it begins a few words before the first mark. */
export function highlightLine(text: string, searched: string): HighlightedPiece[] {
  const [first, ...rest] = highlight(text, searched);
  if (!first || first.isFound || rest.length === 0 || first.text.length <= LINE_LEAD)
    return first ? [first, ...rest] : [];
  const near = first.text.slice(-LINE_LEAD);
  const word = near.search(/\s\S/u) + 1;
  return [{ ...first, text: `…${near.slice(word)}` }, ...rest];
}
