import type { ManagedForm } from "@kerkis/contract/forms/forms.schema.ts";
import { formChanges } from "@kerkis/contract/forms/diff.policy.ts";
import { FilePlus2, Redo2, Undo2 } from "lucide-react";
import { useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { RecordViewers } from "#features/presence/record-viewers.public.ts";
import { m } from "#messages";
import { AutosaveConflict, AutosaveIndicator } from "#shared/autosave/autosave-indicator.tsx";
import { useAutosave } from "#shared/autosave/use-autosave.ts";
import { EditedTogether } from "#shared/realtime/others-here.tsx";
import { Alert } from "#shared/ui/alert.tsx";
import { Badge } from "#shared/ui/marks/badge.tsx";
import { Button } from "#shared/ui/button.tsx";
import { EmptyState } from "#shared/ui/states/empty-state.tsx";
import { type Editing, useFormEditing } from "../../hooks/use-form-editing.ts";
import { type QuestionSteps, useQuestionSteps } from "../../hooks/use-question-steps.ts";
import { addQuestion, addSection, placeOf, questionAt } from "../../model/form-editing.ts";
import { placeOfProblem } from "../../model/form-problems.ts";
import { formOf, partsOf } from "../../model/form-parts.ts";
import { FIRST_SECTION, SUGGESTED } from "../../model/suggested-questions.ts";
import { useFormStore } from "../../programmes.mutations.ts";
import { FormOutline } from "./form-outline.tsx";
import { FormPreview } from "./form-preview.tsx";
import { PublishDialog } from "./publish-dialog.tsx";
import { QuestionSettings } from "./question-settings.tsx";
import { SectionSettings } from "./section-settings.tsx";

interface FormEditorProps {
  programmeId: string;
  organizationId: string;
  /** Whether the registry asks it with its registrations, not a call. */
  isRegistry: boolean;
  canChange: boolean;
  managed: ManagedForm;
  userId: string;
}

/** A form's editor: its skeleton, the form itself, and what is chosen in it. Saved as one writes, published by hand. */
export function FormEditor({
  programmeId,
  organizationId,
  isRegistry,
  canChange: mayChange,
  managed,
  userId,
}: FormEditorProps) {
  const store = useFormStore(managed.id);
  const [last] = managed.versions;
  // What is in force is read until someone begins the next version; one that was begun goes on.
  const [isBegun, setBegun] = useState(() => !last || formChanges(last.definition, managed.definition).length > 0);
  const editing = useFormEditing(managed, mayChange && isBegun);
  const { form, replace, undo, redo, canChange } = editing;
  const steps = useQuestionSteps(editing);
  const [isPublishing, setPublishing] = useState(false);
  const parts = useMemo(() => partsOf(form), [form]);
  const autosave = useAutosave({
    key: `form.${managed.id}.${userId}`,
    value: parts,
    version: managed.seen,
    enabled: canChange,
    save: (value, version) => store.save(formOf(value), version),
    load: async () => {
      const latest = await store.load();
      return { ...latest, value: partsOf(latest.value) };
    },
    apply: (next) => replace(formOf(next)),
  });
  const root = useRef<HTMLDivElement>(null);
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    // Keys pressed in a dialog are the dialog's.
    if (canChange && (event.target === document.body || root.current?.contains(event.target as Node)))
      onKey(event, editing, steps);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handleKey(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
  const changes = formChanges(last?.definition ?? { sections: [] }, form);
  const version = (last?.version ?? 0) + 1;
  return (
    <div ref={root}>
      <div className="mb-5 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-lg bg-surface px-4 py-3 shadow-sm">
        <Badge>
          {changes.length > 0 || !last
            ? m.programmes_form_draft({ version })
            : m.programmes_form_published({ version: last.version })}
        </Badge>
        <AutosaveIndicator state={autosave} />
        <RecordViewers kind="form" id={managed.id} organizationId={organizationId} />
        <div className="ml-auto flex flex-wrap gap-2">
          <Button
            variant="ghost"
            size="icon"
            aria-label={m.programmes_form_undo()}
            disabled={!undo}
            onClick={() => undo?.()}
          >
            <Undo2 />
          </Button>
          <Button
            variant="ghost"
            size="icon"
            aria-label={m.programmes_form_redo()}
            disabled={!redo}
            onClick={() => redo?.()}
          >
            <Redo2 />
          </Button>
          {canChange && (
            <Button disabled={changes.length === 0 || editing.problems.size > 0} onClick={() => setPublishing(true)}>
              {m.programmes_form_publish({ version })}
            </Button>
          )}
          {mayChange && !isBegun && (
            <Button onClick={() => setBegun(true)}>
              <FilePlus2 aria-hidden />
              {m.programmes_form_new_version()}
            </Button>
          )}
        </div>
      </div>
      {autosave.status === "conflict" && (
        <AutosaveConflict name={managed.saved_by} onResolve={(choice) => void autosave.resolve(choice)} />
      )}
      <Unkept editing={editing} />
      <span role="status" className="sr-only">
        {steps.news}
      </span>
      {form.sections.length === 0 ? (
        <EmptyState
          title={m.programmes_form_empty()}
          description={m.programmes_form_empty_text()}
          action={canChange && <Button onClick={() => begin(editing)}>{m.programmes_form_empty_begin()}</Button>}
        />
      ) : (
        <EditedTogether
          kind="form"
          id={managed.id}
          organizationId={organizationId}
          part={editing.chosen}
          isThere={canChange}
        >
          <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[17rem_minmax(0,1fr)] xl:grid-cols-[17rem_minmax(0,1fr)_20.5rem]">
            <div className="grid grid-cols-[minmax(0,1fr)] gap-2 xl:sticky xl:top-20 xl:max-h-[calc(100dvh-6rem)] xl:overflow-y-auto">
              <FormOutline editing={editing} steps={steps} />
              {canChange && (
                <p className="px-2 text-sm text-muted-foreground max-md:hidden">{m.programmes_form_keys()}</p>
              )}
            </div>
            <div className="max-xl:order-last max-xl:lg:col-start-2">
              <FormPreview editing={editing} steps={steps} />
            </div>
            <Chosen editing={editing} isRegistry={isRegistry} />
          </div>
        </EditedTogether>
      )}
      {isPublishing && (
        <PublishDialog
          programmeId={programmeId}
          managed={managed}
          form={form}
          flush={autosave.flush}
          onPublished={() => {
            setPublishing(false);
            setBegun(false);
          }}
          onPlace={(key) => {
            editing.choose(key);
            setPublishing(false);
          }}
          onClose={() => setPublishing(false)}
        />
      )}
    </div>
  );
}

/** Says that something cannot be saved as it is, with the way to it; what was typed stays. */
function Unkept({ editing: { form, problems, choose } }: { editing: Editing }) {
  const [first] = problems;
  if (!first) return null;
  const [path, text] = first;
  return (
    <Alert
      tone="warning"
      live
      className="mb-5"
      title={m.programmes_form_unkept()}
      action={
        <Button size="sm" variant="outline" onClick={() => choose(placeOfProblem(form, path))}>
          {m.programmes_form_unkept_show()}
        </Button>
      }
    >
      {text}
    </Alert>
  );
}

/** What may be said of the chosen question or section. */
function Chosen({ editing, isRegistry }: { editing: Editing; isRegistry: boolean }) {
  const { form, chosen, canChange } = editing;
  const place = chosen === null ? null : placeOf(form, chosen);
  const question = place && questionAt(form, place);
  const section = form.sections.findIndex(({ key }) => key === chosen);
  const ref = useRef<HTMLElement>(null);
  const shown = useRef(chosen);
  useEffect(() => {
    // Beside the skeleton it is in sight; below it, what was chosen is brought there. A page that opens stays at its top.
    if (chosen !== null && chosen !== shown.current) {
      ref.current?.scrollIntoView({ block: "nearest" });
      if (window.matchMedia("(min-width: 80rem)").matches)
        document.querySelector(`[data-question="${chosen}"]`)?.scrollIntoView({ block: "nearest" });
    }
    shown.current = chosen;
  }, [chosen]);
  return (
    <section
      ref={ref}
      aria-label={question || section === -1 ? m.programmes_form_settings() : m.programmes_form_settings_section()}
      className="scroll-mt-20 rounded-lg bg-surface p-5 shadow-sm xl:sticky xl:top-20 xl:max-h-[calc(100dvh-6rem)] xl:overflow-y-auto"
    >
      <h2 className="mb-4 text-lg font-semibold">
        {question || section === -1 ? m.programmes_form_settings() : m.programmes_form_settings_section()}
      </h2>
      <fieldset disabled={!canChange} className="contents">
        {question && place ? (
          <QuestionSettings
            key={question.key}
            editing={editing}
            place={place}
            question={question}
            isRegistry={isRegistry}
          />
        ) : section === -1 ? (
          <p className="text-muted-foreground">{m.programmes_form_settings_none()}</p>
        ) : (
          <SectionSettings key={chosen} editing={editing} at={section} />
        )}
      </fieldset>
    </section>
  );
}

/** A section with three usual questions. */
function begin({ subject, change, choose }: Editing): void {
  let form = addSection({ sections: [] });
  form = { sections: form.sections.map((section) => ({ ...section, title: FIRST_SECTION[subject] })) };
  for (const [question, made] of SUGGESTED[subject].entries())
    form = addQuestion(form, { section: 0, question }, made).form;
  change(form);
  choose(form.sections[0]?.questions[0]?.key ?? null);
}

/** The question before or after the chosen one, across sections. */
function besides({ form, chosen }: Editing, by: -1 | 1): string | undefined {
  const keys = form.sections.flatMap(({ questions }) => questions.map(({ key }) => key));
  return keys[keys.indexOf(chosen ?? "") + by];
}

/**
 * Alt with an arrow moves, Ctrl+D copies, Ctrl+Z undoes outside of text, where it undoes what was typed. Outside of text too arrows go
 * through the questions, Enter on the chosen one begins another below it, and Delete takes it away.
 */
function onKey(event: KeyboardEvent, editing: Editing, steps: QuestionSteps): void {
  const { chosen, undo, redo } = editing;
  const isControl = event.ctrlKey || event.metaKey;
  const arrow = event.key === "ArrowUp" ? -1 : event.key === "ArrowDown" ? 1 : null;
  const done = () => event.preventDefault();
  if (event.altKey && arrow !== null && chosen !== null) {
    done();
    steps.move(chosen, arrow);
  } else if (isControl && event.key.toLowerCase() === "d" && chosen !== null) {
    done();
    steps.duplicate(chosen);
  } else if (isControl && event.key.toLowerCase() === "z" && !isInText(event.target)) {
    done();
    (event.shiftKey ? redo : undo)?.();
  }
  const row = event.target instanceof HTMLElement ? event.target.closest<HTMLElement>("[data-outline]") : null;
  if (isControl || event.altKey || chosen === null || (event.target !== document.body && !row)) return;
  const next = arrow === null ? undefined : besides(editing, arrow);
  if (next) {
    done();
    editing.choose(next);
    document.querySelector<HTMLElement>(`[data-outline="${next}"]`)?.focus();
  } else if (event.key === "Enter" && row?.dataset["outline"] === chosen) {
    done();
    steps.addBelow(chosen);
  } else if (event.key === "Delete") {
    done();
    steps.remove(chosen);
  }
}

const isInText = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
