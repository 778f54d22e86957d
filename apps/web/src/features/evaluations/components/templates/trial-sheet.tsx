import type { Criterion, ScoreSheet } from "@kerkis/contract/evaluations/evaluations.schema.ts";
import { weightedTotal } from "@kerkis/contract/evaluations/evaluations.policy.ts";
import { useRef, useState } from "react";
import { m } from "#messages";
import { formatNumber } from "#shared/i18n/format.ts";
import { useScoreKeys } from "../../hooks/use-score-keys.ts";
import { nameOf } from "../../model/template-editing.ts";
import { CriterionField } from "../scores/criterion-field.tsx";
import { weightShare } from "@kerkis/contract/evaluations/evaluations.policy.ts";

/** The sheet as an evaluator gets it, to be tried out: nothing of it is kept. */
export function TrialSheet({ criteria }: { criteria: readonly Criterion[] }) {
  const [scores, setScores] = useState<ScoreSheet>({});
  const container = useRef<HTMLElement>(null);
  useScoreKeys(container);
  const total = weightedTotal(criteria, scores);
  const put = (key: string, change: Partial<ScoreSheet[string]>) =>
    setScores((known) => ({ ...known, [key]: { score: null, comment: "", ...known[key], ...change } }));
  return (
    <section
      ref={container}
      aria-labelledby="trial-scoring"
      className="rounded-lg bg-surface p-5 shadow-sm sm:p-7 [overflow-wrap:anywhere]"
    >
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <div>
          <h2 id="trial-scoring" className="display text-2xl leading-tight">
            {m.evaluations_templates_trial()}
          </h2>
          <p className="mt-1 text-muted-foreground">{m.evaluations_templates_trial_text()}</p>
        </div>
        <p role="status" className="sm:text-end">
          <span className="block text-sm text-muted-foreground">{m.evaluations_templates_trial_total()}</span>
          <span className="tnum text-2xl font-semibold">
            {total === null ? m.evaluations_templates_trial_open() : formatNumber(total)}
          </span>
        </p>
      </div>
      <ol className="mt-3">
        {criteria.map((criterion, at) => (
          <CriterionField
            key={`${criterion.key} ${criterion.scale_max}`}
            criterion={{ ...criterion, label: { el: nameOf(criterion.label), en: nameOf(criterion.label) } }}
            number={at + 1}
            share={weightShare(criterion, criteria)}
            given={scores[criterion.key]}
            isChecked={false}
            isReadUnnamed={false}
            disabled={false}
            onScore={(score) => put(criterion.key, { score })}
            onComment={(comment) => put(criterion.key, { comment })}
          />
        ))}
      </ol>
    </section>
  );
}
