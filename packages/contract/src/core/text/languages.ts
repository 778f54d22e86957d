/** Interface languages (specification 1 and 9): Greek by default, English by choice. */
export const LANGUAGES = ["el", "en"] as const;
export type Language = (typeof LANGUAGES)[number];
export const DEFAULT_LANGUAGE: Language = "el";

/** A text that exists in every interface language. */
export type LocalizedText = Record<Language, string>;

export const isLanguage = (value: unknown): value is Language => LANGUAGES.some((language) => language === value);
