import {
  type Compared,
  type Comparison,
  type Condition,
  isCompared,
  listed,
} from "@kerkis/contract/core/conditions/conditions.ts";
import type { FactDescription } from "@kerkis/contract/core/conditions/facts.policy.ts";
import { m } from "#messages";
import { factText } from "#shared/forms/fact-text.ts";
import type { ConditionFacts } from "#shared/forms/fields/condition-values.ts";
import { formatList } from "#shared/i18n/format.ts";
import { localized } from "#shared/i18n/localized.ts";

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
const HOW_OF_SEVERAL: Partial<typeof HOW> = { one_of: m.ui_condition_has, none_of: m.ui_condition_has_not };

const howOf = (is: Comparison, described: FactDescription | undefined): string =>
  ((described?.kind === "several" && HOW_OF_SEVERAL[is]) || HOW[is])();

function valueWords({ fact, is, value }: Compared, described: FactDescription | undefined): string {
  const words = listed(value).map((one) => factText(fact, one, described));
  return formatList(words, is === "one_of" || is === "none_of" ? "disjunction" : "conjunction");
}

/** A comparison in words; `how` says it otherwise than its name does. */
function comparedWords(compared: Compared, facts: ConditionFacts, how = (said: string) => said): string {
  const { fact, is } = compared;
  const described = facts[fact];
  return [
    described ? `«${localized(described.label)}»` : fact,
    how(howOf(is, described)),
    is === "answered" ? "" : valueWords(compared, described),
  ]
    .filter(Boolean)
    .join(" ");
}

/** The comparisons of a condition, in the order in which they are read. */
const comparedIn = (condition: Condition): Compared[] =>
  isCompared(condition)
    ? [condition]
    : ("all" in condition ? condition.all : "any" in condition ? condition.any : [condition.not]).flatMap(comparedIn);

/** When a question is asked, in a line: the first comparison, and how many more there are. */
export function conditionWords(condition: Condition, facts: ConditionFacts): string {
  const [first, ...more] = comparedIn(condition);
  if (!first) return m.programmes_form_conditional();
  const said = comparedWords(first, facts, (how) => ("not" in condition ? m.programmes_form_not({ how }) : how));
  return more.length === 0
    ? m.programmes_form_shown_when({ said })
    : m.programmes_form_shown_when_more({ said, count: more.length });
}

/** The whole of a condition in words; what holds together inside of another stands in brackets. */
export function wholeCondition(condition: Condition, facts: ConditionFacts): string {
  if (isCompared(condition)) return comparedWords(condition, facts);
  if ("not" in condition) {
    const denied = condition.not;
    return isCompared(denied)
      ? comparedWords(denied, facts, (how) => m.programmes_form_not({ how }))
      : m.programmes_form_not({ how: `(${wholeCondition(denied, facts)})` });
  }
  const [parts, type] =
    "all" in condition ? [condition.all, "conjunction" as const] : [condition.any, "disjunction" as const];
  const isGroup = (part: Condition) => !isCompared(part) && !("not" in part);
  return formatList(
    parts.map((part) => (isGroup(part) ? `(${wholeCondition(part, facts)})` : wholeCondition(part, facts))),
    type,
  );
}
