import type { Language } from "@kerkis/contract/core/text/languages.ts";
import { createContext, use } from "react";

/** The language of the page, and choosing another. */
interface LanguageChoice {
  language: Language;
  /** Shows the same page again in it. */
  switchLanguage: (language: Language) => void;
}

export const LanguageContext = createContext<LanguageChoice | null>(null);

/** The language of this page. @throws Error outside a LanguageProvider (specification 8, context misuse) */
export function useLanguage(): LanguageChoice {
  const choice = use(LanguageContext);
  if (!choice) throw new Error("useLanguage must be used within a LanguageProvider");
  return choice;
}
