import type { ApplicationSubject } from "@kerkis/contract/applications/applications.taxonomy.ts";
import { CURRENCIES } from "@kerkis/contract/core/forms/amounts.ts";
import { FILE_KINDS } from "@kerkis/contract/core/forms/file-kinds.ts";
import { FILE_KIND_LABELS } from "@kerkis/contract/core/forms/file-kinds.texts.ts";
import type { Question } from "@kerkis/contract/forms/definition.schema.ts";
import { profileField } from "@kerkis/contract/forms/described.policy.ts";
import {
  FORM_MAX,
  PROFILE_FIELDS,
  QUESTION_TYPES,
  type ProfileField,
  type QuestionType,
} from "@kerkis/contract/forms/forms.taxonomy.ts";
import { Plus, X } from "lucide-react";
import { m } from "#messages";
import { localized } from "#shared/i18n/localized.ts";
import { ConditionEditor, firstCondition } from "#shared/forms/fields/condition-editor.tsx";
import { Button } from "#shared/ui/button.tsx";
import { Checkbox } from "#shared/ui/forms/checkbox.tsx";
import { Field } from "#shared/ui/forms/field.tsx";
import { DecimalInput } from "#shared/ui/forms/decimal-input.tsx";
import { Input } from "#shared/ui/forms/input.tsx";
import { Textarea } from "#shared/ui/forms/textarea.tsx";
import { NativeSelect } from "#shared/ui/pickers/native-select.tsx";
import type { Editing } from "../../hooks/use-form-editing.ts";
import { bound, changeQuestion, newOption, type Place, retyped } from "../../model/form-editing.ts";
import { questionPath } from "../../model/form-problems.ts";
import { factsBefore } from "../../model/form-words.ts";
import { TYPE_WORDS } from "./question-words.ts";

const LANGUAGES = ["el", "en"] as const;

interface QuestionSettingsProps {
  editing: Editing;
  place: Place;
  question: Question;
  /** What is asked with a registration is written into the registry. */
  isRegistry: boolean;
}

/** All that may be said of a question, in the order in which one thinks of it. */
export function QuestionSettings({
  editing: { form, subject, change, choose, problems },
  place,
  question,
  isRegistry,
}: QuestionSettingsProps) {
  const put = (next: Question) => change(changeQuestion(form, place, next));
  const putKeyed = (next: Question) => {
    put(next);
    choose(next.key);
  };
  const facts = factsBefore(form, place, subject);
  const problemAt = (part: string) => problems.get(`${questionPath(place)}.${part}`);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Field label={m.programmes_form_type()} hint={TYPE_WORDS[question.type].about()}>
        <NativeSelect
          value={question.type}
          options={QUESTION_TYPES.map((type) => ({ value: type, label: TYPE_WORDS[type].name() }))}
          onChange={({ target }) => putKeyed(retyped(question, target.value as QuestionType, subject))}
        />
      </Field>
      {(question.type === "people" || question.type === "link") && (
        <p className="text-sm text-warning">
          {question.type === "people" ? m.programmes_form_people_blind() : m.programmes_form_link_blind()}
        </p>
      )}
      {question.type === "profile" && (
        <Field label={m.programmes_form_field()} hint={boundHint(isRegistry, subject)}>
          <NativeSelect
            value={question.field}
            options={PROFILE_FIELDS[subject].map((name) => ({
              value: name,
              label: localized(profileField(name, subject).label),
            }))}
            onChange={({ target }) => putKeyed(bound(question, target.value as ProfileField))}
          />
        </Field>
      )}
      {LANGUAGES.map((language) => (
        <Field
          key={language}
          label={language === "el" ? m.programmes_form_label_el() : m.programmes_form_label_en()}
          error={problemAt(`label.${language}`)}
        >
          <Textarea
            rows={2}
            value={question.label[language]}
            maxLength={FORM_MAX.label}
            onChange={({ target }) => put({ ...question, label: { ...question.label, [language]: target.value } })}
          />
        </Field>
      ))}
      {LANGUAGES.map((language) => (
        <Field
          key={language}
          label={language === "el" ? m.programmes_form_help_el() : m.programmes_form_help_en()}
          error={problemAt(`help.${language}`)}
          optional
        >
          <Input
            value={question.help[language]}
            maxLength={FORM_MAX.help}
            onChange={({ target }) => put({ ...question, help: { ...question.help, [language]: target.value } })}
          />
        </Field>
      ))}
      {question.type === "statement" &&
        LANGUAGES.map((language) => (
          <Field
            key={language}
            label={language === "el" ? m.programmes_form_statement_el() : m.programmes_form_statement_en()}
            error={problemAt(`text.${language}`)}
          >
            <Textarea
              rows={3}
              value={question.text[language]}
              maxLength={FORM_MAX.statement}
              onChange={({ target }) => put({ ...question, text: { ...question.text, [language]: target.value } })}
            />
          </Field>
        ))}
      <Checkbox
        label={m.programmes_form_required()}
        checked={question.is_required}
        onCheckedChange={(is_required) => put({ ...question, is_required })}
      />
      {question.type !== "profile" && (
        <>
          <Checkbox
            label={m.programmes_form_shown_if()}
            checked={question.shown_if !== null}
            onCheckedChange={(isOn) => put({ ...question, shown_if: isOn ? firstCondition(facts) : null })}
          />
          {question.shown_if && (
            <ConditionEditor
              condition={question.shown_if}
              facts={facts}
              onChange={(shown_if) => put({ ...question, shown_if })}
            />
          )}
        </>
      )}
      <Limits question={question} onChange={put} />
      {"options" in question && <Options question={question} onChange={put} problemAt={problemAt} />}
    </div>
  );
}

