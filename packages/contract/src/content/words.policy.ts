import type { Text } from "./content.schema.ts";

/** «[words](/path)» in a text. */
export const LINK = /\[([^\]]+)\]\((\/[^)\s]*)\)/g;

/** The words alone, for searching and for search engines. */
export const plainText = (text: Text): string =>
  text.map((line) => line.replace(/^(- |1\. )/, "").replace(LINK, "$1")).join(" ");

/** Every path that a text leads to. */
export const linksOf = (text: Text): string[] =>
  text.flatMap((line) => [...line.matchAll(LINK)].map(([, , to = ""]) => to));

/** Shorter than this a word is looked for as it is. */
const STEM_MIN = 4;

/** A folded word without its ending, so that «προσκλήσεις» finds «πρόσκληση» and "passwords" finds "password". */
export function stemOf(word: string): string {
  const short = word.replace(/[αεηιουωσν]+$/u, "").replace(/(?<=[a-z]{3})(ing|es|ed|s)$/, "");
  return short.length >= STEM_MIN ? short : word;
}
