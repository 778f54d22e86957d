import type { EventAnswers } from "@kerkis/contract/events/editing/editing.schema.ts";
import { NO, YES } from "@kerkis/contract/core/forms/answers.ts";
import { EVENT_MAX } from "@kerkis/contract/events/events.taxonomy.ts";
import {
  EVENT_QUESTION_TYPES,
  type EventQuestionType,
  hasOptions,
} from "@kerkis/contract/events/questions/questions.schema.ts";
import { FORM_MAX } from "@kerkis/contract/forms/forms.taxonomy.ts";
import { ChevronDown, ChevronUp, GripVertical, Plus, Trash2 } from "lucide-react";
import { type ReactNode, useRef, useState } from "react";
import { useController, useFieldArray, useFormContext, useWatch } from "react-hook-form";
import { m } from "#messages";
import { type Edge, useDraggedRow } from "#shared/forms/dragging/use-dragged-row.ts";
import { Button } from "#shared/ui/button.tsx";
import { cn } from "#shared/ui/class-names.ts";
import { localized } from "#shared/i18n/localized.ts";
import { Field } from "#shared/ui/forms/field.tsx";
import { Input } from "#shared/ui/forms/input.tsx";
import { Textarea } from "#shared/ui/forms/textarea.tsx";
import { NativeSelect } from "#shared/ui/pickers/native-select.tsx";
import { newKey, optionLines, optionsOf } from "../../model/question-options.ts";

const TYPE_WORDS: Record<EventQuestionType, () => string> = {
  text: m.events_question_text,
  long_text: m.events_question_long_text,
  choice: m.events_question_choice,
  choices: m.events_question_choices,
  yes_no: m.events_question_yes_no,
};

