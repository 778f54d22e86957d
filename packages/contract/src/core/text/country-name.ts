import type { Language } from "./languages.ts";

/** Places that Node and browsers name differently, though both read CLDR: a page must say the same in both. */
const FIXED_NAMES: Partial<Record<string, Record<Language, string>>> = {
  FK: { el: "Νήσοι Φόκλαντ", en: "Falkland Islands" },
  HK: { el: "Χονγκ Κονγκ", en: "Hong Kong" },
  MO: { el: "Μακάο", en: "Macao" },
  PS: { el: "Παλαιστίνη", en: "Palestine" },
};

/** A country by its ISO 3166-1 code in this language; a draft may hold anything of two letters, which stands as it was typed. */
export function countryName(code: string, language: Language): string {
  if (!/^[A-Z]{2}$/.test(code)) return code;
  return FIXED_NAMES[code]?.[language] ?? new Intl.DisplayNames(language, { type: "region" }).of(code) ?? code;
}
