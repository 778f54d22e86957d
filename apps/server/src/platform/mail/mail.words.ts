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

/** A moment as a table has it: «14/11/2026, 10:42», in Athens time. */
export const momentIn = (language: Language, iso: string): string =>
  new Intl.DateTimeFormat(language === "el" ? "el-GR" : "en-GB", {
    day: "2-digit",
    month: "2-digit",
    year: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
    timeZone: "Europe/Athens",
  }).format(new Date(iso));

/** A line that is there only when there is something to say. */
export const given = (text: string | null | undefined, line: (text: string) => string): string[] =>
  text ? [line(text)] : [];
