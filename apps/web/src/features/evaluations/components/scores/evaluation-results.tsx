import type { Application } from "@kerkis/contract/applications/applications.schema.ts";
import type { Criterion } from "@kerkis/contract/evaluations/evaluations.schema.ts";
import { m } from "#messages";
import { formatNumber } from "#shared/i18n/format.ts";
import { Alert } from "#shared/ui/alert.tsx";
import { Card, CardBody, CardHeader, CardTitle } from "#shared/ui/layout/card.tsx";
import { EmptyState } from "#shared/ui/states/empty-state.tsx";
import { Ring } from "#shared/ui/marks/ring.tsx";
import { CriterionScores } from "./criterion-scores.tsx";
import { ReviewerList } from "../assignments/reviewer-list.tsx";
import { type ScoreStatistics, scoreStatistics } from "./score-statistics.ts";

/** Who evaluates an application, how far they are, and what they say of it. */
export function EvaluationResults({
  application,
  criteria,
}: {
  application: Application;
  criteria: readonly Criterion[];
}) {
  const { evaluations } = application;
  const statistics = scoreStatistics(evaluations);
  const submitted = evaluations.filter(({ status }) => status === "submitted");
  return (
    <Card>
      <CardHeader>
        <CardTitle>{m.evaluations_results_title()}</CardTitle>
      </CardHeader>
      {evaluations.length === 0 ? (
        <EmptyState
          headingLevel={3}
          className="py-9"
          title={m.evaluations_results_none_title()}
          description={
            application.can.assign ? m.evaluations_results_none_text() : m.evaluations_results_none_text_closed()
          }
        />
      ) : (
        <CardBody className="grid gap-6">
          {statistics && <Statistics statistics={statistics} assigned={evaluations.length} />}
          <ReviewerList application={application} />
          {submitted.length > 0 && criteria.length > 0 && (
            <CriterionScores criteria={criteria} evaluations={submitted} />
          )}
        </CardBody>
      )}
    </Card>
  );
}

function Statistics({ statistics, assigned }: { statistics: ScoreStatistics; assigned: number }) {
  const { count, mean, lowest, highest, isDisputed } = statistics;
  const range = m.evaluations_results_range_value({ low: formatNumber(lowest, 1), high: formatNumber(highest, 1) });
  const facts = [
    {
      term: m.evaluations_results_submitted(),
      value: m.evaluations_queue_evaluations_of({ submitted: count, assigned }),
    },
    ...(count > 1 ? [{ term: m.evaluations_results_range(), value: range }] : []),
  ];
  return (
    <div className="grid gap-4">
      <div className="flex items-center gap-5">
        <Ring value={mean} label={m.evaluations_results_mean()} size={76} stroke={7}>
          <span className="display text-[1.375rem]">{formatNumber(mean, 1)}</span>
        </Ring>
        <dl className="grid flex-1 gap-2">
          {facts.map(({ term, value }) => (
            <div key={term} className="flex flex-wrap justify-between gap-x-4">
              <dt className="text-muted-foreground">{term}</dt>
              <dd className="tnum font-semibold">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      {isDisputed && (
        <Alert tone="warning" title={m.evaluations_results_disagreement_title()}>
          {m.evaluations_results_disagreement_text({ points: formatNumber(highest - lowest, 1) })}
        </Alert>
      )}
    </div>
  );
}
