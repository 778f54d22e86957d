import type { ReactNode } from "react";
import { currentLanguage, switchLanguage } from "./language.ts";
import { LanguageContext } from "./language-context.ts";

/** Gives the language of this request or page to everything inside it; another one comes with a new page. */
export function LanguageProvider({ children }: { children: ReactNode }) {
  return <LanguageContext value={{ language: currentLanguage(), switchLanguage }}>{children}</LanguageContext>;
}
