import type { LocalizedText } from "@kerkis/contract/core/text/languages.ts";
import { currentLanguage } from "./language.ts";

/** A text of the contract in the reader's language. */
export const localized = (text: LocalizedText): string => text[currentLanguage()];
