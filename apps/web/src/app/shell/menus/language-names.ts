import type { Language } from "@kerkis/contract/core/text/languages.ts";

/** Languages by their own names, so that everyone finds theirs (specification 1). */
export const LANGUAGE_NAMES: Record<Language, string> = { el: "Ελληνικά", en: "English" };
