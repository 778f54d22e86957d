import { LANGUAGES, type Language } from "@kerkis/contract/core/text/languages.ts";
import { useQuery } from "@tanstack/react-query";
import { m } from "#messages";
import { useLanguage } from "#shared/i18n/language-context.ts";
import { Card, CardBody, CardHeader, CardTitle } from "#shared/ui/layout/card.tsx";
import { Flag } from "#shared/ui/marks/flag.tsx";
import { RadioCards } from "#shared/ui/forms/radio-cards.tsx";
import { accountQueries } from "../../account/account.queries.ts";
import { useChangeLanguage } from "../../account/account.mutations.ts";
import { toastFailure } from "../../model/failure.ts";
import { Section } from "../security/section.tsx";

/** Languages by their own names, so that everyone finds theirs (specification 1). */
const NAMES: Record<Language, string> = { el: "Ελληνικά", en: "English" };

/** Language of pages and mails, kept with the account; applies at once. */
export function LanguageSection() {
  const query = useQuery(accountQueries.account());
  const change = useChangeLanguage();
  return (
    <Section title={m.account_section_language()} lead={m.account_language_lead()} query={query}>
      {({ profile }) => (
        <Languages
          value={change.variables ?? profile.language}
          disabled={change.isPending}
          onChange={(language) =>
            change.mutate(language, { onError: (error) => toastFailure(m.account_failed(), error) })
          }
        />
      )}
    </Section>
  );
}

/** The same for a visitor: this browser remembers it. */
export function VisitorLanguage() {
  const { language, switchLanguage } = useLanguage();
  return (
    <Card>
      <CardHeader>
        <div>
          <CardTitle>{m.account_section_language()}</CardTitle>
          <p className="mt-1 text-muted-foreground">{m.account_language_lead_visitor()}</p>
        </div>
      </CardHeader>
      <CardBody>
        <Languages value={language} onChange={switchLanguage} />
      </CardBody>
    </Card>
  );
}

interface LanguagesProps {
  value: Language;
  disabled?: boolean;
  onChange: (language: Language) => void;
}

function Languages({ value, disabled, onChange }: LanguagesProps) {
  return (
    <RadioCards
      aria-label={m.account_section_language()}
      options={LANGUAGES.map((language) => ({
        value: language,
        label: NAMES[language],
        icon: <Flag language={language} className="size-auto! h-4! w-6!" />,
      }))}
      value={value}
      disabled={disabled}
      onValueChange={(next) => {
        const chosen = LANGUAGES.find((language) => language === next);
        if (chosen && chosen !== value) onChange(chosen);
      }}
      className="max-w-xl"
    />
  );
}
