import { CHALLENGE_FORM } from "@kerkis/contract/programmes/challenges/challenges.form.ts";
import { m } from "#messages";
import { localized } from "#shared/i18n/localized.ts";
import type { ChallengePart } from "./challenge-search.ts";

const NAMES: Readonly<Record<ChallengePart, () => string>> = {
  texts: () => localized(CHALLENGE_FORM.texts.title),
  dates: () => localized(CHALLENGE_FORM.dates.title),
  form: m.programmes_form_part,
  eligibility: m.programmes_rules_part,
  rounds: m.programmes_rounds_part,
  letters: m.programmes_letters_part,
  access: m.programmes_access_part,
  term: m.programmes_term_part,
};

export const partName = (part: ChallengePart): string => NAMES[part]();

/** After G, the letter that leads to a part: by its place on the keyboard, alike in both languages. */
export const PART_KEYS: Readonly<Record<string, ChallengePart>> = {
  t: "texts",
  d: "dates",
  f: "form",
  e: "eligibility",
  r: "rounds",
  l: "letters",
  a: "access",
  p: "term",
};
