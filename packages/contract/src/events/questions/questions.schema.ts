import * as z from "zod/mini";
import { optionalText, requiredText } from "../../core/fields.ts";
import { FORM_MAX, type QuestionType } from "../../forms/forms.taxonomy.ts";
import { EVENT_MAX } from "../events.taxonomy.ts";

/** What an event may ask of those who register: kinds of questions of forms. */
export const EVENT_QUESTION_TYPES = [
  "text",
  "long_text",
  "choice",
  "choices",
  "yes_no",
] as const satisfies readonly QuestionType[];
export type EventQuestionType = (typeof EVENT_QUESTION_TYPES)[number];

export const hasOptions = (type: EventQuestionType): boolean => type === "choice" || type === "choices";

const key = z.string().check(z.regex(/^[a-z][a-z0-9_]{0,39}$/, "invalid"));
const said = z.object({ el: requiredText(FORM_MAX.label), en: optionalText(FORM_MAX.label) });
const isEach = <One>(all: readonly One[], of: (one: One) => string): boolean =>
  new Set(all.map(of)).size === all.length;

/** A question as the event's form holds it; answers are kept by its key, those of a choice by the option's value. */
const eventQuestion = z
  .object({
    key,
    type: z.enum(EVENT_QUESTION_TYPES),
    label: said,
    is_required: z.boolean(),
    options: z.array(z.object({ value: key, label: said })).check(
      z.maxLength(FORM_MAX.options),
      z.refine((options) => isEach(options, ({ value }) => value), { error: "invalid" }),
    ),
  })
  .check(
    z.refine<{ type: EventQuestionType; options: readonly unknown[] }>(
      ({ type, options }) => !hasOptions(type) || options.length > 0,
      { path: ["options"], error: "required", when: () => true },
    ),
  );
export type EventQuestion = z.infer<typeof eventQuestion>;

export const eventQuestions = z.array(eventQuestion).check(
  z.maxLength(EVENT_MAX.questions),
  z.refine((questions) => isEach(questions, (question) => question.key), { error: "invalid" }),
);
