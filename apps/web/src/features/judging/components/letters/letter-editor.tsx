import type { SaveTemplate } from "@kerkis/contract/judging/decisions/decisions.schema.ts";
import {
  LETTER_FIELDS,
  type LetterField,
  type LetterTexts,
  type Verdict,
} from "@kerkis/contract/judging/decisions/letters.policy.ts";
import { LANGUAGES, type Language } from "@kerkis/contract/core/text/languages.ts";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useWatch } from "react-hook-form";
import { m } from "#messages";
import { errorCode, errorText } from "#shared/api/errors.ts";
import { ChangedElsewhere } from "#shared/forms/changed-elsewhere.tsx";
import { useContractForm } from "#shared/forms/contract-form.ts";
import { applyServerErrors } from "#shared/forms/server-errors.ts";
import { useVersionedForm } from "#shared/forms/use-versioned-form.ts";
import { Button } from "#shared/ui/button.tsx";
import { Field } from "#shared/ui/forms/field.tsx";
import { Input } from "#shared/ui/forms/input.tsx";
import { Textarea } from "#shared/ui/forms/textarea.tsx";
import { TabPanel, Tabs } from "#shared/ui/layout/tabs.tsx";
import { toast } from "#shared/ui/overlays/toast.tsx";
import { useSaveLetter } from "../../judging.mutations.ts";
import { FIELD_NAMES, LANGUAGE_NAMES } from "../../model/letter-words.ts";
import { LetterPreview } from "./letter-preview.tsx";

const loadSchema = async () =>
  (await import("@kerkis/contract/judging/decisions/decisions.schema.ts")).saveTemplateInput;

interface LetterEditorProps {
  verdict: Verdict;
  /** Of what was saved. */
  version: number;
  texts: LetterTexts;
  /** The call that it is written for alone; undefined where it is the organization's. */
  programmeId: string | undefined;
}

/** A letter in both languages, with what it would read like; a field goes in where the cursor is. */
export function LetterEditor({ verdict, version, texts, programmeId }: LetterEditorProps) {
  const [language, setLanguage] = useState<Language>("el");
  const saved = { verdict, version, texts, programme_id: programmeId } satisfies SaveTemplate;
  const form = useContractForm(loadSchema, {
    defaultValues: saved,
  });
  const versioned = useVersionedForm(form, { version, values: saved });
  // What a call has from its organization changes without a version of the call's own.
  const follow = useEffectEvent((standing: LetterTexts) => {
    if (!form.formState.isDirty) form.reset({ ...saved, texts: standing }, { keepFieldsRef: true });
  });
  useEffect(() => follow(texts), [texts]);
  const save = useSaveLetter();
  const body = useRef<HTMLTextAreaElement | null>(null);
  // Followed by itself: what `watch` gives is changed in place, and nothing would be drawn anew.
  const typed = useWatch({ control: form.control, name: "texts" });
  const { errors } = form.formState;
  const submit = form.handleSubmit(
    (values) =>
      save.mutate(
        { ...values, version: versioned.seen },
        {
          onSuccess: ({ versions }) => versioned.saved(versions[verdict], { ...values, version: versions[verdict] }),
          onError: (error) => {
            // What others saved meanwhile comes by itself, and is there to choose from.
            if (errorCode(error) !== "request.conflict" && !applyServerErrors(form, error))
              toast.error(m.judging_letter_failed(), { description: errorText(error) });
          },
        },
      ),
    // What is wrong may stand in the language that is not shown.
    (wrong) => setLanguage(wrong.texts?.[language] ? language : language === "el" ? "en" : "el"),
  );
  function insert(name: LetterField) {
    const at = body.current;
    const text = typed[language].body;
    const [from, to] = [at?.selectionStart ?? text.length, at?.selectionEnd ?? text.length];
    const field = `{{${name}}}`;
    form.setValue(`texts.${language}.body`, text.slice(0, from) + field + text.slice(to), { shouldDirty: true });
    requestAnimationFrame(() => {
      at?.focus();
      at?.setSelectionRange(from + field.length, from + field.length);
    });
  }
  return (
    <form
      onSubmit={submit}
      noValidate
      className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]"
    >
      {versioned.isBehind && (
        <div className="lg:col-span-2">
          <ChangedElsewhere name={null} onTakeTheirs={versioned.takeTheirs} onKeepMine={versioned.keepMine} />
        </div>
      )}
      <Tabs
        value={language}
        onValueChange={(value) => setLanguage(LANGUAGES.find((known) => known === value) ?? "el")}
        label={m.judging_letter_language()}
        tabs={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value]() }))}
      >
        {LANGUAGES.map((value) => {
          const subject = form.register(`texts.${value}.subject`);
          // In the page's HTML too, before the form is alive.
          const written = texts[value];
          const { ref, ...rest } = form.register(`texts.${value}.body`);
          return (
            <TabPanel key={value} value={value}>
              <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
                <Field label={m.judging_letter_subject()} error={errors.texts?.[value]?.subject?.message} required>
                  <Input lang={value} defaultValue={written.subject} {...subject} />
                </Field>
                <Field
                  label={m.judging_letter_body()}
                  hint={m.judging_letter_body_hint()}
                  error={errors.texts?.[value]?.body?.message}
                  required
                >
                  <Textarea
                    lang={value}
                    rows={12}
                    maxRows={24}
                    defaultValue={written.body}
                    {...rest}
                    ref={(element) => {
                      ref(element);
                      body.current = element;
                    }}
                  />
                </Field>
                <div role="group" aria-label={m.judging_letter_insert()} className="flex flex-wrap gap-2">
                  {LETTER_FIELDS.map((name) => (
                    <Button key={name} type="button" variant="outline" size="sm" onClick={() => insert(name)}>
                      {FIELD_NAMES[name]()}
                    </Button>
                  ))}
                </div>
              </div>
            </TabPanel>
          );
        })}
      </Tabs>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:sticky lg:top-20">
        {versioned.isBehind && (
          <LetterPreview text={texts[language]} language={language} label={m.judging_letter_theirs()} />
        )}
        <LetterPreview text={typed[language]} language={language} label={m.judging_letter_preview()} />
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-sm text-muted-foreground">{m.judging_letter_applies()}</p>
          <Button type="submit" pending={save.isPending} disabled={!form.formState.isDirty || versioned.isBehind}>
            {m.judging_save()}
          </Button>
        </div>
      </div>
    </form>
  );
}