/** Where the answer to a bound question comes from, and goes. */
function boundHint(isRegistry: boolean, subject: ApplicationSubject): string {
  if (!isRegistry) return m.programmes_form_bound_call();
  return subject === "investor" ? m.programmes_form_bound_investor() : m.programmes_form_bound_registry();
}

interface PartProps<Of extends Question = Question> {
  question: Of;
  onChange: (question: Question) => void;
}

interface CountProps {
  label: string;
  value: number;
  max: number;
  onChange: (value: number) => void;
}

/** A whole number from one on; nothing typed stands for what was there. */
function Count({ label, value, max, onChange }: CountProps) {
  return (
    <Field label={label}>
      <Input
        type="number"
        inputMode="numeric"
        min={1}
        max={max}
        value={value}
        onChange={({ target }) => {
          const typed = Math.trunc(Number(target.value));
          if (typed >= 1) onChange(Math.min(typed, max));
        }}
      />
    </Field>
  );
}

/** How much may be answered. */
function Limits({ question, onChange }: PartProps) {
  switch (question.type) {
    case "text":
      return (
        <Count
          label={m.programmes_form_letters_max()}
          value={question.max}
          max={FORM_MAX.text}
          onChange={(max) => onChange({ ...question, max })}
        />
      );
    case "long_text":
      return (
        <Count
          label={m.programmes_form_words_max()}
          value={question.words}
          max={FORM_MAX.words}
          onChange={(words) => onChange({ ...question, words })}
        />
      );
    case "choices":
      return (
        <Count
          label={m.programmes_form_choices_max()}
          value={question.max}
          max={FORM_MAX.options}
          onChange={(max) => onChange({ ...question, max })}
        />
      );
    case "people":
      return (
        <Count
          label={m.programmes_form_people_max()}
          value={question.max}
          max={FORM_MAX.people}
          onChange={(max) => onChange({ ...question, max })}
        />
      );
    case "file":
      return <FileLimits question={question} onChange={onChange} />;
    case "money":
      return (
        <Field label={m.programmes_form_currency()}>
          <NativeSelect
            value={question.currency}
            options={CURRENCIES.map((value) => ({ value, label: value }))}
            onChange={({ target }) =>
              onChange({ ...question, currency: CURRENCIES.find((one) => one === target.value) ?? "EUR" })
            }
          />
        </Field>
      );
    case "number":
      return (
        <div className="grid grid-cols-2 gap-3">
          {(["min", "max"] as const).map((end) => (
            <Field key={end} label={end === "min" ? m.programmes_form_min() : m.programmes_form_max()}>
              <DecimalInput value={question[end]} onValueChange={(value) => onChange({ ...question, [end]: value })} />
            </Field>
          ))}
        </div>
      );
    default:
      return null;
  }
}

