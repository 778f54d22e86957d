import type { Language } from "@kerkis/contract/core/text/languages.ts";
import {
  letterParts,
  letterText,
  unknownFields,
  type LetterText,
} from "@kerkis/contract/judging/decisions/letters.policy.ts";
import { m } from "#messages";
import { Alert } from "#shared/ui/alert.tsx";
import { SAMPLES } from "../../model/letter-words.ts";
import { LetterParts } from "../decisions/letter-parts.tsx";

interface LetterPreviewProps {
  text: LetterText;
  language: Language;
  label: string;
}

/** A template with made-up facts in it, tinted; what nobody knows is named, and stands as it was typed. */
export function LetterPreview({ text, language, label }: LetterPreviewProps) {
  const values = SAMPLES[language];
  const unknown = [...new Set([...unknownFields(text.subject), ...unknownFields(text.body)])];
  return (
    <section aria-label={label} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {unknown.length > 0 && (
        <Alert tone="danger">
          {m.judging_letter_unknown({ fields: unknown.map((name) => `{{${name}}}`).join(", ") })}
        </Alert>
      )}
      <article lang={language} className="grid gap-4 rounded-lg bg-surface p-6 shadow-md sm:p-10">
        <p className="text-sm text-muted-foreground" lang="">
          {label}
        </p>
        <h2 className="display text-2xl [overflow-wrap:anywhere]">{letterText(letterParts(text.subject, values))}</h2>
        <LetterParts parts={letterParts(text.body, values)} />
      </article>
    </section>
  );
}
