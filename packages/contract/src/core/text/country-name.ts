import type { Language } from "./languages.ts";

/** A country by its ISO 3166-1 code in this language; a draft may hold anything of two letters, which stands as it was typed. */
export function countryName(code: string, language: Language): string {
  if (!/^[A-Z]{2}$/.test(code)) return code;
  return new Intl.DisplayNames(language, { type: "region" }).of(code) ?? code;
}
