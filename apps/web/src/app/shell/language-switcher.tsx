import { LANGUAGES, type Language } from "@kerkis/contract/core/languages.ts";
import { m } from "#messages";
import { currentLanguage, switchLanguage } from "#shared/i18n/language.ts";
import { Button } from "#shared/ui/button.tsx";
import { DropdownMenu, MenuChoice, MenuChoices } from "#shared/ui/dropdown-menu.tsx";
import { Flag } from "#shared/ui/flag.tsx";

/** Languages by their own names, so that everyone finds theirs (specification 1). */
const LANGUAGE_NAMES: Record<Language, string> = { el: "Ελληνικά", en: "English" };
const SHORT_NAMES: Record<Language, string> = { el: "ΕΛ", en: "EN" };

/** The choices alone, for menus that hold more than the language. */
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

/** English or Greek, each with its flag; the same page comes back in the chosen language. */
export function LanguageSwitcher({ className }: { className?: string }) {
  const language = currentLanguage();
  return (
    <DropdownMenu
      trigger={
        <Button variant="ghost" className={className}>
          <Flag language={language} className="size-auto! h-3.5! w-5!" />
          {SHORT_NAMES[language]}
          <span className="sr-only">{m.shell_language_choose()}</span>
        </Button>
      }
    >
      <LanguageChoices />
    </DropdownMenu>
  );
}
