import type { Criterion } from "@kerkis/contract/evaluations/evaluations.schema.ts";
import type { TemplateDraft } from "@kerkis/contract/evaluations/templates/templates.schema.ts";
import { TEMPLATE_MAX } from "@kerkis/contract/evaluations/templates/templates.taxonomy.ts";
import { ArrowDown, ArrowUp, Plus, Trash2, X } from "lucide-react";
import { m } from "#messages";
import { formatPercent } from "#shared/i18n/format.ts";
import { Button } from "#shared/ui/button.tsx";
import { Checkbox } from "#shared/ui/forms/checkbox.tsx";
import { Field } from "#shared/ui/forms/field.tsx";
import { Input } from "#shared/ui/forms/input.tsx";
import { Textarea } from "#shared/ui/forms/textarea.tsx";
import { NativeSelect } from "#shared/ui/pickers/native-select.tsx";
import { freeScore, moveCriterion, removeCriterion } from "../../model/template-editing.ts";
import { weightShare } from "@kerkis/contract/evaluations/evaluations.policy.ts";

const LANGUAGES = ["el", "en"] as const;

interface CriterionSettingsProps {
  criterion: Criterion;
  /** Its place. */
  at: number;
  draft: TemplateDraft;
  problems: ReadonlyMap<string, string>;
  onChange: (criterion: Criterion) => void;
  onDraft: (draft: TemplateDraft) => void;
}

/** All that may be said of a criterion. */
export function CriterionSettings({ criterion, at, draft, problems, onChange, onDraft }: CriterionSettingsProps) {
  const { key, label, help, weight, scale_max } = criterion;
  const problemAt = (part: string) => problems.get(`criteria.${at}.${part}`);
  const share = weightShare(criterion, draft.criteria);
  const whole = (text: string, min: number, max: number) =>
    Math.min(max, Math.max(min, Math.trunc(Number(text)) || min));
  return (
    <section
      aria-label={m.evaluations_templates_add()}
      className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-lg bg-surface p-5 shadow-sm"
    >
      <div className="grid gap-4 sm:grid-cols-2">
        {LANGUAGES.map((language) => (
          <Field
            key={language}
            label={language === "el" ? m.evaluations_templates_label_el() : m.evaluations_templates_label_en()}
            error={problemAt(`label.${language}`)}
          >
            <Input
              value={label[language]}
              maxLength={TEMPLATE_MAX.label}
              onChange={({ target }) => onChange({ ...criterion, label: { ...label, [language]: target.value } })}
            />
          </Field>
        ))}
        {LANGUAGES.map((language) => (
          <Field
            key={language}
            label={language === "el" ? m.evaluations_templates_help_el() : m.evaluations_templates_help_en()}
            error={problemAt(`help.${language}`)}
            optional
          >
            <Textarea
              rows={2}
              value={help[language]}
              maxLength={TEMPLATE_MAX.help}
              onChange={({ target }) => onChange({ ...criterion, help: { ...help, [language]: target.value } })}
            />
          </Field>
        ))}
        <Field
          label={m.evaluations_templates_weight()}
          hint={
            share === null
              ? m.evaluations_templates_not_counted()
              : m.evaluations_templates_weight_share({ share: formatPercent(share) })
          }
          error={problemAt("weight")}
        >
          <Input
            type="number"
            inputMode="numeric"
            min={0}
            max={TEMPLATE_MAX.weight}
            value={weight}
            onChange={({ target }) => onChange({ ...criterion, weight: whole(target.value, 0, TEMPLATE_MAX.weight) })}
          />
        </Field>
        <Field label={m.evaluations_templates_scale()} error={problemAt("scale_max")}>
          <Input
            type="number"
            inputMode="numeric"
            min={1}
            max={TEMPLATE_MAX.scale}
            value={scale_max}
            onChange={({ target }) => onChange({ ...criterion, scale_max: whole(target.value, 1, TEMPLATE_MAX.scale) })}
          />
        </Field>
      </div>
      <Checkbox
        label={m.evaluations_templates_comment_required()}
        checked={criterion.comment_required}
        onCheckedChange={(comment_required) => onChange({ ...criterion, comment_required })}
      />
      <Checkbox
        label={m.evaluations_templates_independent()}
        checked={criterion.independent}
        onCheckedChange={(independent) => onChange({ ...criterion, independent })}
      />
      <Anchors criterion={criterion} problemAt={problemAt} onChange={onChange} />
      <div className="flex flex-wrap gap-2 border-t border-border pt-4">
        <Button variant="outline" size="sm" disabled={at === 0} onClick={() => onDraft(moveCriterion(draft, key, -1))}>
          <ArrowUp aria-hidden />
          {m.evaluations_templates_up()}
        </Button>
        <Button
          variant="outline"
          size="sm"
          disabled={at === draft.criteria.length - 1}
          onClick={() => onDraft(moveCriterion(draft, key, 1))}
        >
          <ArrowDown aria-hidden />
          {m.evaluations_templates_down()}
        </Button>
        <Button variant="outline" size="sm" onClick={() => onDraft(removeCriterion(draft, key))}>
          <Trash2 aria-hidden />
          {m.evaluations_templates_remove()}
        </Button>
      </div>
    </section>
  );
}

