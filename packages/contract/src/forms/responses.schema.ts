import * as z from "zod/mini";
import { id } from "../core/fields.ts";
import { FILE_FORMATS } from "../core/forms/file-kinds.ts";
import { keptText } from "../core/forms/draft.ts";
import { AMOUNT_MAX } from "../core/forms/amounts.ts";
import { LIMITS } from "../core/limits.ts";
import { FORM_MAX } from "./forms.taxonomy.ts";

/** What may be kept as the answer to a question while one types; what it must be in the end its question says. */

const person = z.object({
  name: keptText(LIMITS.nameMax),
  role: keptText(LIMITS.nameMax),
  link: keptText(LIMITS.urlMax),
});

/** A file as its upload answered it. */
export const answerFile = z.object({
  id,
  name: keptText(LIMITS.fileNameMax),
  format: z.enum(FILE_FORMATS),
  bytes: z.int().check(z.minimum(1)),
});

const response = z.union([
  keptText(FORM_MAX.longText),
  z.number().check(z.minimum(-AMOUNT_MAX), z.maximum(AMOUNT_MAX)),
  z.boolean(),
  z.null(),
  z.array(keptText(FORM_MAX.label)).check(z.maxLength(FORM_MAX.options)),
  z.array(person).check(z.maxLength(FORM_MAX.people)),
  z.array(answerFile).check(z.maxLength(FORM_MAX.files)),
]);
export type Response = z.infer<typeof response>;

/** Answers to the questions of a form, by their keys. */
export const responses = z
  .record(z.string().check(z.regex(/^[a-z][a-z0-9_]{0,39}$/, "invalid")), response)
  .check(z.refine((given) => Object.keys(given).length <= FORM_MAX.questions, { error: "too_long" }));
export type Responses = Record<string, Response>;
