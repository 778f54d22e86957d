import { PLACES_BY_OTHER_NAMES } from "@kerkis/contract/core/text/places.ts";
import { searchKey } from "@kerkis/contract/core/text/search-key.ts";
import { TOWNS } from "./towns.ts";

/** Shorter names are too like others. */
const SHORTEST = 5;
/** From this length on two letters may be wrong. */
const LONG = 9;

/** What a place is called, as search writes it, with the keys it is found by. */
const names = new Map<string, Set<string>>();
const note = (name: string, ...means: string[]) => {
  const key = searchKey(name).trim();
  names.set(key, new Set([...(names.get(key) ?? []), ...means.map((one) => searchKey(one).trim())]));
};
for (const town of TOWNS) note(town, town);
for (const [name, place] of Object.entries(PLACES_BY_OTHER_NAMES)) {
  note(name, name, place);
  note(place, place);
}
const known = [...names]
  .map(([key, means]) => ({ key, means: [...means] }))
  .filter(({ key }) => key.length >= SHORTEST);

/**
 * How many letters are wrong, missing, too many or in each other's place; it stops counting above two.
 * @returns 0 to 3
 */
export function lettersApart(one: string, other: string): number {
  const far = 3;
  if (Math.abs(one.length - other.length) >= far) return far;
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let at = 1; at <= one.length; at += 1) {
    const row = [at];
    for (let to = 1; to <= other.length; to += 1) {
      const isSame = one[at - 1] === other[to - 1];
      let least = Math.min((row[to - 1] ?? far) + 1, (last[to] ?? far) + 1, (last[to - 1] ?? far) + (isSame ? 0 : 1));
      const isSwapped = at > 1 && to > 1 && one[at - 1] === other[to - 2] && one[at - 2] === other[to - 1];
      if (isSwapped) least = Math.min(least, (beforeLast[to - 2] ?? far) + 1);
      row.push(least);
    }
    beforeLast = last;
    last = row;
  }
  return Math.min(last[other.length] ?? far, far);
}

/**
 * The Greek places that a misspelt word may mean: «Pireaus», «Tehssaloniki».
 * @returns the nearest ones' keys; none for a word that is no name's neighbour
 */
export function nearPlaces(word: string): string[] {
  const key = searchKey(word).trim();
  const typed = word.toLowerCase();
  const allowed = key.length >= LONG ? 2 : 1;
  if (key.length < SHORTEST) return [];
  const apart = known.map((place) => ({ place, apart: lettersApart(key, place.key) }));
  // By the English name's own letters too: «ea» and «ae» are one letter apart as typed, and three as they sound.
  for (const name of Object.keys(PLACES_BY_OTHER_NAMES))
    if (name.length >= SHORTEST)
      apart.push({ place: { key: name, means: meansOf(name) }, apart: lettersApart(typed, name) });
  const least = Math.min(allowed + 1, ...apart.map((one) => one.apart));
  if (least > allowed) return [];
  return [...new Set(apart.filter((one) => one.apart === least).flatMap(({ place }) => place.means))];
}

const meansOf = (name: string): string[] => [...(names.get(searchKey(name).trim()) ?? [])];
