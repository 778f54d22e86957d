import type { SaveTemplate } from "@kerkis/contract/judging/decisions/decisions.schema.ts";
import {
  LETTER_FIELDS,
  type LetterField,
  type LetterTexts,
  type Verdict,
} from "@kerkis/contract/judging/decisions/letters.policy.ts";
import { LANGUAGES, type Language } from "@kerkis/contract/core/text/languages.ts";
import { useRef, useState } from "react";
import { useWatch } from "react-hook-form";
import { m } from "#messages";
import { errorText } from "#shared/api/errors.ts";
import { useContractForm } from "#shared/forms/contract-form.ts";
import { applyServerErrors } from "#shared/forms/server-errors.ts";
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
  texts: LetterTexts;
  /** The call that it is written for alone; undefined where it is the organization's. */
  programmeId: string | undefined;
}

/** A letter in both languages, with what it would read like; a field goes in where the cursor is. */
export function LetterEditor({ verdict, texts, programmeId }: LetterEditorProps) {
  const [language, setLanguage] = useState<Language>("el");
  const form = useContractForm(loadSchema, {
    values: { verdict, texts, programme_id: programmeId } satisfies SaveTemplate,
    // What is being typed stays when the letter that stood changes.
    resetOptions: { keepDirtyValues: true },
  });
  const save = useSaveLetter();
  const body = useRef<HTMLTextAreaElement | null>(null);
  // Followed by itself: what `watch` gives is changed in place, and nothing would be drawn anew.
  const typed = useWatch({ control: form.control, name: "texts" });
  const { errors } = form.formState;
  const submit = form.handleSubmit(
    (values) =>
      save.mutate(values, {
        onSuccess: () => form.reset(values, { keepDirtyValues: false }),
        onError: (error) => {
          if (!applyServerErrors(form, error))
            toast.error(m.judging_letter_failed(), { description: errorText(error) });
        },
      }),
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
      <Tabs
        value={language}
        onValueChange={(value) => setLanguage(LANGUAGES.find((known) => known === value) ?? "el")}
        label={m.judging_letter_language()}
        tabs={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value]() }))}
      >
        {LANGUAGES.map((value) => {
          const subject = form.register(`texts.${value}.subject`);
          const { ref, ...rest } = form.register(`texts.${value}.body`);
          return (
            <TabPanel key={value} value={value}>
              <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
                <Field label={m.judging_letter_subject()} error={errors.texts?.[value]?.subject?.message} required>
                  <Input lang={value} {...subject} />
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
        <LetterPreview text={typed[language]} language={language} />
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-sm text-muted-foreground">{m.judging_letter_applies()}</p>
          <Button type="submit" pending={save.isPending} disabled={!form.formState.isDirty}>
            {m.judging_save()}
          </Button>
        </div>
      </div>
    </form>
  );
}
