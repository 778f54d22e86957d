import type { ApplicationSubject } from "@kerkis/contract/applications/applications.taxonomy.ts";
import type { Language } from "@kerkis/contract/core/text/languages.ts";
import type { FormSection, Question } from "@kerkis/contract/forms/definition.schema.ts";
import { answerPath, fieldsOf, profileField } from "@kerkis/contract/forms/described.policy.ts";
import { ArrowDown, ArrowUp, Copy, Link2, Plus, Split, Trash2 } from "lucide-react";
import { memo, useState } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { m } from "#messages";
import { FilesField } from "#features/applications/files-field.public.ts";
import { LogoField } from "#shared/forms/fields/logo-field.tsx";
import { FormFields } from "#shared/forms/fields/form-fields.tsx";
import { currentLanguage } from "#shared/i18n/language.ts";
import { localized } from "#shared/i18n/localized.ts";
import { NameTag, OTHERS_COLOR, useOtherAt } from "#shared/realtime/others-here.tsx";
import { Button } from "#shared/ui/button.tsx";
import { cn } from "#shared/ui/class-names.ts";
import { FilterChip } from "#shared/ui/filter-chip.tsx";
import type { Editing } from "../../hooks/use-form-editing.ts";
import { addQuestion, placeOf } from "../../model/form-editing.ts";
import { SUGGESTED } from "../../model/suggested-questions.ts";
import { previewField, titleIn } from "../../model/preview-fields.ts";
import { conditionWords } from "../../model/condition-words.ts";
import { factsBefore, questionName } from "../../model/form-words.ts";
import type { QuestionSteps } from "../../hooks/use-question-steps.ts";

const LANGUAGES = { el: "Ελληνικά", en: "English" } as const;
const SIZES = ["desk", "phone"] as const;

interface FormPreviewProps {
  editing: Editing;
  steps: QuestionSteps;
}

/** The form as its applicants get it, in either language and size; a question is chosen by pointing at it. */
export function FormPreview({ editing, steps }: FormPreviewProps) {
  const [language, setLanguage] = useState(currentLanguage);
  const [size, setSize] = useState<(typeof SIZES)[number]>("desk");
  return (
    <section aria-label={m.programmes_form_preview()} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap justify-between gap-2">
        <div role="group" aria-label={m.programmes_form_preview_language()} className="flex gap-2">
          {(["el", "en"] as const).map((one) => (
            <FilterChip key={one} pressed={language === one} onPressedChange={() => setLanguage(one)}>
              <span lang={one}>{LANGUAGES[one]}</span>
            </FilterChip>
          ))}
        </div>
        <div role="group" aria-label={m.programmes_form_preview_size()} className="flex gap-2 max-md:hidden">
          {SIZES.map((one) => (
            <FilterChip key={one} pressed={size === one} onPressedChange={() => setSize(one)}>
              {one === "desk" ? m.programmes_form_desk() : m.programmes_form_phone()}
            </FilterChip>
          ))}
        </div>
      </div>
      <div className={cn("mx-auto grid w-full grid-cols-[minmax(0,1fr)] gap-5", size === "phone" && "max-w-[24rem]")}>
        <Sections key={language} language={language} editing={editing} steps={steps} />
      </div>
    </section>
  );
}

interface InLanguage extends FormPreviewProps {
  language: Language;
}

function Sections({ language, editing, steps }: InLanguage) {
  const preview = useForm<Record<string, unknown>>();
  return (
    <FormProvider {...preview}>
      {editing.form.sections.map((section, at) => (
        <PreviewSection
          key={section.key}
          section={section}
          at={at}
          language={language}
          editing={editing}
          steps={steps}
        />
      ))}
    </FormProvider>
  );
}

interface PreviewSectionProps extends InLanguage {
  section: FormSection;
  at: number;
}

function PreviewSection({ section, at, language, editing, steps }: PreviewSectionProps) {
  return (
    <div className="rounded-lg bg-surface p-5 shadow-sm sm:p-7">
      <h2 className="display mb-5 text-2xl leading-tight [overflow-wrap:anywhere]">
        {at + 1}. {titleIn(section, language) || m.programmes_form_unnamed_section()}
      </h2>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {section.questions.length === 0 && editing.canChange && <Suggestions editing={editing} at={at} />}
        {section.questions.map((question) => (
          <PreviewQuestion
            // A control of another kind begins anew.
            key={`${question.key} ${question.type}`}
            question={question}
            language={language}
            editing={editing}
            steps={steps}
          />
        ))}
      </div>
    </div>
  );
}

