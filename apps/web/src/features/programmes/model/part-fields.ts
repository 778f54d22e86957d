import type { Field } from "@kerkis/contract/core/forms/field.ts";
import type { Language } from "@kerkis/contract/core/text/languages.ts";
import { CHALLENGE_FORM } from "@kerkis/contract/programmes/challenges/challenges.form.ts";
import type { ChallengeAnswers } from "@kerkis/contract/programmes/challenges/challenges.schema.ts";
import type { ChallengeGroup } from "@kerkis/contract/programmes/programmes.taxonomy.ts";

/** Parts of a call that are fields of it. */
export type FieldsPart = "texts" | "dates" | "term";

/** What is saved together: its dates and its time limit are judged as one. */
export const groupOf = (part: FieldsPart): ChallengeGroup => (part === "texts" ? "texts" : "dates");

export type GroupAnswers = Partial<ChallengeAnswers>;

/** What a group of a call's fields holds. */
export const answersIn = (group: ChallengeGroup, answers: ChallengeAnswers): GroupAnswers =>
  Object.fromEntries(Object.entries(answers).filter(([name]) => name in CHALLENGE_FORM[group].fields));

/** The fields of a part, as they stand on the screen: texts in one language at a time. */
export function fieldsOfPart(part: FieldsPart, language: Language): Record<string, Field> {
  const isShown = {
    texts: (name: string) => name.endsWith(`_${language}`),
    dates: (name: string) => name !== "decision_days",
    term: (name: string) => name === "decision_days",
  }[part];
  return Object.fromEntries(Object.entries(CHALLENGE_FORM[groupOf(part)].fields).filter(([name]) => isShown(name)));
}

/** How many texts are said in the other language and not in this one. */
export function missingIn(language: Language, answers: ChallengeAnswers): number {
  const other = language === "el" ? "en" : "el";
  return (["title", "summary", "description", "prize"] as const).filter(
    (text) => answers[`${text}_${other}`].trim() !== "" && answers[`${text}_${language}`].trim() === "",
  ).length;
}
