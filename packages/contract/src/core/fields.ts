import * as z from "zod/mini";
import { LIMITS } from "./limits.ts";
import { isStorable, toStorable } from "./text/storable.ts";

/**
 * Field types shared by every form. Text is trimmed; control characters (but newline and tab) are refused, marks that reverse
 * what follows, and where something must stand, text that nobody could see.
 */

const CONTROL = /[^\P{Cc}\t\n\r]|[\ufffe\uffff]/u;
const DIRECTION_MARKS = /[\u202a-\u202e\u2066-\u2069]/u;
const NOT_SEARCHED = new RegExp(`${CONTROL.source}|${DIRECTION_MARKS.source}`, "gu");
const noControl = z.refine<string>((value) => !CONTROL.test(value) && isStorable(value), { error: "invalid" });
/** They make a text read differently from what it is; often pasted along unseen, so the message says what they are. */
const noDirectionMarks = z.refine<string>((value) => !DIRECTION_MARKS.test(value), { error: "hidden_marks" });

/** Spaces, marks without a letter, and what Unicode says to show nothing for, Hangul fillers and tags among them; braille's blank is none of these. */
const UNSEEN = /[\s\p{M}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;
const isSeen = (value: string): boolean => value.replace(UNSEEN, "") !== "";
const noUnseen = z.refine<string>((value) => value === "" || isSeen(value), { error: "unseen" });

export const requiredText = (max: number, min = 1) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(min, min === 1 ? "required" : "too_short"),
      z.maxLength(max),
      noControl,
      noDirectionMarks,
      noUnseen,
    );

export const optionalText = (max: number) => z.string().check(z.trim(), z.maxLength(max), noControl, noDirectionMarks);

/** What is searched: what cannot be seen, often pasted along with a name, looks for nothing and is left out. */
export const searchedText = z.string().check(
  z.overwrite((value) => toStorable(value).replace(NOT_SEARCHED, "")),
  z.trim(),
  z.maxLength(LIMITS.searchMax),
);

/** A name that may be missing; one that is there can be seen. */
export const optionalName = (max: number) => optionalText(max).check(noUnseen);

export const id = z.uuid();
export const timestamp = z.iso.datetime({ offset: true });
export const day = z.iso.date("date");
/** What the words and the link of a happening name; the reader's language is put around it. */
export const facts = z.record(z.string(), z.string());
export const version = z.int().check(z.nonnegative());

export const email = z
  .string()
  .check(z.trim(), z.toLowerCase(), z.minLength(1, "required"), z.maxLength(LIMITS.emailMax), z.email("email"));

export const newPassword = z.string().check(z.minLength(LIMITS.passwordMin), z.maxLength(LIMITS.passwordMax));
export const anyPassword = z.string().check(z.minLength(1, "required"), z.maxLength(LIMITS.passwordMax));

/** A web address; a bare domain gets https. Empty means none. */
export const webAddress = z.pipe(
  z.pipe(
    z.string().check(z.trim(), z.maxLength(LIMITS.urlMax)),
    z.transform((value: string) => (value === "" || /^[a-z][a-z0-9+.-]*:/i.test(value) ? value : `https://${value}`)),
  ),
  z.string().check(z.refine<string>((value) => value === "" || isWebAddress(value), { error: "url" })),
);

function isWebAddress(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname } = new URL(value);
  return (protocol === "https:" || protocol === "http:") && hostname.includes(".");
}
