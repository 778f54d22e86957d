import { answerText } from "@kerkis/contract/core/forms/answers.ts";
import type { Field } from "@kerkis/contract/core/forms/field.ts";
import { PROFILE_FORM } from "@kerkis/contract/startups/profile/profile.form.ts";
import { isVerifiedField } from "@kerkis/contract/startups/profile/profile.policy.ts";
import {
  PROFILE_GROUPS,
  type EditableProfile,
  type ProfileAnswers,
  type ProfileGroup,
} from "@kerkis/contract/startups/profile/profile.schema.ts";

/** A fact that was answered elsewhere otherwise than the profile says it. */
export interface OtherFact {
  name: string;
  group: ProfileGroup;
  field: Field;
  answer: unknown;
  /** A coordinator looks at it again once it is in the profile. */
  isLookedAt: boolean;
}

const groupOf = (name: string): ProfileGroup | undefined =>
  PROFILE_GROUPS.find((group) => name in PROFILE_FORM[group].fields);

const fieldsOf = (group: ProfileGroup): Readonly<Record<string, Field>> => PROFILE_FORM[group].fields;

const valueIn = (answers: object, name: string): unknown => Object.entries(answers).find(([key]) => key === name)?.[1];

/** Which of these facts were answered otherwise than the profile says; one that was left empty takes nothing away. */
export const otherFacts = (profile: EditableProfile, answers: object, names: readonly string[]): OtherFact[] =>
  names.flatMap((name) => {
    const group = groupOf(name);
    const field = group && fieldsOf(group)[name];
    const answer = valueIn(answers, name);
    if (!group || !field || answerText(field, { answer, answers: {} }, "en") === null) return [];
    if (JSON.stringify(answer) === JSON.stringify(valueIn(profile.answers, name))) return [];
    return [{ name, group, field, answer, isLookedAt: profile.is_looked_at && isVerifiedField(name) }];
  });

/** These facts as changes of the profile, one for each of its groups. */
export const changesOf = (facts: readonly OtherFact[]): { group: ProfileGroup; answers: ProfileAnswers }[] =>
  PROFILE_GROUPS.flatMap((group) => {
    const own = facts.filter((fact) => fact.group === group);
    return own.length === 0
      ? []
      : [{ group, answers: Object.fromEntries(own.map(({ name, answer }) => [name, answer])) }];
  });
