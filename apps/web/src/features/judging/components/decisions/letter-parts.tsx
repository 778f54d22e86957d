import type { LetterField, LetterPart } from "@kerkis/contract/judging/decisions/letters.policy.ts";
import { m } from "#messages";
import { FIELD_NAMES } from "../../model/letter-words.ts";

/** The words of a letter; what comes from the application is tinted, what is missing of it is named in red. */
export function LetterParts({ parts }: { parts: readonly LetterPart[] }) {
  return (
    <p className="leading-relaxed whitespace-pre-line [overflow-wrap:anywhere]">
      {parts.map(({ text, field }, index) =>
        // The parts of a letter have no other name than their place.
        // oxlint-disable-next-line react/no-array-index-key
        field ? <Merged key={index} text={text} field={field} /> : text,
      )}
    </p>
  );
}

function Merged({ text, field }: { text: string; field: LetterField }) {
  return text.trim() === "" ? (
    <mark className="rounded-sm bg-danger-soft px-0.5 font-semibold text-danger">
      {m.judging_letter_missing({ field: FIELD_NAMES[field]() })}
    </mark>
  ) : (
    <mark className="rounded-sm bg-accent-soft px-0.5 text-foreground">{text}</mark>
  );
}
