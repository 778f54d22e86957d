import type { Language, LocalizedText } from "@kerkis/contract/core/text/languages.ts";
import { optionalName } from "@kerkis/contract/core/fields.ts";
import { useId, useState } from "react";
import { m } from "#messages";
import { currentLanguage } from "#shared/i18n/language.ts";
import { fieldText } from "#shared/forms/field-text.ts";
import { cn } from "#shared/ui/class-names.ts";
import { Field } from "#shared/ui/forms/field.tsx";
import { Input } from "#shared/ui/forms/input.tsx";
import { Textarea } from "#shared/ui/forms/textarea.tsx";

const NAME_MAX = 120;
const LONG_MAX = 400;
const LANGUAGES = ["el", "en"] as const;
const SHORT_NAMES: Record<Language, string> = { el: "ΕΛ", en: "EN" };
const LANGUAGE_NAMES: Record<Language, () => string> = { el: m.workflows_in_greek, en: m.workflows_in_english };

interface WordsFieldProps {
  label: string;
  value: LocalizedText;
  onChange: (value: LocalizedText) => void;
  isLong?: boolean;
}

/** What cannot stand in a definition: it is shown where it was written, and goes no further. */
const problemOf = (text: string, max: number) => {
  const read = optionalName(max).safeParse(text);
  if (read.success) return null;
  const { message } = read.error.issues[0] ?? { message: "" };
  return message === "hidden_marks" || message === "unseen" ? message : "invalid";
};

/** A text in both languages, one at a time: the reader's first; a sign at the other says that it is missing. */
export function WordsField({ label, value, onChange, isLong = false }: WordsFieldProps) {
  const [language, setLanguage] = useState<Language>(currentLanguage());
  const [refused, setRefused] = useState<{ text: string; kept: string; language: Language } | null>(null);
  const max = isLong ? LONG_MAX : NAME_MAX;
  const kept = value[language];
  // Gone once something else is kept: taken back, say, or written by someone else.
  const wrong = refused?.language === language && refused.kept === kept ? refused.text : null;
  const problem = wrong === null ? null : problemOf(wrong, max);
  function say(text: string): void {
    const isRefused = problemOf(text, max) !== null;
    setRefused(isRefused ? { text, kept, language } : null);
    if (!isRefused) onChange({ ...value, [language]: text });
  }
  const given = {
    value: wrong ?? kept,
    lang: language,
    maxLength: max,
    onChange: ({ target }: { target: { value: string } }) => say(target.value),
  };
  return (
    <div className="relative grid grid-cols-[minmax(0,1fr)]">
      <LanguageTabs label={label} value={value} language={language} onChange={setLanguage} />
      <Field
        label={`${label}, ${LANGUAGE_NAMES[language]()}`}
        hideLabel
        error={problem === null ? null : fieldText(problem)}
      >
        {isLong ? <Textarea rows={2} {...given} /> : <Input {...given} />}
      </Field>
    </div>
  );
}

interface LanguageTabsProps {
  label: string;
  value: LocalizedText;
  language: Language;
  onChange: (language: Language) => void;
}

function LanguageTabs({ label, value, language, onChange }: LanguageTabsProps) {
  const id = useId();
  const isMissing = (one: Language) => value[one] === "" && value[one === "el" ? "en" : "el"] !== "";
  return (
    <div className="mb-1.5 flex items-center justify-between gap-3">
      <span id={id} className="min-w-0 text-[0.9375rem] font-semibold [overflow-wrap:anywhere]">
        {label}
      </span>
      <div role="group" aria-labelledby={id} className="-mr-1.5 flex shrink-0">
        {LANGUAGES.map((one) => (
          <button
            key={one}
            type="button"
            data-language={one}
            aria-pressed={language === one}
            onClick={() => onChange(one)}
            className={cn(
              "relative min-w-8 cursor-pointer rounded-xs px-1.5 py-0.5 text-sm pointer-coarse:min-h-11 pointer-coarse:min-w-11",
              language === one ? "font-semibold text-foreground" : "text-muted-foreground hover:text-foreground",
            )}
          >
            <span aria-hidden>{SHORT_NAMES[one]}</span>
            <span className="sr-only">
              {isMissing(one) ? m.workflows_words_missing({ language: LANGUAGE_NAMES[one]() }) : LANGUAGE_NAMES[one]()}
            </span>
            {isMissing(one) && <span aria-hidden className="absolute top-0.5 right-0 size-2 rounded-full bg-warning" />}
          </button>
        ))}
      </div>
    </div>
  );
}