interface AnchorsProps {
  criterion: Criterion;
  problemAt: (part: string) => string | undefined;
  onChange: (criterion: Criterion) => void;
}

/** What scores mean in words, from the lowest on. */
function Anchors({ criterion, problemAt, onChange }: AnchorsProps) {
  const { anchors, scale_max } = criterion;
  const free = freeScore(criterion);
  const put = (at: number, change: Partial<Criterion["anchors"][number]>) =>
    onChange({ ...criterion, anchors: anchors.map((one, index) => (index === at ? { ...one, ...change } : one)) });
  const scores = Array.from({ length: scale_max + 1 }, (_, score) => ({ value: String(score), label: String(score) }));
  return (
    <fieldset className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3">
      <legend className="mb-2 max-w-full text-[0.9375rem] font-semibold">{m.evaluations_templates_anchors()}</legend>
      {anchors.map(({ score, label }, at) => (
        <div
          key={score}
          className="grid grid-cols-[5rem_minmax(0,1fr)_auto] items-start gap-2 rounded-md bg-muted p-2.5 max-sm:grid-cols-[minmax(0,1fr)_auto]"
        >
          <Field label={m.evaluations_templates_anchor_score()} hideLabel className="max-sm:col-span-2">
            <NativeSelect
              value={String(score)}
              // A score that has its words already is another line's.
              options={scores.filter(
                ({ value }) => Number(value) === score || !anchors.some((one) => one.score === Number(value)),
              )}
              onChange={({ target }) => put(at, { score: Number(target.value) })}
            />
          </Field>
          <div className="grid gap-2">
            {LANGUAGES.map((language) => (
              <Field
                key={language}
                label={
                  language === "el"
                    ? m.evaluations_templates_anchor_el({ score })
                    : m.evaluations_templates_anchor_en({ score })
                }
                error={problemAt(`anchors.${at}.label.${language}`)}
                hideLabel
              >
                <Input
                  placeholder={language === "el" ? "ΕΛ" : "EN"}
                  value={label[language]}
                  maxLength={TEMPLATE_MAX.label}
                  onChange={({ target }) => put(at, { label: { ...label, [language]: target.value } })}
                />
              </Field>
            ))}
          </div>
          <Button
            variant="ghost"
            size="icon-sm"
            aria-label={m.evaluations_templates_anchor_remove({ score })}
            onClick={() => onChange({ ...criterion, anchors: anchors.toSpliced(at, 1) })}
          >
            <X />
          </Button>
        </div>
      ))}
      {free !== null && (
        <Button
          variant="outline"
          size="sm"
          className="justify-self-start"
          onClick={() =>
            onChange({
              ...criterion,
              anchors: [...anchors, { score: free, label: { el: "", en: "" } }].toSorted(
                (one, other) => one.score - other.score,
              ),
            })
          }
        >
          <Plus aria-hidden />
          {m.evaluations_templates_anchor_add()}
        </Button>
      )}
    </fieldset>
  );
}
