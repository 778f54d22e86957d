import type { FieldIssue } from "../errors.ts";
import type { LocalizedText } from "../text/languages.ts";
import { type Compared, type Comparison, type Condition, isCompared, listed } from "./conditions.ts";

export const FACT_KINDS = ["number", "day", "yes_no", "country", "choice", "several", "text"] as const;
export type FactKind = (typeof FACT_KINDS)[number];

/** What a condition may look at: what it is called, and how it is compared. */
export interface FactDescription {
  label: LocalizedText;
  /** Of a text it is only asked whether it is there. */
  kind: FactKind;
  /** Of a choice: what each value is called. */
  names?: Readonly<Record<string, LocalizedText>> | undefined;
  /** Of an amount of money. */
  currency?: string | undefined;
}

/** What is known of a fact; null where there is none of this name. */
export type DescribeFact = (fact: string) => FactDescription | null;

const AMONG = ["is", "is_not", "one_of", "none_of", "answered"] as const;

/** How facts of a kind are compared, in the order in which it is offered. */
export const COMPARISONS_OF: Readonly<Record<FactKind, readonly Comparison[]>> = {
  number: ["at_most", "at_least", "is", "is_not", "answered"],
  day: ["at_most", "at_least", "is", "is_not", "answered"],
  yes_no: ["is", "is_not", "answered"],
  country: AMONG,
  choice: AMONG,
  several: ["has", "one_of", "none_of", "answered"],
  text: ["answered"],
};

/** Comparisons with several values. */
export const COMPARES_SEVERAL: ReadonlySet<Comparison> = new Set<Comparison>(["has", "one_of", "none_of"]);

const isDay = (value: unknown): boolean =>
  typeof value === "string" && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value));

/** Whether a fact of this kind may be what it is compared with. */
function isValueOf({ kind, names = {} }: FactDescription, value: unknown): boolean {
  switch (kind) {
    case "number":
      return typeof value === "number" && Number.isFinite(value);
    case "day":
      return isDay(value);
    case "yes_no":
      return typeof value === "boolean";
    case "country":
      return typeof value === "string" && /^[A-Z]{2}$/.test(value);
    case "choice":
    case "several":
      return typeof value === "string" && Object.hasOwn(names, value);
    case "text":
      return false;
    default:
      return kind satisfies never;
  }
}

function comparedIssues({ fact, is, value }: Compared, describe: DescribeFact): FieldIssue[] {
  const known = describe(fact);
  if (known === null) return [{ path: "fact", code: fact === "" ? "required" : "invalid" }];
  if (!COMPARISONS_OF[known.kind].includes(is)) return [{ path: "is", code: "invalid" }];
  if (is === "answered") return [];
  if (Array.isArray(value) && !COMPARES_SEVERAL.has(is)) return [{ path: "value", code: "invalid" }];
  const values = listed(value).filter((one) => one !== "");
  if (values.length === 0) return [{ path: "value", code: "required" }];
  return values.every((one) => isValueOf(known, one)) ? [] : [{ path: "value", code: "invalid" }];
}

/** Issues of a part of something, by their place in the whole. */
export const issuesWithin = (place: string, issues: readonly FieldIssue[]): FieldIssue[] =>
  issues.map((issue) => ({ ...issue, path: [place, issue.path].filter((part) => part !== "").join(".") }));

/** Issues of a whole that are of this part of it, by their place in the part. */
export const issuesBelow = (place: string, issues: readonly FieldIssue[]): FieldIssue[] =>
  issues.flatMap((issue) =>
    issue.path.startsWith(`${place}.`) ? [{ ...issue, path: issue.path.slice(place.length + 1) }] : [],
  );

/** What of a condition can never be judged: facts that nobody knows, comparisons and values that do not suit them, groups of nothing. */
export function conditionIssues(condition: Condition, describe: DescribeFact): FieldIssue[] {
  if (isCompared(condition)) return comparedIssues(condition, describe);
  if ("not" in condition) return issuesWithin("not", conditionIssues(condition.not, describe));
  const [shape, parts] = "all" in condition ? ["all", condition.all] : ["any", condition.any];
  if (parts.length === 0) return [{ path: "", code: "required" }];
  return parts.flatMap((part, at) => issuesWithin(`${shape}.${at}`, conditionIssues(part, describe)));
}
