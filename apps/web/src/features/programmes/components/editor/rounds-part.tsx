import type { Round } from "@kerkis/contract/judging/rounds/rounds.schema.ts";
import type { ManagedChallenge } from "@kerkis/contract/programmes/challenges/challenges.schema.ts";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { ArrowRight, Plus } from "lucide-react";
import { m } from "#messages";
import { errorText } from "#shared/api/errors.ts";
import { formatDateTime } from "#shared/i18n/format.ts";
import { localized } from "#shared/i18n/localized.ts";
import { linkStyles } from "#shared/ui/text-link.ts";
import { ErrorState } from "#shared/ui/states/error-state.tsx";
import { Skeleton } from "#shared/ui/states/skeleton.tsx";
import { programmesQueries } from "../../programmes.queries.ts";

/** Above so many reviews the figure says it alone. */
const SEATS_DRAWN = 8;

/** The rounds of a call as cards in their order, each leading to its own page. */
export function RoundsPart({ challenge: { id, can } }: { challenge: ManagedChallenge }) {
  const { data, error, refetch } = useQuery(programmesQueries.rounds(id));
  if (error)
    return (
      <ErrorState title={m.programmes_list_failed()} description={errorText(error)} onRetry={() => void refetch()} />
    );
  if (!data) return <Skeleton className="h-48 rounded-lg" />;
  const rounds = data.toSorted((one, other) => one.number - other.number);
  return (
    <section aria-labelledby="challenge-rounds" className="grid gap-4 rounded-lg bg-surface p-5 shadow-sm sm:p-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id="challenge-rounds" className="display text-xl leading-tight">
          {m.programmes_rounds_part()}
        </h2>
        {can.change && (
          <Link
            to="/evaluation-management/rounds"
            search={{ programme_id: id, new: "yes" }}
            className={linkStyles({ kind: "standalone" })}
          >
            <Plus aria-hidden />
            {m.programmes_rounds_add()}
          </Link>
        )}
      </div>
      {rounds.length === 0 && <p className="text-muted-foreground">{m.programmes_rounds_none()}</p>}
      <ol className="flex flex-wrap items-stretch gap-3">
        {rounds.map((round, at) => (
          <li key={round.id} className="flex min-w-0 flex-1 basis-56 items-center gap-3">
            {at > 0 && <ArrowRight aria-hidden className="size-5 shrink-0 text-muted-foreground max-sm:hidden" />}
            <RoundCard round={round} isLast={at === rounds.length - 1} />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Until when it is judged, or since when it is not any more. */
function roundTime({ state, state_changed_at: since, deadline }: Round): string {
  if (state === "locked" && since) return m.programmes_rounds_locked({ date: formatDateTime(since) });
  return deadline ? m.programmes_rounds_until({ date: formatDateTime(deadline) }) : m.programmes_rounds_no_deadline();
}

function RoundCard({ round, isLast }: { round: Round; isLast: boolean }) {
  const { id, title, required_reviews: reviews, hide_applicant, places } = round;
  return (
    <article className="relative grid h-full min-w-0 flex-1 content-start gap-1 rounded-md p-4 shadow-[inset_0_0_0_1px_var(--border-strong)] hover:bg-muted">
      <div className="flex items-center justify-between gap-3">
        <h3 className="min-w-0 font-semibold [overflow-wrap:anywhere]">
          <Link
            to="/evaluation-management/rounds/$roundId"
            params={{ roundId: id }}
            className={linkStyles({ kind: "cover" })}
          >
            {localized(title)}
          </Link>
        </h3>
        {reviews <= SEATS_DRAWN && (
          <span aria-hidden className="flex shrink-0 gap-1">
            {Array.from({ length: reviews }, (_, seat) => (
              <i key={seat} className="size-3 rounded-full bg-evaluator" />
            ))}
          </span>
        )}
      </div>
      <p className="text-[0.9375rem] text-muted-foreground">{roundTime(round)}</p>
      <p className="text-[0.9375rem] text-muted-foreground">
        {hide_applicant ? m.programmes_rounds_blind() : m.programmes_rounds_named()}
        {", "}
        {m.programmes_rounds_reviews({ count: reviews })}
      </p>
      {places !== null && (
        <p className="mt-1 font-semibold text-primary">
          {isLast ? m.programmes_rounds_chosen({ count: places }) : m.programmes_rounds_pass({ count: places })}
        </p>
      )}
    </article>
  );
}
