/** Numbers and dates as people of a language write them. Each way is made once: the first of its kind costs a slow phone a tenth of a second. */
import type { Language } from "./languages.ts";

export const LOCALES: Record<Language, string> = { el: "el-GR", en: "en-GB" };

const numbers = new Map<string, Intl.NumberFormat>();
const dates = new Map<string, Intl.DateTimeFormat>();

function madeOnce<Made>(made: Map<string, Made>, key: string, make: () => Made): Made {
  const known = made.get(key) ?? make();
  made.set(key, known);
  return known;
}

export const numberFormat = (language: Language, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat =>
  madeOnce(numbers, language + JSON.stringify(options), () => new Intl.NumberFormat(LOCALES[language], options));

export const dateFormat = (language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  madeOnce(dates, language + JSON.stringify(options), () => new Intl.DateTimeFormat(LOCALES[language], options));

/** A whole number: 17.655 in Greek, 17,655 in English. */
export const numberText = (count: number, language: Language): string => numberFormat(language).format(count);