/** Which files, how many and how large. */
function FileLimits({ question, onChange }: PartProps<Extract<Question, { type: "file" }>>) {
  const { kinds } = question;
  return (
    <>
      <fieldset className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2">
        <legend className="mb-2 max-w-full text-[0.9375rem] font-semibold">{m.programmes_form_kinds()}</legend>
        {FILE_KINDS.map((kind) => (
          <Checkbox
            key={kind}
            label={localized(FILE_KIND_LABELS[kind])}
            checked={kinds.includes(kind)}
            onCheckedChange={(isOn) =>
              // In their own order, whatever was ticked first.
              onChange({ ...question, kinds: FILE_KINDS.filter((one) => (one === kind ? isOn : kinds.includes(one))) })
            }
          />
        ))}
      </fieldset>
      <div className="grid grid-cols-2 items-end gap-3">
        <Count
          label={m.programmes_form_files_max()}
          value={question.max}
          max={FORM_MAX.files}
          onChange={(max) => onChange({ ...question, max })}
        />
        <Count
          label={m.programmes_form_megabytes_max()}
          value={question.megabytes}
          max={FORM_MAX.megabytes}
          onChange={(megabytes) => onChange({ ...question, megabytes })}
        />
      </div>
      <p className="text-sm text-muted-foreground">{m.programmes_form_files_blind()}</p>
    </>
  );
}

/** What one chooses among, in order. */
function Options({
  question,
  onChange,
  problemAt,
}: PartProps<Extract<Question, { type: "choice" | "choices" }>> & {
  problemAt: (part: string) => string | undefined;
}) {
  const { options } = question;
  return (
    <fieldset className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3">
      <legend className="mb-2 max-w-full text-[0.9375rem] font-semibold [overflow-wrap:anywhere]">
        {m.programmes_form_options()}
      </legend>
      {options.map(({ value, label }, at) => (
        <div key={value} className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-2 rounded-md bg-muted p-2.5">
          <div className="grid gap-2">
            {LANGUAGES.map((language) => (
              <Field
                key={language}
                label={
                  language === "el"
                    ? m.programmes_form_option_el({ number: at + 1 })
                    : m.programmes_form_option_en({ number: at + 1 })
                }
                error={problemAt(`options.${at}.label.${language}`)}
                hideLabel
              >
                <Input
                  placeholder={language === "el" ? "ΕΛ" : "EN"}
                  value={label[language]}
                  maxLength={FORM_MAX.label}
                  onChange={({ target }) =>
                    onChange({
                      ...question,
                      options: options.map((one, index) =>
                        index === at ? { ...one, label: { ...label, [language]: target.value } } : one,
                      ),
                    })
                  }
                />
              </Field>
            ))}
          </div>
          <Button
            variant="ghost"
            size="icon-sm"
            aria-label={m.programmes_form_option_remove({ number: at + 1 })}
            onClick={() => onChange({ ...question, options: options.toSpliced(at, 1) })}
          >
            <X />
          </Button>
        </div>
      ))}
      {options.length < FORM_MAX.options && (
        <Button
          variant="outline"
          size="sm"
          className="justify-self-start"
          onClick={() => onChange({ ...question, options: [...options, newOption(options)] })}
        >
          <Plus aria-hidden />
          {m.programmes_form_option_add()}
        </Button>
      )}
    </fieldset>
  );
}
