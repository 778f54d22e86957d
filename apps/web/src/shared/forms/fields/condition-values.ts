import {
  type Compared,
  type Comparison,
  type ConditionValue,
  listed,
} from "@kerkis/contract/core/conditions/conditions.ts";
import {
  COMPARES_SEVERAL,
  COMPARISONS_OF,
  type FactDescription,
  type FactKind,
} from "@kerkis/contract/core/conditions/facts.policy.ts";
import { m } from "#messages";

/** What conditions may look at, by name, in the order in which it is offered. */
export type ConditionFacts = Readonly<Record<string, FactDescription>>;

/** What is known of a fact among these. */
export const factAmong = (facts: ConditionFacts, fact: string): FactDescription | null =>
  (Object.hasOwn(facts, fact) && facts[fact]) || null;

const FIRST: Readonly<Record<FactKind, (known: FactDescription) => string | number | boolean>> = {
  number: () => 0,
  day: () => "",
  yes_no: () => true,
  country: () => "GR",
  choice: ({ names }) => Object.keys(names ?? {})[0] ?? "",
  several: ({ names }) => Object.keys(names ?? {})[0] ?? "",
  text: () => "",
};

/** A fact compared in the way that its kind is usually asked for. */
export function comparedAnew(facts: ConditionFacts, fact: string): Compared {
  const known = factAmong(facts, fact);
  const [is = "answered"] = COMPARISONS_OF[known?.kind ?? "text"];
  return comparedBy({ fact, is }, is, known);
}

/** The same fact compared in another way; the value stays as far as that takes it. */
export function comparedBy({ fact, value }: Compared, is: Comparison, known: FactDescription | null): Compared {
  if (is === "answered" || !known) return { fact, is };
  const given = listed(value);
  const values: readonly ConditionValue[] = given.length > 0 ? given : [FIRST[known.kind](known)];
  if (COMPARES_SEVERAL.has(is)) return { fact, is, value: values.map(String) };
  const [first = ""] = values;
  return { fact, is, value: first };
}

const NAMES: Readonly<Record<Comparison, () => string>> = {
  is: m.ui_condition_is,
  is_not: m.ui_condition_is_not,
  one_of: m.ui_condition_one_of,
  none_of: m.ui_condition_none_of,
  at_most: m.ui_condition_at_most,
  at_least: m.ui_condition_at_least,
  has: m.ui_condition_has,
  answered: m.ui_condition_answered,
};
const NAMES_OF_SEVERAL: Partial<typeof NAMES> = {
  one_of: m.ui_condition_has_one_of,
  none_of: m.ui_condition_has_none_of,
};

/** What a comparison is called, of facts of a kind. */
export const comparisonName = (is: Comparison, kind: FactKind): string =>
  ((kind === "several" && NAMES_OF_SEVERAL[is]) || NAMES[is])();
