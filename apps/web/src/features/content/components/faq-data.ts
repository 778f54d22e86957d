import type { HelpGroup } from "@kerkis/contract/content/content.schema.ts";
import { plainText } from "@kerkis/contract/content/words.policy.ts";

/** Questions and answers as schema.org FAQPage, for search engines; safe inside a script element. */
export function faqData(groups: readonly HelpGroup[]): string {
  const data = {
    "@context": "https://schema.org",
    "@type": "FAQPage",
    mainEntity: groups
      .flatMap(({ articles }) => articles)
      .map(({ question, answer }) => ({
        "@type": "Question",
        name: question,
        acceptedAnswer: { "@type": "Answer", text: plainText(answer) },
      })),
  };
  return JSON.stringify(data).replaceAll("<", String.raw`\u003c`);
}
