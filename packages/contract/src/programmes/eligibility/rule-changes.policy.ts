import type { EligibilityRule } from "./eligibility.schema.ts";

/** What became of a criterion between two versions. */
export interface RuleChange {
  kind: "added" | "removed" | "moved" | "changed";
  rule: EligibilityRule;
  /** As it was, where it changed. */
  before?: EligibilityRule;
  /** What of it changed. */
  parts: readonly RulePart[];
}

export const RULE_PARTS = ["label", "reference", "condition"] as const;
export type RulePart = (typeof RULE_PARTS)[number];

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** What a version of criteria changes of another, in the order of the later one; what is gone comes last. */
export function rulesChanges(before: readonly EligibilityRule[], after: readonly EligibilityRule[]): RuleChange[] {
  const known = new Map(before.map((rule) => [rule.key, rule]));
  const left = new Set(after.map(({ key }) => key));
  const kept = before.filter(({ key }) => left.has(key)).map(({ key }) => key);
  const stayed = after.filter(({ key }) => known.has(key)).map(({ key }) => key);
  const changes = after.flatMap((rule): RuleChange[] => {
    const old = known.get(rule.key);
    if (!old) return [{ kind: "added", rule, parts: [] }];
    const parts = RULE_PARTS.filter((part) => !isSame(old[part], rule[part]));
    const isMoved = kept.indexOf(rule.key) !== stayed.indexOf(rule.key);
    return [
      ...(parts.length > 0 ? [{ kind: "changed" as const, rule, before: old, parts }] : []),
      ...(isMoved ? [{ kind: "moved" as const, rule, parts: [] }] : []),
    ];
  });
  const removed = before.filter(({ key }) => !left.has(key));
  return [...changes, ...removed.map((rule) => ({ kind: "removed" as const, rule, parts: [] }))];
}
