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
  /** The fact with what it is read with: the currency of an amount. */
  given: Readonly<Record<string, unknown>>;
  /** A coordinator looks at it again once it is in the profile. */
  isLookedAt: boolean;
}

const groupOf = (name: string): ProfileGroup | undefined =>
  PROFILE_GROUPS.find((group) => name in PROFILE_FORM[group].fields);

const fieldsOf = (group: ProfileGroup): Readonly<Record<string, Field>> => PROFILE_FORM[group].fields;

const valueIn = (answers: object, name: string): unknown => Object.entries(answers).find(([key]) => key === name)?.[1];

/** What the registration calls otherwise than the profile. */
const IN_PROFILE: Readonly<Record<string, string>> = { founders: "team" };

/** Which of these facts were answered otherwise than the profile says; one that was left empty takes nothing away. */
export const otherFacts = (profile: EditableProfile, answers: object, names: readonly string[]): OtherFact[] =>
  names.flatMap((asked) => {
    const name = IN_PROFILE[asked] ?? asked;
    const group = groupOf(name);
    const field = group && fieldsOf(group)[name];
    const answer = valueIn(answers, asked);
    if (!group || !field || answerText(field, { answer, answers: {} }, "en") === null) return [];
    // An amount is one with its currency.
    const beside = field.type === "money" ? { [field.currency]: valueIn(answers, field.currency) } : {};
    const given = { [name]: answer, ...beside };
    if (Object.entries(given).every(([key, value]) => isSame(value, valueIn(profile.answers, key)))) return [];
    return [{ name, group, field, answer, given, isLookedAt: profile.is_looked_at && isVerifiedField(name) }];
  });

/** Alike in any order of its parts; a part that is empty is none. */
const isSame = (one: unknown, other: unknown): boolean => inOrder(one) === inOrder(other);
const inOrder = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) =>
    typeof part === "object" && part !== null && !Array.isArray(part)
      ? Object.fromEntries(
          Object.entries(part)
            .filter(([, said]) => said !== "")
            .toSorted(([a], [b]) => (a < b ? -1 : 1)),
        )
      : part,
  );

/** These facts as changes of the profile, one for each of its groups. */
export const changesOf = (facts: readonly OtherFact[]): { group: ProfileGroup; answers: ProfileAnswers }[] =>
  PROFILE_GROUPS.flatMap((group) => {
    const own = facts.filter((fact) => fact.group === group);
    return own.length === 0
      ? []
      : [
          {
            group,
            answers: Object.assign({}, ...own.map(({ given }) => given)),
          },
        ];
  });
