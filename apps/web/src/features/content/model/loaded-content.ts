import type { Language } from "@kerkis/contract/core/text/languages.ts";
import { currentLanguage } from "#shared/i18n/language.ts";
import type { GuideChapter, HelpGroup } from "@kerkis/contract/content/content.schema.ts";

/** Each language is a file of its own, and a reader loads one: with the page, before it is shown. */
const help: Partial<Record<Language, readonly HelpGroup[]>> = {};
const guide: Partial<Record<Language, readonly GuideChapter[]>> = {};

export async function loadHelp(): Promise<void> {
  const language = currentLanguage();
  help[language] ??=
    language === "el"
      ? (await import("@kerkis/contract/content/help-el.texts.ts")).helpEl
      : (await import("@kerkis/contract/content/help-en.texts.ts")).helpEn;
}

export async function loadGuide(): Promise<void> {
  const language = currentLanguage();
  guide[language] ??=
    language === "el"
      ? (await import("../messages/guide/el.ts")).guide
      : (await import("../messages/guide/en.ts")).guide;
}

/** Questions and answers in the reader's language, once loaded. */
export const loadedHelp = (): readonly HelpGroup[] => help[currentLanguage()] ?? [];

/** The guide in the reader's language, once loaded. */
export const loadedGuide = (): readonly GuideChapter[] => guide[currentLanguage()] ?? [];
