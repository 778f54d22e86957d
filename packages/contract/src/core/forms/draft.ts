import * as z from "zod/mini";
import { LIMITS } from "../limits.ts";
import { isStorable } from "../text/storable.ts";
import { AMOUNT_MAX, CURRENCIES } from "./amounts.ts";

/** What a form keeps as one types: anything that fits, complete or not; every answer may be missing. */

const storable = z.refine<string>(isStorable, { error: "invalid" });
export const keptText = (max: number) => z.string().check(z.maxLength(max), storable);
export const draftText = (max: number) => z.optional(keptText(max));
export const draftChoice = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.optional(z.union([z.literal(""), z.enum(values)]));
/** Several of a list, each once or more; what is submitted has each once. */
export const draftChoices = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.optional(z.array(z.enum(values)).check(z.maxLength(values.length)));
export const draftAmount = z.optional(z.nullable(z.number().check(z.minimum(0), z.maximum(AMOUNT_MAX))));
export const draftCurrency = z.optional(z.enum(CURRENCIES));
/** Path of an uploaded logo, as the upload answered it. */
export const draftLogo = z.optional(
  z.nullable(z.string().check(z.maxLength(LIMITS.urlMax), z.regex(/^\/files\/logos\/[\w-]+\.webp$/))),
);
/** One of these, chosen. */
export const choose = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.enum(values, "required");
