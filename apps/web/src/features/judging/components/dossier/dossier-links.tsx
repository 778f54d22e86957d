import type { Application } from "@kerkis/contract/applications/applications.schema.ts";
import type { TakenDecisions } from "@kerkis/contract/judging/dossier/dossier.schema.ts";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { ChevronRight, FileText } from "lucide-react";
import { useEffect, useRef } from "react";
import { m } from "#messages";
import { formatDateTime } from "#shared/i18n/format.ts";
import { linkStyles } from "#shared/ui/text-link.ts";
import { judgingQueries } from "../../judging.queries.ts";

interface DossierLinksProps {
  application: Pick<Application, "id" | "history">;
  /** The decision whose letter one came for. */
  opened?: string | undefined;
}

/** The dossiers of what was decided on an application, with the letters to its applicant; nothing where nothing was decided. */
export function DossierLinks({ application: { id, history }, opened }: DossierLinksProps) {
  const taken = history.filter(({ action }) => action === "approve" || action === "reject").length;
  const { data, isPending } = useQuery({ ...judgingQueries.taken(id, taken), enabled: taken > 0 });
  // What follows stays where it is when they come.
  if (taken > 0 && isPending) return <div aria-hidden className="min-h-6 max-md:min-h-11" />;
  if (!data || data.decisions.length === 0) return null;
  return (
    <ul className="grid gap-1.5">
      {data.decisions.map((decision) => (
        <li key={decision.id}>
          <Link
            to="/decisions/$decisionId"
            params={{ decisionId: decision.id }}
            className={linkStyles({ kind: "standalone" })}
          >
            <FileText aria-hidden />
            {m.judging_dossier_of({ protocol: decision.protocol })}
          </Link>
          {decision.letter && (
            <SentLetter letter={decision.letter} at={decision.applied_at} isOpened={decision.id === opened} />
          )}
        </li>
      ))}
    </ul>
  );
}

interface SentLetterProps {
  letter: NonNullable<TakenDecisions["decisions"][number]["letter"]>;
  at: string;
  isOpened: boolean;
}

function SentLetter({ letter: { subject, body }, at, isOpened }: SentLetterProps) {
  const summary = useRef<HTMLElement>(null);
  // Whoever came for it reads on from here.
  useEffect(() => {
    if (!isOpened) return;
    summary.current?.focus({ preventScroll: true });
    summary.current?.scrollIntoView({ block: "start" });
  }, [isOpened]);
  return (
    <details className="group" open={isOpened}>
      <summary
        ref={summary}
        className="flex min-h-11 scroll-mt-16 cursor-pointer list-none items-center gap-2 rounded-xs font-semibold text-primary [&::-webkit-details-marker]:hidden"
      >
        <ChevronRight aria-hidden className="size-4 shrink-0 group-open:rotate-90" />
        {m.judging_letter_sent({ date: formatDateTime(at) })}
      </summary>
      <article className="mt-1 rounded-md bg-surface p-4 whitespace-pre-line shadow-[inset_0_0_0_1px_var(--border)] [overflow-wrap:anywhere]">
        <h4 className="mb-2 font-semibold">{subject}</h4>
        {body}
      </article>
    </details>
  );
}
