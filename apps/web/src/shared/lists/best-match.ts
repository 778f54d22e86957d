import { choiceParam } from "#shared/routing/search.ts";

/** The order of a list with words, which its address does not name. */
const BEST_MATCH = "match";

/** Orders that may be asked for, the usual one of a list without words first. */
type Sorts<Sort extends string> = readonly [Sort, ...Sort[]];

/** The order of a list whose address asks for none: the best match first where words are looked for. */
export const usualSort = <Sort extends string>(words: string | undefined, [first]: Sorts<Sort>) =>
  words ? BEST_MATCH : first;

/** The order in an address; the usual one is none. */
export const sortParam = <Sort extends string>(value: unknown, words: string | undefined, sorts: Sorts<Sort>) =>
  choiceParam(value, words ? sorts : sorts.slice(1));

/** What a list may be ordered by, in words. */
export const sortOptions = <Sort extends string>(
  words: string | undefined,
  sorts: Sorts<Sort>,
  names: Record<Sort | typeof BEST_MATCH, () => string>,
) => [...(words ? [BEST_MATCH] : []), ...sorts].map((value) => ({ value, label: names[value as Sort]() }));
