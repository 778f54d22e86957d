import {
  type Compared,
  type Comparison,
  type Condition,
  isCompared,
} from "@kerkis/contract/core/conditions/conditions.ts";
import { ALL_DECIMALS } from "@kerkis/contract/core/forms/amounts.ts";
import { NO, YES } from "@kerkis/contract/core/forms/answers.ts";
import type { FactDescription } from "@kerkis/contract/programmes/eligibility/eligibility.policy.ts";
import { m } from "#messages";
import { formatDate, formatList, formatNumber } from "#shared/i18n/format.ts";
import { localized } from "#shared/i18n/localized.ts";

type Facts = Readonly<Record<string, FactDescription>>;

const HOW: Readonly<Record<Comparison, () => string>> = {
  is: m.ui_condition_is,
  is_not: m.ui_condition_is_not,
  one_of: m.ui_condition_is,
  none_of: m.ui_condition_is_not,
  has: m.ui_condition_has,
  at_most: m.ui_condition_at_most,
  at_least: m.ui_condition_at_least,
  answered: m.ui_condition_answered,
};

/** The comparisons of a condition, in the order in which they are read. */
const comparedIn = (condition: Condition): Compared[] =>
  isCompared(condition)
    ? [condition]
    : ("all" in condition ? condition.all : "any" in condition ? condition.any : [condition.not]).flatMap(comparedIn);

function valueWords(value: Compared["value"], described: FactDescription | undefined): string {
  const one = (part: string): string => {
    const name = described?.names?.[part];
    if (name) return localized(name);
    return described?.kind === "day" ? formatDate(part, "medium") : part;
  };
  if (typeof value === "boolean") return localized(value ? YES : NO);
  if (typeof value === "number") return formatNumber(value, ALL_DECIMALS);
  return Array.isArray(value) ? formatList(value.map(one)) : one(value ?? "");
}

/** A condition in a line: its first comparison, and how many more there are. */
export function conditionWords(condition: Condition, facts: Facts): string {
  const [first, ...more] = comparedIn(condition);
  if (!first) return m.programmes_form_conditional();
  const described = facts[first.fact];
  const said = [
    described ? `«${localized(described.label)}»` : first.fact,
    "not" in condition ? m.programmes_form_not({ how: HOW[first.is]() }) : HOW[first.is](),
    first.is === "answered" ? "" : valueWords(first.value, described),
  ]
    .filter(Boolean)
    .join(" ");
  return more.length === 0
    ? m.programmes_form_shown_when({ said })
    : m.programmes_form_shown_when_more({ said, count: more.length });
}
