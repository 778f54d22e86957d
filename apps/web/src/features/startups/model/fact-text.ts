import { answerText } from "@kerkis/contract/core/forms/answers.ts";
import type { Field } from "@kerkis/contract/core/forms/field.ts";
import { foundingYearAlone } from "@kerkis/contract/startups/founded.policy.ts";
import { PROFILE_FORM } from "@kerkis/contract/startups/profile/profile.form.ts";
import { currentLanguage } from "#shared/i18n/language.ts";
import { localized } from "#shared/i18n/localized.ts";

const FIELDS: Readonly<Record<string, Field>> = Object.assign(
  {},
  ...Object.values(PROFILE_FORM).map(({ fields }) => fields),
);

/** A fact's name as its form has it; null for what no form asks. */
export const factName = (name: string): string | null => (FIELDS[name] ? localized(FIELDS[name].label) : null);

/** A fact as its form words it, of a founding the year where no day was told; a dash where nothing was answered. */
export function factText(name: string, answer: unknown, answers: object = {}): string {
  const year = name === "founded_on" && typeof answer === "string" ? foundingYearAlone(answer) : null;
  if (year !== null) return year;
  const field = FIELDS[name];
  return (field && answerText(field, { answer, answers: { ...answers } }, currentLanguage())) || "—";
}
