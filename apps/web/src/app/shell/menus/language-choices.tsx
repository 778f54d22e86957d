import { LANGUAGES } from "@kerkis/contract/core/text/languages.ts";
import { currentLanguage, switchLanguage } from "#shared/i18n/language.ts";
import { MenuChoice, MenuChoices } from "#shared/ui/overlays/dropdown-menu.tsx";
import { Flag } from "#shared/ui/marks/flag.tsx";
import { LANGUAGE_NAMES } from "./language-names.ts";

/** The languages as choices of a menu that holds more than them. */
export function LanguageChoices() {
  const language = currentLanguage();
  return (
    <MenuChoices
      value={language}
      onValueChange={(value) => {
        const chosen = LANGUAGES.find((known) => known === value);
        if (chosen && chosen !== language) switchLanguage(chosen);
      }}
    >
      {LANGUAGES.map((known) => (
        <MenuChoice key={known} value={known} lang={known}>
          <Flag language={known} className="size-auto! h-3.5! w-5!" />
          {LANGUAGE_NAMES[known]}
        </MenuChoice>
      ))}
    </MenuChoices>
  );
}
