import { plainText, stemOf } from "@kerkis/contract/content/words.policy.ts";
import { foldText } from "@kerkis/contract/core/text/fold-text.ts";
import type { HelpGroup } from "@kerkis/contract/content/content.schema.ts";

/**
 * The groups with the articles that hold every word of the query, endings, accents, capitals and final sigma aside. Articles
 * whose question holds them come first.
 */
export function searchHelp(groups: readonly HelpGroup[], query: string): HelpGroup[] {
  const words = foldText(query).split(/\s+/).filter(Boolean).map(stemOf);
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
