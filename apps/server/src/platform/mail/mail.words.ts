import type { Language } from "@kerkis/contract/core/text/languages.ts";
import { vocative } from "@kerkis/contract/core/text/vocative.ts";

/** The first line of a mail to someone whose name we know. */
export const greetingTo: Record<Language, (firstName: string) => string> = {
  el: (firstName) => `Γεια σας, ${vocative(firstName)}.`,
  en: (firstName) => `Hello ${firstName},`,
};

/** A day as a sentence has it: «14 Νοεμβρίου 2026». */
export const dayIn = (language: Language, iso: string): string =>
  new Intl.DateTimeFormat(language === "el" ? "el-GR" : "en-GB", {
    dateStyle: "long",
    timeZone: "Europe/Athens",
  }).format(new Date(iso));

/** A line that is there only when there is something to say. */
export const given = (text: string | null | undefined, line: (text: string) => string): string[] =>
  text ? [line(text)] : [];
