import type { Criterion, EvaluationSummary } from "@kerkis/contract/evaluations/evaluations.schema.ts";
import { m } from "#messages";
import { formatPercent } from "#shared/i18n/format.ts";
import { Badge } from "#shared/ui/marks/badge.tsx";
import { SeatBar } from "#shared/ui/theatre/seat-bar.tsx";
import { weightShare } from "@kerkis/contract/evaluations/evaluations.policy.ts";
import { isCriterionDisputed } from "./score-statistics.ts";
import { localized } from "#shared/i18n/localized.ts";

type GivenScores = Pick<EvaluationSummary, "id" | "evaluator_name" | "status" | "scores">;

interface CriterionScoresProps {
  criteria: readonly Criterion[];
  /** Those handed in. */
  evaluations: readonly GivenScores[];
}

/** Every criterion with each evaluator's score and comment beside the others'. */
export function CriterionScores({ criteria, evaluations }: CriterionScoresProps) {
  return (
    <section>
      <h3 className="font-semibold">{m.evaluations_results_by_criterion()}</h3>
      <ol className="mt-3 grid gap-5">
        {criteria.map((criterion) => {
          const share = weightShare(criterion, criteria);
          return (
            <li key={criterion.key} className="border-t border-border pt-4">
              <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
                <h4 className="font-medium">{localized(criterion.label)}</h4>
                <span className="flex flex-wrap items-center gap-2">
                  {isCriterionDisputed(criterion, evaluations) && (
                    <Badge tone="warning">{m.evaluations_results_criterion_disagreement()}</Badge>
                  )}
                  <span className="text-sm text-muted-foreground">
                    {share === null
                      ? m.evaluations_results_independent()
                      : m.evaluations_results_weight({ share: formatPercent(share) })}
                  </span>
                </span>
              </div>
              <ul className="mt-2.5 grid gap-3">
                {evaluations.map((evaluation) => (
                  <ScoreLine key={evaluation.id} criterion={criterion} evaluation={evaluation} />
                ))}
              </ul>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

function ScoreLine({ criterion, evaluation }: { criterion: Criterion; evaluation: GivenScores }) {
  const given = evaluation.scores[criterion.key];
  const score = given?.score ?? null;
  const meaning = criterion.anchors.find((anchor) => anchor.score === score);
  return (
    <li>
      <div className="flex items-baseline justify-between gap-3">
        <span className="text-[0.9375rem]">{evaluation.evaluator_name}</span>
        <span className="tnum text-[0.9375rem] font-semibold whitespace-nowrap">
          {score === null ? "–" : m.evaluations_results_score_of({ score, max: criterion.scale_max })}
        </span>
      </div>
      <SeatBar
        value={score ?? 0}
        max={criterion.scale_max}
        seats={criterion.scale_max}
        color="var(--evaluator)"
        className="mt-1 h-2"
      />
      {meaning && <p className="mt-1 text-sm text-muted-foreground">{localized(meaning.label)}</p>}
      {given?.comment && <p className="mt-1.5 text-[0.9375rem] whitespace-pre-wrap">{given.comment}</p>}
    </li>
  );
}
