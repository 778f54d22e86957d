import { LANGUAGES } from "@kerkis/contract/core/text/languages.ts";
import {
  ELIGIBILITY_FACTS,
  ruleLacks,
  SAMPLE_RULES,
} from "@kerkis/contract/programmes/eligibility/eligibility.policy.ts";
import {
  eligibilityRules,
  type EligibilityRule,
  type RuleSets,
} from "@kerkis/contract/programmes/eligibility/eligibility.schema.ts";
import type { ManagedChallenge } from "@kerkis/contract/programmes/challenges/challenges.schema.ts";
import { fieldIssues } from "@kerkis/contract/core/issues.ts";
import { useQuery } from "@tanstack/react-query";
import { Languages, Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { m } from "#messages";
import { errorText } from "#shared/api/errors.ts";
import { fieldText } from "#shared/forms/field-text.ts";
import { Button } from "#shared/ui/button.tsx";
import { Field } from "#shared/ui/forms/field.tsx";
import { Input } from "#shared/ui/forms/input.tsx";
import { toast } from "#shared/ui/overlays/toast.tsx";
import { ErrorState } from "#shared/ui/states/error-state.tsx";
import { Skeleton } from "#shared/ui/states/skeleton.tsx";
import { useSaveRules } from "../../programmes.mutations.ts";
import { programmesQueries } from "../../programmes.queries.ts";
import { ConditionEditor } from "#shared/forms/fields/condition-editor.tsx";

/** Who may apply to a call: its criteria, each saved with the others as a new version. */
export function RulesPart({ challenge }: { challenge: ManagedChallenge }) {
  const { data, error, refetch } = useQuery(programmesQueries.rules(challenge.id));
  if (error)
    return (
      <ErrorState title={m.programmes_list_failed()} description={errorText(error)} onRetry={() => void refetch()} />
    );
  if (!data) return <Skeleton className="h-96 rounded-lg" />;
  return <Rules key={data.versions[0]?.version ?? 0} challenge={challenge} sets={data} />;
}

/** A name that no other criterion has. */
function freeKey(rules: readonly EligibilityRule[]): string {
  const taken = new Set(rules.map(({ key }) => key));
  let number = rules.length + 1;
  while (taken.has(`rule_${number}`)) number += 1;
  return `rule_${number}`;
}

const TEXTS = [
  ["label", "el", m.programmes_rules_label_el],
  ["label", "en", m.programmes_rules_label_en],
  ["reference", "el", m.programmes_rules_reference_el],
  ["reference", "en", m.programmes_rules_reference_en],
] as const;
const TEXT_MAX = 200;
const LACKS = { el: m.programmes_rules_missing_el, en: m.programmes_form_missing_en };

function Rules({ challenge: { id, can }, sets }: { challenge: ManagedChallenge; sets: RuleSets }) {
  const seen = sets.versions[0]?.version ?? 0;
  const stored = sets.versions[0]?.rules ?? [];
  const [rules, setRules] = useState<readonly EligibilityRule[]>(stored);
  const [isJudged, setJudged] = useState(false);
  const save = useSaveRules();
  const parsed = eligibilityRules.safeParse(rules);
  const issues = parsed.success ? [] : fieldIssues(parsed.error.issues, rules);
  const problem = (path: string) => {
    const found = isJudged ? issues.find((issue) => issue.path === path) : undefined;
    return found && fieldText(found.code, found.params);
  };
  const change = (at: number, rule: EligibilityRule) =>
    setRules((known) => known.map((one, index) => (index === at ? rule : one)));
  const isChanged = JSON.stringify(rules) !== JSON.stringify(stored);

  function submit() {
    setJudged(true);
    if (!parsed.success) return;
    save.mutate(
      { id, seen, rules: parsed.data },
      {
        onSuccess: (saved) =>
          toast.success(m.programmes_rules_saved({ version: saved.versions[0]?.version ?? seen + 1 })),
        onError: (error) => toast.error(m.programmes_save_failed(), { description: errorText(error) }),
      },
    );
  }
  return (
    <section aria-labelledby="challenge-rules" className="grid gap-5 rounded-lg bg-surface p-5 shadow-sm sm:p-6">
      <div>
        <h2 id="challenge-rules" className="display text-xl leading-tight">
          {m.programmes_rules_part()}
        </h2>
        <p className="mt-1 text-muted-foreground">{m.programmes_rules_lead()}</p>
      </div>
      <ol className="grid gap-4">
        {rules.map((rule, at) => (
          <li key={rule.key} className="rounded-md bg-muted p-4">
            <fieldset className="grid gap-4" disabled={!can.change}>
              <legend className="sr-only">{m.programmes_rules_number({ number: at + 1 })}</legend>
              <div className="flex items-center justify-between gap-3">
                <span aria-hidden className="font-semibold">
                  {m.programmes_rules_number({ number: at + 1 })}
                </span>
                {LANGUAGES.filter((language) => ruleLacks(rule, language)).map((language) => (
                  <span key={language} className="inline-flex items-center gap-1.5 text-sm text-warning">
                    <Languages aria-hidden className="size-4" />
                    {LACKS[language]()}
                  </span>
                ))}
                <Button
                  variant="ghost"
                  size="icon-sm"
                  className="ml-auto"
                  aria-label={m.programmes_rules_remove({ number: at + 1 })}
                  onClick={() => setRules(rules.filter((one) => one !== rule))}
                >
                  <Trash2 />
                </Button>
              </div>
              <div className="grid items-start gap-4 sm:grid-cols-2">
                {TEXTS.map(([part, language, label]) => (
                  <Field key={`${part}${language}`} label={label()} error={problem(`${at}.${part}.${language}`)}>
                    <Input
                      value={rule[part][language]}
                      maxLength={TEXT_MAX}
                      onChange={({ target }) =>
                        change(at, { ...rule, [part]: { ...rule[part], [language]: target.value } })
                      }
                    />
                  </Field>
                ))}
              </div>
              <ConditionEditor
                condition={rule.condition}
                facts={ELIGIBILITY_FACTS}
                onChange={(condition) => change(at, { ...rule, condition })}
              />
            </fieldset>
          </li>
        ))}
      </ol>
      {can.change && (
        <div className="flex flex-wrap gap-2.5">
          <Button
            variant="outline"
            onClick={() =>
              setRules([
                ...rules,
                {
                  key: freeKey(rules),
                  label: { el: "", en: "" },
                  reference: { el: "", en: "" },
                  condition: { fact: "country", is: "is", value: "GR" },
                },
              ])
            }
          >
            <Plus aria-hidden />
            {m.programmes_rules_add()}
          </Button>
          {rules.length === 0 && (
            <Button variant="outline" onClick={() => setRules(SAMPLE_RULES)}>
              {m.programmes_rules_sample()}
            </Button>
          )}
          <Button className="sm:ml-auto" disabled={!isChanged} pending={save.isPending} onClick={submit}>
            {m.programmes_rules_save()}
          </Button>
        </div>
      )}
    </section>
  );
}
