import { useSuspenseQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { CircleAlert, CircleCheck } from "lucide-react";
import { m } from "#messages";
import { formatDate } from "#shared/i18n/format.ts";
import { localized } from "#shared/i18n/localized.ts";
import { judgingQueries } from "../judging.queries.ts";
import { VERDICT_NAMES } from "../model/verdicts.ts";

const route = getRouteApi("/site/v/$code");

/** What a dossier that is real says at its head, to compare it with the paper that one holds. */
export function VerificationPage() {
  const { code } = route.useParams();
  const { data } = useSuspenseQuery(judgingQueries.verification(code));
  const { protocol, verdict, applied_at, organization, programme, title, reference, stands } = data;
  const facts = [
    [m.judging_dossier_protocol(), protocol],
    [m.judging_verification_organization(), organization],
    [m.judging_verification_about(), reference && reference !== title ? `${title}, ${reference}` : title],
    [m.judging_verification_programme(), localized(programme) || programme.el],
    [m.judging_verification_decision(), VERDICT_NAMES[verdict]()],
    [m.judging_verification_day(), formatDate(applied_at)],
  ] as const;
  return (
    <div className="container-x grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-7 py-14 lg:py-20">
      <header className="grid gap-3">
        <p className="flex items-center gap-2.5 font-semibold text-success">
          <CircleCheck aria-hidden className="size-5 shrink-0" />
          {m.judging_verification_real()}
        </p>
        <h1 className="display text-[clamp(2rem,5vw,3rem)] leading-tight">{m.judging_verification()}</h1>
        <p className="max-w-prose text-pretty text-muted-foreground">{m.judging_verification_text()}</p>
      </header>
      {!stands && (
        <p className="flex gap-2.5 rounded-lg bg-warning-soft p-4 text-warning">
          <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
          {m.judging_verification_changed()}
        </p>
      )}
      <dl className="rounded-lg bg-surface px-5 shadow-sm sm:px-7">
        {facts.map(([label, value]) => (
          <div
            key={label}
            className="grid gap-x-6 gap-y-0.5 border-b border-border py-4 last:border-b-0 sm:grid-cols-[12rem_minmax(0,1fr)]"
          >
            <dt className="text-muted-foreground">{label}</dt>
            <dd className="tnum font-medium [overflow-wrap:anywhere]">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
