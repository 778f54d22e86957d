import type { LocalizedText } from "@kerkis/contract/core/text/languages.ts";
import { ruleFacts } from "@kerkis/contract/programmes/eligibility/eligibility.policy.ts";
import type { EligibilityRule, RuleSets } from "@kerkis/contract/programmes/eligibility/eligibility.schema.ts";
import {
  rulesChanges,
  type RuleChange,
  type RulePart,
} from "@kerkis/contract/programmes/eligibility/rule-changes.policy.ts";
import { m } from "#messages";
import type { ConditionFacts } from "#shared/forms/fields/condition-values.ts";
import { formatDateTime, formatList } from "#shared/i18n/format.ts";
import { localized } from "#shared/i18n/localized.ts";
import { Badge } from "#shared/ui/marks/badge.tsx";
import { wholeCondition } from "../../model/condition-words.ts";

/** The versions of criteria, the one in force first: when, by whom, and what each changed of the one before. */
export function RuleVersions({ sets }: { sets: RuleSets }) {
  const { versions } = sets;
  if (versions.length === 0) return null;
  const facts = { ...sets.dropped, ...ruleFacts(sets.questions) };
  return (
    <section aria-labelledby="eligibility-versions" className="rounded-lg bg-surface p-5 shadow-sm sm:p-6">
      <h2 id="eligibility-versions" className="text-lg font-semibold">
        {m.programmes_rules_versions()}
      </h2>
      <ol className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-5">
        {versions.map(({ version, rules, created_at, created_by }, at) => {
          const before = versions[at + 1];
          return (
            <li key={version}>
              <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
                <span className="font-semibold">{m.programmes_rules_version({ version })}</span>
                {at === 0 && <Badge>{m.programmes_rules_in_force()}</Badge>}
                <span className="tnum text-sm text-muted-foreground">
                  {m.programmes_rules_by({
                    date: formatDateTime(created_at),
                    person: created_by ?? m.person_erased(),
                  })}
                </span>
              </p>
              {/* Below the oldest that is shown there may be others. */}
              {(before || version === 1) && (
                <Changes changes={rulesChanges(before?.rules ?? [], rules)} facts={facts} />
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

function Changes({ changes, facts }: { changes: readonly RuleChange[]; facts: ConditionFacts }) {
  if (changes.length === 0) return <p className="mt-1 text-muted-foreground">{m.programmes_rules_no_change()}</p>;
  return (
    <ul className="mt-2 grid grid-cols-[minmax(0,1fr)] gap-2 border-l-2 border-border pl-4 [overflow-wrap:anywhere]">
      {changes.map((change) => (
        <li key={`${change.kind} ${change.rule.key}`}>
          <p>{changeText(change)}</p>
          {change.kind === "added" && (
            <p className="text-sm text-muted-foreground">{wholeCondition(change.rule.condition, facts)}</p>
          )}
          {change.before && <Parts change={{ ...change, before: change.before }} facts={facts} />}
        </li>
      ))}
    </ul>
  );
}

/** What changed of a criterion, as it was and as it is. */
function Parts({
  change: { before, rule, parts },
  facts,
}: {
  change: RuleChange & { before: EligibilityRule };
  facts: ConditionFacts;
}) {
  return parts.map((part) => (
    <div key={part} className="mt-1 grid gap-0.5 text-sm">
      <del className="text-muted-foreground no-underline">
        {m.programmes_rules_was({ text: partText(before, part, facts) })}
      </del>
      <ins className="no-underline">{m.programmes_rules_is({ text: partText(rule, part, facts) })}</ins>
    </div>
  ));
}

/** A text in both languages: a change may be of either. */
const bothTexts = ({ el, en }: LocalizedText): string =>
  [el, en].filter((text) => text !== "").join(" / ") || m.programmes_rules_said_nothing();

const partText = (rule: EligibilityRule, part: RulePart, facts: ConditionFacts): string =>
  part === "condition" ? wholeCondition(rule.condition, facts) : bothTexts(rule[part]);

const PART_WORDS: Readonly<Record<RulePart, () => string>> = {
  label: m.programmes_rules_changed_label,
  reference: m.programmes_rules_changed_reference,
  condition: m.programmes_rules_changed_condition,
};

/** A change of criteria as a sentence. */
function changeText({ kind, rule, parts }: RuleChange): string {
  const name = localized(rule.label) || rule.label.el;
  switch (kind) {
    case "added":
      return m.programmes_rules_change_added({ name });
    case "removed":
      return m.programmes_rules_change_removed({ name });
    case "moved":
      return m.programmes_rules_change_moved({ name });
    case "changed":
      return m.programmes_rules_change_changed({ name, parts: formatList(parts.map((part) => PART_WORDS[part]())) });
    default:
      return kind satisfies never;
  }
}
