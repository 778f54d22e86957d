import { criterionLacksEnglish, lacksEnglish } from "@kerkis/contract/evaluations/templates/templates.policy.ts";
import {
  type ManagedTemplate,
  type TemplateDraft,
  templateDraft,
} from "@kerkis/contract/evaluations/templates/templates.schema.ts";
import { TEMPLATE_MAX } from "@kerkis/contract/evaluations/templates/templates.taxonomy.ts";
import { fieldIssues } from "@kerkis/contract/core/issues.ts";
import { Languages, Plus } from "lucide-react";
import { useMemo, useState } from "react";
import { m } from "#messages";
import { AutosaveConflict, AutosaveIndicator } from "#shared/autosave/autosave-indicator.tsx";
import { useAutosave } from "#shared/autosave/use-autosave.ts";
import { fieldText } from "#shared/forms/field-text.ts";
import { formatPercent } from "#shared/i18n/format.ts";
import { Button } from "#shared/ui/button.tsx";
import { cn } from "#shared/ui/class-names.ts";
import { Field } from "#shared/ui/forms/field.tsx";
import { Input } from "#shared/ui/forms/input.tsx";
import { Badge } from "#shared/ui/marks/badge.tsx";
import { addCriterion, changeCriterion, draftOf, nameOf, partsOf } from "../../model/template-editing.ts";
import { useTemplateStore } from "../../templates.mutations.ts";
import { weightShare } from "@kerkis/contract/evaluations/evaluations.policy.ts";
import { CriterionSettings } from "./criterion-settings.tsx";
import { PublishTemplate } from "./publish-template.tsx";
import { TrialSheet } from "./trial-sheet.tsx";

interface TemplateEditorProps {
  template: ManagedTemplate;
  userId: string;
  canChange: boolean;
}

/** A template's editor: its criteria, the chosen one, and the sheet as evaluators get it. Saved as one writes, published by hand. */
export function TemplateEditor({ template, userId, canChange }: TemplateEditorProps) {
  const [draft, setDraft] = useState<TemplateDraft>(template.draft);
  const [chosen, choose] = useState<string | null>(template.draft.criteria[0]?.key ?? null);
  const [isPublishing, setPublishing] = useState(false);
  const store = useTemplateStore(template.id);
  const parts = useMemo(() => partsOf(draft), [draft]);
  const problems = useMemo(() => problemsOf(draft), [draft]);
  const autosave = useAutosave({
    key: `evaluation-template.${template.id}.${userId}`,
    value: parts,
    version: template.seen,
    enabled: canChange,
    save: (value, version) => store.save(draftOf(value), version),
    load: async () => {
      const latest = await store.load();
      return { ...latest, value: partsOf(latest.value) };
    },
    apply: (value) => setDraft(draftOf(value)),
  });
  const [last] = template.versions;
  const version = (last?.version ?? 0) + 1;
  const isChanged =
    !last || JSON.stringify([last.title, last.criteria]) !== JSON.stringify([draft.title, draft.criteria]);
  const at = draft.criteria.findIndex(({ key }) => key === chosen);
  const criterion = draft.criteria[at];
  return (
    <>
      <div className="mb-5 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-lg bg-surface px-4 py-3 shadow-sm">
        <Badge>
          {isChanged
            ? m.evaluations_templates_draft({ version })
            : m.evaluations_templates_version({ version: version - 1 })}
        </Badge>
        <AutosaveIndicator state={autosave} />
        {lacksEnglish(draft) && (
          <span className="inline-flex items-center gap-1.5 text-sm text-warning">
            <Languages aria-hidden className="size-4" />
            {m.evaluations_templates_missing_en()}
          </span>
        )}
        {canChange && (
          <Button className="ml-auto" disabled={!isChanged || problems.size > 0} onClick={() => setPublishing(true)}>
            {m.evaluations_templates_publish({ version })}
          </Button>
        )}
      </div>
      {autosave.status === "conflict" && (
        <AutosaveConflict name={template.saved_by} onResolve={(choice) => void autosave.resolve(choice)} />
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)]">
        <fieldset disabled={!canChange} className="contents">
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-lg bg-surface p-5 shadow-sm">
            {(["el", "en"] as const).map((language) => (
              <Field
                key={language}
                label={language === "el" ? m.evaluations_templates_title_el() : m.evaluations_templates_title_en()}
                error={problems.get(`title.${language}`)}
              >
                <Input
                  value={draft.title[language]}
                  maxLength={TEMPLATE_MAX.title}
                  onChange={({ target }) => setDraft({ ...draft, title: { ...draft.title, [language]: target.value } })}
                />
              </Field>
            ))}
            <Outline draft={draft} chosen={chosen} onChoose={choose} />
            {canChange && draft.criteria.length < TEMPLATE_MAX.criteria && (
              <Button
                variant="ghost"
                size="sm"
                className="justify-self-start"
                onClick={() => {
                  const added = addCriterion(draft);
                  setDraft(added.draft);
                  choose(added.key);
                }}
              >
                <Plus aria-hidden />
                {m.evaluations_templates_add()}
              </Button>
            )}
          </div>
          {criterion && (
            <CriterionSettings
              key={criterion.key}
              criterion={criterion}
              at={at}
              draft={draft}
              problems={problems}
              onChange={(changed) => setDraft(changeCriterion(draft, changed))}
              onDraft={(next) => {
                setDraft(next);
                if (!next.criteria.some(({ key }) => key === chosen)) choose(next.criteria[0]?.key ?? null);
              }}
            />
          )}
        </fieldset>
        <div className="lg:col-span-2">
          <TrialSheet criteria={draft.criteria} />
        </div>
      </div>
      {isPublishing && (
        <PublishTemplate
          template={template}
          draft={draft}
          flush={autosave.flush}
          onPlace={(key) => {
            choose(key);
            setPublishing(false);
          }}
          onClose={() => setPublishing(false)}
        />
      )}
    </>
  );
}

