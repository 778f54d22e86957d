import type { Letter } from "@kerkis/contract/judging/decisions/decisions.schema.ts";
import { useQuery } from "@tanstack/react-query";
import { Paperclip } from "lucide-react";
import { m } from "#messages";
import { errorText } from "#shared/api/errors.ts";
import { formatDate } from "#shared/i18n/format.ts";
import { Alert } from "#shared/ui/alert.tsx";
import { Skeleton } from "#shared/ui/states/skeleton.tsx";
import { judgingQueries } from "../../judging.queries.ts";
import { LetterParts } from "./letter-parts.tsx";

/** A letter as its applicant will read it, on the paper of its organization; what comes from the application is tinted. */
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
      <article lang={letter.language} className="grid gap-5 rounded-lg bg-surface p-6 shadow-md sm:p-10">
        <Letterhead letter={letter} />
        <h2 className="display text-2xl [overflow-wrap:anywhere]">{letter.subject}</h2>
        <LetterParts parts={letter.parts} />
        <div lang="" className="grid gap-1.5 border-t border-border pt-4 text-sm text-muted-foreground">
          <p>{m.judging_letter_goes_with()}</p>
          <ul className="flex flex-wrap gap-x-5 gap-y-1">
            {[m.judging_letter_dossier(), m.judging_letter_comments()].map((name) => (
              <li key={name} className="flex items-center gap-1.5">
                <Paperclip aria-hidden className="size-4 shrink-0" />
                {name}
              </li>
            ))}
          </ul>
        </div>
      </article>
    </div>
  );
}

/** Who writes, from where, under which number and on which day; number and day come with the decision. */
function Letterhead({ letter: { sender, protocol, applied_at } }: { letter: Letter }) {
  const { name, logo_url, location } = sender;
  return (
    <header lang="" className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 text-sm">
      <p className="flex min-w-0 items-center gap-3">
        {logo_url ? (
          <img src={logo_url} alt="" width={36} height={36} className="size-9 shrink-0 rounded-md object-contain" />
        ) : (
          <span
            aria-hidden
            className="display grid size-9 shrink-0 place-items-center rounded-md bg-primary text-lg text-primary-foreground"
          >
            {Array.from(name)[0]}
          </span>
        )}
        <span className="min-w-0">
          <span className="block font-semibold [overflow-wrap:anywhere]">{name}</span>
          {location && <span className="block text-muted-foreground [overflow-wrap:anywhere]">{location}</span>}
        </span>
      </p>
      <p className="text-muted-foreground sm:text-right">
        <span className="block">
          {protocol === null ? (
            <>
              {m.judging_protocol({ protocol: "" })}
              <mark className="rounded-sm bg-accent-soft px-0.5 text-foreground">
                {m.judging_letter_protocol_later()}
              </mark>
            </>
          ) : (
            m.judging_protocol({ protocol })
          )}
        </span>
        {applied_at !== null && <span className="block">{formatDate(applied_at)}</span>}
      </p>
    </header>
  );
}
