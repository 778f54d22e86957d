import type { LetterTemplates } from "@kerkis/contract/judging/decisions/decisions.schema.ts";
import type { Verdict } from "@kerkis/contract/judging/decisions/letters.policy.ts";
import type { Language } from "@kerkis/contract/core/text/languages.ts";

export interface LetterState {
  verdict: Verdict;
  language: Language;
  /** With an ellipsis for each thing that it names. */
  subject: string;
  /** A rejection says why: a letter that leaves the reason out does not stand up. */
  isReady: boolean;
}

const FIELD = /\{\{[^{}]*\}\}/g;
const SAYS_WHY = /\{\{\s*reason\s*\}\}/;

/** Each letter in each language, with whether it says what it must. */
export const lettersOf = (templates: LetterTemplates): LetterState[] =>
  (["approve", "reject"] as const).flatMap((verdict) =>
    (["el", "en"] as const).map((language) => {
      const { subject, body } = templates[verdict][language];
      return {
        verdict,
        language,
        subject: subject.replace(FIELD, "…"),
        isReady: verdict === "approve" || SAYS_WHY.test(body),
      };
    }),
  );
