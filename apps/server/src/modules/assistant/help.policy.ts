import type { HelpArticle, HelpGroup } from "@kerkis/contract/content/content.schema.ts";
import { plainText } from "@kerkis/contract/content/words.policy.ts";
import { foldText } from "@kerkis/contract/core/fold-text.ts";

/** How much more a word in the question says than one in the answer. */
const IN_QUESTION = 3;
/** The share of a question's meaning that an article must hold, so that one common word is no answer. */
const ENOUGH = 0.5;

interface Folded {
  article: HelpArticle;
  question: string;
  answer: string;
}
const remembered = new WeakMap<readonly HelpGroup[], Folded[]>();

function foldedArticles(groups: readonly HelpGroup[]): Folded[] {
  const known = remembered.get(groups);
  if (known) return known;
  const made = groups.flatMap(({ articles }) =>
    articles.map((article) => ({
      article,
      question: ` ${foldText(article.question)}`,
      answer: ` ${foldText(plainText(article.answer))}`,
    })),
  );
  remembered.set(groups, made);
  return made;
}

const begins = (text: string, stem: string): boolean =>
  new RegExp(`[^\\p{L}\\p{N}]${RegExp.escape(stem)}`, "u").test(text);

/**
 * The help article that answers a question best, or null: rare words count more than common ones, words of the article's
 * own question more than those of its answer.
 * @param stems folded words without endings
 */
export function bestArticle(groups: readonly HelpGroup[], stems: readonly string[]): HelpArticle | null {
  const articles = foldedArticles(groups);
  const weights = stems.map((stem) => {
    const holding = articles.filter(({ question, answer }) => begins(question, stem) || begins(answer, stem)).length;
    return { stem, weight: holding === 0 ? Math.log(articles.length + 1) : Math.log((articles.length + 1) / holding) };
  });
  const whole = weights.reduce((sum, { weight }) => sum + weight, 0);
  let best: { article: HelpArticle; score: number } | null = null;
  for (const { article, question, answer } of articles) {
    const held = weights.map(({ stem, weight }) => ({
      weight,
      share: begins(question, stem) ? 1 : begins(answer, stem) ? 1 / IN_QUESTION : 0,
    }));
    const covered = held.reduce((sum, { weight, share }) => sum + (share > 0 ? weight : 0), 0);
    const score = held.reduce((sum, { weight, share }) => sum + weight * share, 0);
    const asksTheSame = held.some(({ share }) => share === 1);
    if (!asksTheSame || covered < whole * ENOUGH) continue;
    if (!best || score > best.score) best = { article, score };
  }
  return best?.article ?? null;
}
