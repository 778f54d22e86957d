import { useQuery } from "@tanstack/react-query";
import { m } from "#messages";
import { errorText } from "#shared/api/errors.ts";
import { Alert } from "#shared/ui/alert.tsx";
import { Skeleton } from "#shared/ui/states/skeleton.tsx";
import { judgingQueries } from "../../judging.queries.ts";
import { LetterParts } from "./letter-parts.tsx";

/** A letter as its applicant will read it; what comes from the application is tinted. */
export function LetterSheet({ decisionId }: { decisionId: string }) {
  const { data: letter, error } = useQuery(judgingQueries.letter(decisionId));
  if (error) return <Alert tone="danger">{errorText(error)}</Alert>;
  if (!letter) return <Skeleton className="h-96 w-full" />;
  return (
    <div className="mx-auto grid w-full max-w-160 gap-3">
      <p className="flex flex-wrap justify-between gap-x-4 text-sm text-muted-foreground">
        {m.judging_letter_to({ name: letter.to })}
        {letter.parts.some(({ field }) => field !== null) && (
          <span className="rounded-sm bg-accent-soft px-1.5 text-foreground">{m.judging_letter_facts()}</span>
        )}
      </p>
      <article lang={letter.language} className="grid gap-4 rounded-lg bg-surface p-6 shadow-md sm:p-10">
        <h2 className="display text-2xl [overflow-wrap:anywhere]">{letter.subject}</h2>
        <LetterParts parts={letter.parts} />
      </article>
    </div>
  );
}
