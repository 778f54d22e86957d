import { LANGUAGES, type LocalizedText } from "@kerkis/contract/core/text/languages.ts";
import { localized } from "#shared/i18n/localized.ts";

/** A text in the reader's language, or in the one that there is. */
export const inThisLanguage = (text: LocalizedText): string =>
  localized(text) || (LANGUAGES.map((language) => text[language]).find(Boolean) ?? "");

/** Whether it was written in another language alone. */
export const isUntranslated = (text: LocalizedText): boolean => localized(text) === "" && inThisLanguage(text) !== "";
