import type { Result } from "@kerkis/contract/judging/results/results.schema.ts";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { m } from "#messages";
import { errorText } from "#shared/api/errors.ts";
import { formatFigure } from "#shared/i18n/format.ts";
import { localized } from "#shared/i18n/localized.ts";
import { Alert } from "#shared/ui/alert.tsx";
import { Skeleton } from "#shared/ui/states/skeleton.tsx";
import { linkStyles } from "#shared/ui/text-link.ts";
import { judgingQueries } from "../../judging.queries.ts";
import { type RailScale, ScoreRail } from "./score-rail.tsx";

interface RowReviewsProps {
  result: Result;
  scale: RailScale;
}

/** What each reviewer gave on each criterion, opened under an application's row; on narrow screens its rail, too. */
export function RowReviews({ result, scale }: RowReviewsProps) {
  const { data, error } = useQuery(judgingQueries.reviews(result.application_id));
  const name = result.name || (result.reference ?? "");
  return (
    <section aria-label={m.judging_row_reviews({ name })} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="xl:hidden">
        <ScoreRail result={result} scale={scale} />
      </div>
      {error ? (
        <Alert tone="danger">{errorText(error)}</Alert>
      ) : !data ? (
        <Skeleton className="h-32 w-full" />
      ) : data.reviews.length === 0 ? (
        <p className="text-muted-foreground">{m.judging_row_no_reviews()}</p>
      ) : (
        <div className="overflow-x-auto" tabIndex={0} role="region" aria-label={m.judging_row_reviews({ name })}>
          <table className="w-full text-[0.9375rem]">
            <thead>
              <tr className="text-left text-sm text-muted-foreground">
                <th scope="col" className="py-1.5 pr-4 font-medium">
                  {m.judging_row_criterion()}
                </th>
                {data.reviews.map(({ id, evaluator_name }) => (
                  <th key={id} scope="col" className="px-3 py-1.5 text-right font-medium [overflow-wrap:anywhere]">
                    {evaluator_name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {data.criteria.map(({ key, label, scale_max: max }) => (
                <tr key={key} className="border-t border-border">
                  <th scope="row" className="py-1.5 pr-4 text-left font-normal [overflow-wrap:anywhere]">
                    {localized(label)}
                  </th>
                  {data.reviews.map(({ id, scores }) => (
                    <td key={id} className="tnum px-3 py-1.5 text-right whitespace-nowrap">
                      {scores[key]?.score ?? "–"}
                      <span className="text-muted-foreground">/{max}</span>
                    </td>
                  ))}
                </tr>
              ))}
              <tr className="border-t border-border-strong font-semibold">
                <th scope="row" className="py-1.5 pr-4 text-left">
                  {m.judging_row_total()}
                </th>
                {data.reviews.map(({ id, weighted_total: total }) => (
                  <td key={id} className="tnum px-3 py-1.5 text-right">
                    {total === null ? "–" : formatFigure(total, 1)}
                  </td>
                ))}
              </tr>
            </tbody>
          </table>
        </div>
      )}
      <Link
        to="/evaluation-management"
        search={{ application: result.application_id }}
        className={linkStyles({ kind: "standalone", className: "justify-self-start" })}
      >
        {m.judging_row_open()}
      </Link>
    </section>
  );
}