/** What the event asks of those who register. */
export function QuestionsField() {
  const { fields, append, remove, move } = useFieldArray<EventAnswers, "questions">({ name: "questions" });
  const [news, setNews] = useState("");
  const list = useRef<HTMLOListElement>(null);
  const put = (from: number, to: number) => {
    if (from === to || to < 0 || to >= fields.length) return;
    move(from, to);
    setNews(m.events_question_moved({ number: to + 1, count: fields.length }));
  };
  /** Moved by a button, which is where the next press is expected. */
  const step = (from: number, by: -1 | 1) => {
    put(from, from + by);
    requestAnimationFrame(() => {
      const row = list.current?.children[from + by];
      const buttons = [...(row?.querySelectorAll<HTMLButtonElement>("[data-step]") ?? [])].filter(
        ({ disabled }) => !disabled,
      );
      (buttons.find(({ dataset }) => dataset["step"] === String(by)) ?? buttons[0])?.focus();
    });
  };
  const add = () => append({ key: newKey(), type: "text", label: { el: "", en: "" }, is_required: false, options: [] });
  return (
    <fieldset className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <legend className="display mb-1 text-xl leading-tight">{m.events_questions()}</legend>
      <p className="text-sm text-muted-foreground">{m.events_questions_help()}</p>
      <ol ref={list} className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {fields.map(({ id, key }, index) => (
          <QuestionRow
            key={id}
            questionKey={key}
            onPlace={(dragged, edge) => {
              const from = fields.findIndex((field) => field.key === dragged);
              const to = index + (edge === "after" ? 1 : 0);
              put(from, from < to ? to - 1 : to);
            }}
          >
            {(grip) => (
              <>
                <div className="flex items-center gap-1">
                  {grip}
                  <span className="mr-auto text-sm font-semibold text-muted-foreground">
                    {m.events_question_number({ number: index + 1 })}
                  </span>
                  <Button
                    variant="ghost"
                    size="icon-sm"
                    data-step="-1"
                    disabled={index === 0}
                    aria-label={m.events_question_up({ number: index + 1 })}
                    onClick={() => step(index, -1)}
                  >
                    <ChevronUp />
                  </Button>
                  <Button
                    variant="ghost"
                    size="icon-sm"
                    data-step="1"
                    disabled={index === fields.length - 1}
                    aria-label={m.events_question_down({ number: index + 1 })}
                    onClick={() => step(index, 1)}
                  >
                    <ChevronDown />
                  </Button>
                  <Button
                    variant="ghost"
                    size="icon-sm"
                    aria-label={m.events_question_remove({ number: index + 1 })}
                    onClick={() => remove(index)}
                  >
                    <Trash2 />
                  </Button>
                </div>
                <QuestionParts index={index} />
              </>
            )}
          </QuestionRow>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {news}
      </p>
      <div>
        <Button variant="outline" disabled={fields.length >= EVENT_MAX.questions} onClick={add}>
          <Plus />
          {m.events_question_add()}
        </Button>
      </div>
    </fieldset>
  );
}

interface QuestionRowProps {
  questionKey: string;
  /** A question was dropped beside this one. */
  onPlace: (dragged: string, edge: Edge) => void;
  /** @param grip what it is dragged by */
  children: (grip: ReactNode) => ReactNode;
}

/** A question that is dragged to its place, with a line where it would go. */
function QuestionRow({ questionKey, onPlace, children }: QuestionRowProps) {
  const { ref, handle, edge, isDragged } = useDraggedRow(
    { kind: "question", key: questionKey },
    true,
    ({ key }, _to, at) => onPlace(key, at),
  );
  const grip = (
    <span ref={handle} aria-hidden className="-ml-1 cursor-grab p-1">
      <GripVertical className="size-4 text-muted-foreground" />
    </span>
  );
  return (
    <li className="relative">
      {edge && (
        <span
          aria-hidden
          className={cn(
            "absolute inset-x-0 h-0.5 rounded-full bg-primary",
            edge === "before" ? "-top-2.5" : "-bottom-2.5",
          )}
        />
      )}
      <div
        ref={ref}
        className={cn("grid grid-cols-[minmax(0,1fr)] gap-4 rounded-md bg-muted p-4", isDragged && "opacity-50")}
      >
        {children(grip)}
      </div>
    </li>
  );
}

function QuestionParts({ index }: { index: number }) {
  const { register, setValue, formState } = useFormContext<EventAnswers>();
  const at = `questions.${index}` as const;
  const type = useWatch<EventAnswers, `questions.${number}.type`>({ name: `${at}.type` });
  const isRequired = useWatch<EventAnswers, `questions.${number}.is_required`>({ name: `${at}.is_required` });
  const problem = formState.errors.questions?.[index];
  return (
    <>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Field label={m.events_question_label()} required error={problem?.label?.el?.message}>
          <Input maxLength={FORM_MAX.label} {...register(`${at}.label.el`)} />
        </Field>
        <Field label={m.events_question_label_en()} optional error={problem?.label?.en?.message}>
          <Input maxLength={FORM_MAX.label} {...register(`${at}.label.en`)} />
        </Field>
      </div>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Field label={m.events_question_type()} error={problem?.type?.message}>
          <NativeSelect
            options={EVENT_QUESTION_TYPES.map((value) => ({ value, label: TYPE_WORDS[value]() }))}
            {...register(`${at}.type`)}
          />
        </Field>
        <Field label={m.events_question_required()}>
          <NativeSelect
            options={[
              { value: "no", label: localized(NO) },
              { value: "yes", label: localized(YES) },
            ]}
            value={isRequired ? "yes" : "no"}
            onChange={({ target }) => setValue(`${at}.is_required`, target.value === "yes", { shouldDirty: true })}
          />
        </Field>
      </div>
      {hasOptions(type) && <OptionLines index={index} error={problem?.options?.message} />}
    </>
  );
}

/** The answers to choose from, as lines: what is being typed stays as it is. */
function OptionLines({ index, error }: { index: number; error: string | undefined }) {
  const { field } = useController<EventAnswers, `questions.${number}.options`>({ name: `questions.${index}.options` });
  const [lines, setLines] = useState(() => optionLines(field.value));
  return (
    <Field label={m.events_question_options()} hint={m.events_question_options_hint()} required error={error}>
      <Textarea
        rows={4}
        value={lines}
        onBlur={field.onBlur}
        onChange={({ target }) => {
          setLines(target.value);
          field.onChange(optionsOf(target.value, field.value));
        }}
      />
    </Field>
  );
}
