/**
 * Conditions as data: one type, one evaluator, on the server and in the browser, for who is eligible, which field is shown and
 * where a flow goes. It knows nothing of forms, records or screens: facts are given by name.
 */

/** What a fact may be; null and undefined are not known. */
export type Fact = string | number | boolean | readonly string[] | null | undefined;
export type Facts = Readonly<Record<string, Fact>>;

export const COMPARISONS = ["is", "is_not", "one_of", "none_of", "has", "at_most", "at_least", "answered"] as const;
export type Comparison = (typeof COMPARISONS)[number];

export type ConditionValue = string | number | boolean | string[];

/** How large a condition may be: letters of a value, conditions held together, and how deep they are nested. */
export const CONDITION_MAX = { value: 200, parts: 20, depth: 5 } as const;

/** A fact compared with a value; of several, `one_of` asks for any and `has` for all. Days are ISO dates and compare like numbers. A type and no interface: answers of the server carry it. */
export type Compared = {
  fact: string;
  is: Comparison;
  value?: ConditionValue | undefined;
};

export type Condition = { all: Condition[] } | { any: Condition[] } | { not: Condition } | Compared;

/** True, false, or not to be told from the facts that are known. */
export type Truth = "met" | "not_met" | "cannot_tell";

export const isCompared = (condition: Condition): condition is Compared => "fact" in condition;

const isUnknown = (fact: Fact): boolean =>
  fact === undefined || fact === null || fact === "" || (Array.isArray(fact) && fact.length === 0);

const told = (isMet: boolean): Truth => (isMet ? "met" : "not_met");
const OPPOSITE: Readonly<Record<Truth, Truth>> = { met: "not_met", not_met: "met", cannot_tell: "cannot_tell" };

/** Numbers by size, days and texts by their letters; null where they cannot be compared. */
function difference(fact: Fact, value: ConditionValue | undefined): number | null {
  if (typeof fact === "number" && typeof value === "number") return fact - value;
  if (typeof fact === "string" && typeof value === "string") return fact < value ? -1 : fact > value ? 1 : 0;
  return null;
}

/** What a fact is compared with, one by one. */
export const listed = (value: ConditionValue | undefined): readonly (string | number | boolean)[] =>
  Array.isArray(value) ? value : value === undefined ? [] : [value];

/** Whether all of them are of one kind, and can so be alike. */
const areAlike = (...values: readonly unknown[]): boolean => new Set(values.map((value) => typeof value)).size < 2;

function compare({ fact: name, is, value }: Compared, facts: Facts): Truth {
  const fact = Object.hasOwn(facts, name) ? facts[name] : undefined;
  if (is === "answered") return told(!isUnknown(fact));
  if (isUnknown(fact)) return "cannot_tell";
  switch (is) {
    case "is":
    case "is_not":
      return areAlike(fact, value) ? told((fact === value) === (is === "is")) : "cannot_tell";
    case "one_of":
    case "none_of": {
      const own: readonly unknown[] = Array.isArray(fact) ? fact : [fact];
      const named = listed(value);
      return areAlike(...own, ...named)
        ? told(named.some((one) => own.includes(one)) === (is === "one_of"))
        : "cannot_tell";
    }
    case "has":
      return Array.isArray(fact) ? told(listed(value).every((one) => fact.includes(String(one)))) : "cannot_tell";
    case "at_most":
    case "at_least": {
      const by = difference(fact, value);
      return by === null ? "cannot_tell" : told(is === "at_most" ? by <= 0 : by >= 0);
    }
    default:
      return is satisfies never;
  }
}

/**
 * What a condition says of facts; where a fact is of another kind than what it is compared with, nothing. All of nothing is met, any of nothing is not. What is not known decides only where the rest
 * does not: one that is not met settles `all`, one that is met settles `any`.
 */
export function evaluate(condition: Condition, facts: Facts): Truth {
  if ("not" in condition) return OPPOSITE[evaluate(condition.not, facts)];
  if (isCompared(condition)) return compare(condition, facts);
  const [parts, settles] = "all" in condition ? [condition.all, "not_met" as const] : [condition.any, "met" as const];
  const truths = new Set(parts.map((part) => evaluate(part, facts)));
  if (truths.has(settles)) return settles;
  return truths.has("cannot_tell") ? "cannot_tell" : OPPOSITE[settles];
}

/** The names of the facts that a condition asks for, each once. */
export function factsAsked(condition: Condition): string[] {
  if (isCompared(condition)) return [condition.fact];
  const parts = "not" in condition ? [condition.not] : "all" in condition ? condition.all : condition.any;
  return [...new Set(parts.flatMap(factsAsked))];
}
