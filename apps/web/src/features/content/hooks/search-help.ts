import { foldText } from "#shared/ui/fold-text.ts";
import type { HelpGroup } from "./content-types.ts";
import { plainText } from "./text-blocks.ts";

/** Shorter than this a word is looked for as it is. */
const STEM_MIN = 4;

/** A word without its ending, so that «προσκλήσεις» finds «πρόσκληση» and "passwords" finds "password". */
function stem(word: string): string {
  const short = word.replace(/[αεηιουωσν]+$/u, "").replace(/(?<=[a-z]{3})(ing|es|ed|s)$/, "");
  return short.length >= STEM_MIN ? short : word;
}

/**
 * The groups with the articles that hold every word of the query, endings, accents, capitals and final sigma aside. Articles
 * whose question holds them come first.
 */
export function searchHelp(groups: readonly HelpGroup[], query: string): HelpGroup[] {
  const words = foldText(query).split(/\s+/).filter(Boolean).map(stem);
  if (words.length === 0) return [...groups];
  const holds = (text: string) => {
    const folded = foldText(text);
    return words.every((word) => folded.includes(word));
  };
  return groups
    .map((group) => {
      const found = group.articles.filter(({ question, answer }) =>
        holds(`${group.title} ${question} ${plainText(answer)}`),
      );
      const inQuestion = found.filter(({ question }) => holds(question));
      return { ...group, articles: [...inQuestion, ...found.filter((article) => !inQuestion.includes(article))] };
    })
    .filter(({ articles }) => articles.length > 0);
}
