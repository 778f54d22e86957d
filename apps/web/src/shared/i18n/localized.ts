import type { LocalizedText } from "@kerkis/contract/core/text/languages.ts";
import { currentLanguage } from "./language.ts";

/** A text of the contract in the reader's language. */
export const localized = (text: LocalizedText): string => text[currentLanguage()];

/** Names of the contract as words of the reader's language, asked for when they are shown. */
export const inWords = <Key extends string>(labels: Record<Key, LocalizedText>): Record<Key, () => string> =>
  Object.fromEntries(
    Object.entries<LocalizedText>(labels).map(([key, label]) => [key, () => localized(label)]),
  ) as Record<Key, () => string>;
