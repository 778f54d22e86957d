import { OTHERS_CHANGED_EVENT } from "@kerkis/contract/evaluations/evaluations.events.ts";
import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { m } from "#messages";
import { errorText } from "#shared/api/errors.ts";
import { formatNumber } from "#shared/i18n/format.ts";
import { useStaleWhen } from "#shared/realtime/use-when-live.ts";
import { ErrorState } from "#shared/ui/states/error-state.tsx";
import { Skeleton } from "#shared/ui/states/skeleton.tsx";
import { evaluationsQueries } from "../../evaluations.queries.ts";
import { CriterionScores } from "./criterion-scores.tsx";

/** What the others handed in of the same application, by name or under a number, to read. */
export function OtherReviews({ evaluationId }: { evaluationId: string }) {
  const titleId = useId();
  const query = evaluationsQueries.others(evaluationId);
  const { data, error, refetch, isFetching } = useQuery(query);
  // Each is told of their own evaluation, whatever else they judge.
  const isOfThis = (payload: unknown) =>
    payload instanceof Object && "evaluation_id" in payload && payload.evaluation_id === evaluationId;
  useStaleWhen({ person: { [OTHERS_CHANGED_EVENT]: isOfThis } }, [query.queryKey]);
  const reviews = data?.reviews.map(({ evaluator_name: name, weighted_total, scores }, index) => ({
    id: String(index),
    evaluator_name: name ?? m.evaluations_others_reviewer({ number: index + 1 }),
    status: "submitted" as const,
    weighted_total,
    scores,
  }));
  return (
    <section aria-labelledby={titleId} className="mt-8 grid gap-5 border-t border-border pt-6">
      <h2 id={titleId} className="text-lg font-semibold">
        {m.evaluations_others_title()}
      </h2>
      {!reviews ? (
        error ? (
          <ErrorState
            headingLevel={3}
            title={m.evaluations_others_failed()}
            description={errorText(error)}
            onRetry={() => void refetch()}
            retrying={isFetching}
            className="py-6"
          />
        ) : (
          <Skeleton className="h-32 w-full" />
        )
      ) : reviews.length === 0 ? (
        <p className="text-muted-foreground">{m.evaluations_others_none()}</p>
      ) : (
        <>
          <dl className="grid gap-2">
            {reviews.map(({ id, evaluator_name: name, weighted_total: total }) => (
              <div key={id} className="flex flex-wrap justify-between gap-x-4">
                <dt className="[overflow-wrap:anywhere]">{m.evaluations_results_total_of({ name })}</dt>
                <dd className="tnum font-semibold">{total === null ? "–" : formatNumber(total, 1)}</dd>
              </div>
            ))}
          </dl>
          <CriterionScores criteria={data?.criteria ?? []} evaluations={reviews} />
        </>
      )}
    </section>
  );
}
