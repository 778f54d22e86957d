import { issuesBelow } from "@kerkis/contract/core/conditions/facts.policy.ts";
import type { FieldIssue } from "@kerkis/contract/core/errors.ts";
import { LANGUAGES } from "@kerkis/contract/core/text/languages.ts";
import { ruleLacks } from "@kerkis/contract/programmes/eligibility/eligibility.policy.ts";
import type { EligibilityRule } from "@kerkis/contract/programmes/eligibility/eligibility.schema.ts";
import { Languages, Trash2 } from "lucide-react";
import { m } from "#messages";
import { fieldText } from "#shared/forms/field-text.ts";
import { ConditionEditor } from "#shared/forms/fields/condition-editor.tsx";
import type { ConditionFacts } from "#shared/forms/fields/condition-values.ts";
import { Button } from "#shared/ui/button.tsx";
import { Field } from "#shared/ui/forms/field.tsx";
import { Input } from "#shared/ui/forms/input.tsx";

const TEXTS = [
  ["label", "el", m.programmes_rules_label_el],
  ["label", "en", m.programmes_rules_label_en],
  ["reference", "el", m.programmes_rules_reference_el],
  ["reference", "en", m.programmes_rules_reference_en],
] as const;
const TEXT_MAX = 200;
const LACKS = { el: m.programmes_rules_missing_el, en: m.programmes_form_missing_en };

interface RuleFieldsProps {
  rule: EligibilityRule;
  /** Counted from one. */
  number: number;
  facts: ConditionFacts;
  /** What is wrong with it, by place. */
  issues: readonly FieldIssue[];
  canChange: boolean;
  onChange: (rule: EligibilityRule) => void;
  onRemove: () => void;
}

/** A criterion: its words, where it stands, and what must hold. */
export function RuleFields({ rule, number, facts, issues, canChange, onChange, onRemove }: RuleFieldsProps) {
  const problem = (path: string) => {
    const found = issues.find((issue) => issue.path === path);
    return found && fieldText(found.code, found.params);
  };
  return (
    <li className="rounded-md bg-muted p-4">
      <fieldset className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4" disabled={!canChange}>
        <legend className="sr-only">{m.programmes_rules_number({ number })}</legend>
        <div className="flex items-center justify-between gap-3">
          <span aria-hidden className="font-semibold">
            {m.programmes_rules_number({ number })}
          </span>
          {LANGUAGES.filter((language) => ruleLacks(rule, language)).map((language) => (
            <span key={language} className="inline-flex items-center gap-1.5 text-sm text-warning">
              <Languages aria-hidden className="size-4" />
              {LACKS[language]()}
            </span>
          ))}
          {canChange && (
            <Button
              variant="ghost"
              size="icon-sm"
              className="ml-auto"
              aria-label={m.programmes_rules_remove({ number })}
              onClick={onRemove}
            >
              <Trash2 />
            </Button>
          )}
        </div>
        <div className="grid items-start gap-4 sm:grid-cols-2">
          {TEXTS.map(([part, language, label]) => (
            <Field key={`${part}${language}`} label={label()} error={problem(`${part}.${language}`)}>
              <Input
                value={rule[part][language]}
                maxLength={TEXT_MAX}
                onChange={({ target }) => onChange({ ...rule, [part]: { ...rule[part], [language]: target.value } })}
              />
            </Field>
          ))}
        </div>
        <ConditionEditor
          condition={rule.condition}
          facts={facts}
          issues={issuesBelow("condition", issues)}
          onChange={(condition) => onChange({ ...rule, condition })}
        />
      </fieldset>
    </li>
  );
}
