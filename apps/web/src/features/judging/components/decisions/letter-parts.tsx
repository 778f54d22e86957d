import type { LetterPart } from "@kerkis/contract/judging/decisions/letters.policy.ts";

/** The words of a letter; what comes from the application is tinted. */
export function LetterParts({ parts }: { parts: readonly LetterPart[] }) {
  return (
    <p className="leading-relaxed whitespace-pre-line [overflow-wrap:anywhere]">
      {parts.map(({ text, field }, index) =>
        // The parts of a letter have no other name than their place.
        field ? (
          // oxlint-disable-next-line react/no-array-index-key
          <mark key={index} className="rounded-sm bg-accent-soft px-0.5 text-foreground">
            {text}
          </mark>
        ) : (
          text
        ),
      )}
    </p>
  );
}