/** What of a template cannot be kept, in words by its place. */
function problemsOf(draft: TemplateDraft): ReadonlyMap<string, string> {
  const { error } = templateDraft.safeParse(draft);
  return new Map(
    fieldIssues(error?.issues ?? [], draft).map(({ path, code, params }) => [path, fieldText(code, params)]),
  );
}

interface OutlineProps {
  draft: TemplateDraft;
  chosen: string | null;
  onChoose: (key: string) => void;
}

/** The criteria in order, each with its part of the score. */
function Outline({ draft: { criteria }, chosen, onChoose }: OutlineProps) {
  return (
    <nav aria-label={m.evaluations_templates_outline()} className="border-t border-border pt-4">
      <ol className="grid grid-cols-[minmax(0,1fr)] gap-px">
        {criteria.map((criterion, at) => {
          const share = weightShare(criterion, criteria);
          const isChosen = criterion.key === chosen;
          return (
            <li key={criterion.key}>
              <button
                type="button"
                aria-current={isChosen ? "true" : undefined}
                onClick={() => onChoose(criterion.key)}
                className={cn(
                  "flex w-full min-w-0 items-center gap-2.5 rounded-md px-2 py-1.5 text-start hover:bg-muted max-md:min-h-11",
                  isChosen && "bg-primary-soft text-primary hover:bg-primary-soft",
                )}
              >
                <span className="tnum text-muted-foreground">{at + 1}.</span>
                <span className="min-w-0 flex-1 truncate">{nameOf(criterion.label)}</span>
                {criterionLacksEnglish(criterion) && (
                  <Languages
                    role="img"
                    aria-label={m.evaluations_templates_missing_en()}
                    className="size-4 shrink-0 text-warning"
                  />
                )}
                <span className="tnum shrink-0 text-sm text-muted-foreground">
                  {share === null ? m.evaluations_templates_not_counted() : formatPercent(share)}
                </span>
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