/** In an empty section three questions that are often asked, to begin with or to write anew. */
function Suggestions({ editing: { form, subject, change, choose }, at }: { editing: Editing; at: number }) {
  return (
    <div>
      <p className="mb-3 text-muted-foreground">{m.programmes_form_suggested()}</p>
      <ul className="flex flex-wrap gap-2.5">
        {SUGGESTED[subject].map((suggested) => (
          <li key={suggested.type}>
            <Button
              variant="outline"
              className="h-auto min-h-11 whitespace-normal"
              onClick={() => {
                const added = addQuestion(form, { section: at, question: 0 }, suggested);
                change(added.form);
                choose(added.key);
              }}
            >
              <Plus aria-hidden />
              {localized(suggested.label)}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function PreviewQuestion({ question, language, editing, steps }: InLanguage & { question: Question }) {
  const { chosen, choose, canChange, form, subject } = editing;
  const isChosen = chosen === question.key;
  const name = questionName(question);
  const place = placeOf(form, question.key);
  const other = useOtherAt(question.key);
  return (
    <div
      data-question={question.key}
      onFocusCapture={() => choose(question.key)}
      className={cn("relative scroll-mt-20 rounded-md p-3", isChosen && "shadow-[inset_0_0_0_2px_var(--primary)]")}
      style={other ? { outline: `2px solid ${OTHERS_COLOR}` } : undefined}
    >
      {other && <NameTag person={other} className="-top-2.5 right-3" />}
      {question.shown_if !== null && (
        <span className="mb-1.5 inline-flex max-w-full items-center gap-1.5 rounded-full bg-primary-soft px-2.5 py-0.5 text-sm text-primary">
          <Split aria-hidden className="size-3.5 shrink-0" />
          <span className="min-w-0 wrap-anywhere">
            {place
              ? conditionWords(question.shown_if, factsBefore(form, place, subject))
              : m.programmes_form_conditional()}
          </span>
        </span>
      )}
      {question.type === "profile" && (
        <span className="mb-1.5 inline-flex items-center gap-1.5 rounded-full bg-primary-soft px-2.5 py-0.5 text-sm text-primary">
          <Link2 aria-hidden className="size-3.5 shrink-0" />
          {m.programmes_form_bound({ field: localized(profileField(question.field, subject).label) })}
        </span>
      )}
      <PreviewField question={question} language={language} subject={subject} />
      {isChosen && canChange && place && (
        <div className="mt-2 flex flex-wrap justify-end gap-1">
          <Button
            variant="ghost"
            size="icon-sm"
            aria-label={m.programmes_form_question_up({ name })}
            onClick={() => steps.move(question.key, -1)}
          >
            <ArrowUp />
          </Button>
          <Button
            variant="ghost"
            size="icon-sm"
            aria-label={m.programmes_form_question_down({ name })}
            onClick={() => steps.move(question.key, 1)}
          >
            <ArrowDown />
          </Button>
          {question.type !== "profile" && (
            <Button
              variant="ghost"
              size="icon-sm"
              aria-label={m.programmes_form_question_copy({ name })}
              onClick={() => steps.duplicate(question.key)}
            >
              <Copy />
            </Button>
          )}
          <Button
            variant="ghost"
            size="icon-sm"
            aria-label={m.programmes_form_question_remove({ name })}
            onClick={() => steps.remove(question.key)}
          >
            <Trash2 />
          </Button>
        </div>
      )}
    </div>
  );
}

const UNNAMED = () => ({ el: m.programmes_form_unnamed(), en: m.programmes_form_unnamed() });

/** The control of a question; it stays as it is while others are written. A list of people is shown by its first line. */
const PreviewField = memo(function PreviewField({
  question,
  language,
  subject,
}: {
  question: Question;
  language: Language;
  subject: ApplicationSubject;
}) {
  const path = answerPath(question);
  const described = previewField(question, language, subject);
  const field = described.label.el ? described : { ...described, label: UNNAMED() };
  if (field.type === "files") return <FilesField name={path} field={field} applicationId={null} />;
  if (field.type === "picture") return <LogoField name={path} field={field} />;
  if (field.type !== "people") return <FormFields fields={fieldsOf(question, subject, field)} />;
  return (
    <fieldset className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3">
      <legend className="mb-2 max-w-full text-[0.9375rem] font-semibold [overflow-wrap:anywhere]">
        {localized(field.label)}
        {field.isRequired && (
          <span className="text-danger" aria-hidden>
            {" *"}
          </span>
        )}
      </legend>
      <FormFields
        fields={Object.fromEntries(Object.entries(field.parts).map(([part, one]) => [`${path}.0.${part}`, one]))}
      />
    </fieldset>
  );
});
