import type { ChatAiReply, ChatSource } from "@kerkis/contract/assistant/assistant.schema.ts";
import type { HelpArticle } from "@kerkis/contract/content/content.schema.ts";
import { helpEl } from "@kerkis/contract/content/help-el.texts.ts";
import { helpEn } from "@kerkis/contract/content/help-en.texts.ts";
import { LINK } from "@kerkis/contract/content/words.policy.ts";
import type { Language } from "@kerkis/contract/core/text/languages.ts";
import { bestArticle } from "./help.policy.ts";

const HELP = { el: helpEl, en: helpEn };

/**
 * The help article that answers, with the screens that it leads to; null when none does. A question in the other language
 * than the interface's finds that language's article.
 */
export function helpAnswer(language: Language, stems: readonly string[]): ChatAiReply | null {
  const other = language === "el" ? "en" : "el";
  const article = bestArticle(HELP[language], stems) ?? bestArticle(HELP[other], stems);
  return article && { response: articleText(article), sources: articleSources(article) };
}

/** Its words without links; steps keep their order. */
function articleText({ answer: lines }: HelpArticle): string {
  let step = 0;
  return lines.map((line) => line.replace(LINK, "$1").replace(/^1\. /, () => `${(step += 1)}. `)).join("\n");
}

function articleSources({ id, question, answer: lines }: HelpArticle): ChatSource[] {
  const screens = lines.flatMap((line) =>
    [...line.matchAll(LINK)].map(([, title = "", link = ""]) => ({ title, link })),
  );
  const unique = [...new Map(screens.map((screen) => [screen.link, screen])).values()];
  return [
    { kind: "help", title: question, link: `/help?topic=${id}` },
    ...unique.map(({ title, link }): ChatSource => ({ kind: "page", title: capitalized(title), link })),
  ];
}

const capitalized = (text: string): string => text.charAt(0).toLocaleUpperCase("el") + text.slice(1);
