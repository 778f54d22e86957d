import type { Verdict } from "@kerkis/contract/judging/decisions/letters.policy.ts";
import type { Language } from "@kerkis/contract/core/text/languages.ts";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { CircleAlert, CircleCheck } from "lucide-react";
import { letterQueries } from "#features/judging/letters.public.ts";
import { m } from "#messages";
import { errorText } from "#shared/api/errors.ts";
import { linkStyles } from "#shared/ui/text-link.ts";
import { ErrorState } from "#shared/ui/states/error-state.tsx";
import { Skeleton } from "#shared/ui/states/skeleton.tsx";
import { lettersOf } from "../../model/letters.ts";

const VERDICT_NAMES: Readonly<Record<Verdict, () => string>> = {
  approve: m.programmes_letters_approve,
  reject: m.programmes_letters_reject,
};
const IN_LANGUAGE: Readonly<Record<Language, () => string>> = {
  el: m.programmes_letters_el,
  en: m.programmes_letters_en,
};

/** The letters that applicants to this call get: whose they are, and whether each says what it must. */
export function LettersPart({ programmeId }: { programmeId: string }) {
  const { data, error, refetch } = useQuery(letterQueries.call(programmeId));
  if (error)
    return (
      <ErrorState title={m.programmes_list_failed()} description={errorText(error)} onRetry={() => void refetch()} />
    );
  if (!data) return <Skeleton className="h-48 rounded-lg" />;
  return (
    <section aria-labelledby="challenge-letters" className="grid gap-4 rounded-lg bg-surface p-5 shadow-sm sm:p-6">
      <div>
        <h2 id="challenge-letters" className="display text-xl leading-tight">
          {m.programmes_letters_part()}
        </h2>
        <p className="mt-1 text-muted-foreground">{m.programmes_letters_lead()}</p>
      </div>
      <ul className="border-t border-border">
        {lettersOf(data).map(({ verdict, language, isReady, subject }) => (
          <li key={`${verdict} ${language}`} className="flex items-start gap-3 border-b border-border py-3">
            {isReady ? (
              <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-success" />
            ) : (
              <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-danger" />
            )}
            <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
              <span className="font-semibold">
                {VERDICT_NAMES[verdict]()}, {IN_LANGUAGE[language]()}
              </span>
              <span className="text-sm text-muted-foreground">
                {" · "}
                {data.own.includes(verdict) ? m.programmes_letters_own() : m.programmes_letters_inherited()}
              </span>
              <span lang={language} className="block text-sm text-muted-foreground">
                {subject}
              </span>
              {!isReady && <span className="block text-sm text-danger">{m.programmes_letters_no_reason()}</span>}
            </span>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-x-6 gap-y-2">
        <Link
          to="/evaluation-management/challenges/$programmeId/letters"
          params={{ programmeId }}
          className={linkStyles({ kind: "standalone" })}
        >
          {m.programmes_letters_write()}
        </Link>
        <Link to="/evaluation-management/letters" className={linkStyles({ kind: "standalone" })}>
          {m.programmes_letters_organization()}
        </Link>
      </div>
    </section>
  );
}
