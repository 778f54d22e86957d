import * as z from "zod/mini";
import { condition } from "../core/conditions/conditions.schema.ts";
import { optionalName } from "../core/fields.ts";
import { AMOUNT_MAX, CURRENCIES } from "../core/forms/amounts.ts";
import { FILE_KINDS } from "../core/forms/file-kinds.ts";
import { ALL_PROFILE_FIELDS, FORM_MAX } from "./forms.taxonomy.ts";

/** A form as data: sections of questions. What it must be to be published, `lint.policy.ts` says. */

const said = (max: number) => z.object({ el: optionalName(max), en: optionalName(max) });
const key = z.string().check(z.regex(/^[a-z][a-z0-9_]{0,39}$/, "invalid"));
const count = (max: number) => z.int().check(z.minimum(1), z.maximum(max));
const amount = z.nullable(z.number().check(z.minimum(-AMOUNT_MAX), z.maximum(AMOUNT_MAX)));

const option = z.object({ value: key, label: said(FORM_MAX.label) });
const options = z.array(option).check(z.maxLength(FORM_MAX.options));

const asked = {
  key,
  label: said(FORM_MAX.label),
  help: said(FORM_MAX.help),
  is_required: z.boolean(),
  /** It is asked where this holds; always where there is none. */
  shown_if: z.nullable(condition),
};

export const question = z.discriminatedUnion("type", [
  z.object({ ...asked, type: z.literal("text"), max: count(FORM_MAX.text) }),
  z.object({ ...asked, type: z.literal("long_text"), words: count(FORM_MAX.words) }),
  z.object({ ...asked, type: z.literal("number"), min: amount, max: amount }),
  z.object({ ...asked, type: z.literal("money"), currency: z.enum(CURRENCIES) }),
  z.object({ ...asked, type: z.literal("date") }),
  z.object({ ...asked, type: z.literal("choice"), options }),
  z.object({ ...asked, type: z.literal("choices"), options, max: count(FORM_MAX.options) }),
  z.object({ ...asked, type: z.literal("yes_no") }),
  z.object({ ...asked, type: z.literal("country") }),
  z.object({ ...asked, type: z.literal("region") }),
  z.object({ ...asked, type: z.literal("link") }),
  z.object({ ...asked, type: z.literal("people"), max: count(FORM_MAX.people) }),
  z.object({
    ...asked,
    type: z.literal("file"),
    kinds: z.array(z.enum(FILE_KINDS)).check(z.maxLength(FILE_KINDS.length)),
    max: count(FORM_MAX.files),
    /** Of each file. */
    megabytes: count(FORM_MAX.megabytes),
  }),
  z.object({ ...asked, type: z.literal("statement"), text: said(FORM_MAX.statement) }),
  /** An answer of the registration, asked here; which there are depends on whom the form is for. */
  z.object({ ...asked, type: z.literal("profile"), field: z.enum(ALL_PROFILE_FIELDS) }),
]);
export type Question = z.infer<typeof question>;

export const formSection = z.object({
  key,
  title: said(FORM_MAX.label),
  shown_if: z.nullable(condition),
  questions: z.array(question).check(z.maxLength(FORM_MAX.questions)),
});
export type FormSection = z.infer<typeof formSection>;

/** Kept as it is written, finished or not. */
export const formDefinition = z.object({ sections: z.array(formSection).check(z.maxLength(FORM_MAX.sections)) });
export type FormDefinition = z.infer<typeof formDefinition>;
