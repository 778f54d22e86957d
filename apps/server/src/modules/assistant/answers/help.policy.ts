import type { HelpArticle, HelpGroup } from "@kerkis/contract/content/content.schema.ts";
import { plainText } from "@kerkis/contract/content/words.policy.ts";
import { foldText } from "@kerkis/contract/core/text/fold-text.ts";

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

/** How much of a stem's meaning an article holds: all in its question, less in its answer, or none. */
function shareOf(stem: string): (article: Folded) => number {
  const beginning = new RegExp(`[^\\p{L}\\p{N}]${RegExp.escape(stem)}`, "u");
  return ({ question, answer }) => (beginning.test(question) ? 1 : beginning.test(answer) ? 1 / IN_QUESTION : 0);
}

/**
 * The help article that answers a question best, or null: rare words count more than common ones, words of the article's
 * own question more than those of its answer.
 * @param stems folded words without endings
 */
export function bestArticle(groups: readonly HelpGroup[], stems: readonly string[]): HelpArticle | null {
  const articles = foldedArticles(groups);
  const held = stems.map((stem) => {
    const shares = articles.map(shareOf(stem));
    const holding = shares.filter((share) => share > 0).length;
    return { shares, weight: Math.log((articles.length + 1) / Math.max(1, holding)) };
  });
  const whole = held.reduce((sum, { weight }) => sum + weight, 0);
  const rated = articles.map(({ article }, at) => {
    const found = held.map(({ shares, weight }) => ({ weight, share: shares[at] ?? 0 }));
    return {
      article,
      asksTheSame: found.some(({ share }) => share === 1),
      covered: found.reduce((sum, { share, weight }) => sum + (share > 0 ? weight : 0), 0),
      score: found.reduce((sum, { share, weight }) => sum + weight * share, 0),
    };
  });
  const answering = rated.filter(({ asksTheSame, covered }) => asksTheSame && covered >= whole * ENOUGH);
  return answering.toSorted((a, b) => b.score - a.score)[0]?.article ?? null;
}
