import type { Evaluation } from "@kerkis/contract/evaluations/evaluation.schema.ts";
import { RECOMMENDATIONS } from "@kerkis/contract/evaluations/evaluations.taxonomy.ts";
import { useRef } from "react";
import { m } from "#messages";
import { Field } from "#shared/ui/forms/field.tsx";
import { RadioCards } from "#shared/ui/forms/radio-cards.tsx";
import { Textarea } from "#shared/ui/forms/textarea.tsx";
import { useScoreKeys } from "../../hooks/use-score-keys.ts";
import type { ScoreSheetState } from "../../hooks/use-score-sheet.ts";
import { CriterionField } from "./criterion-field.tsx";
import { RECOMMENDATION_LABELS } from "../evaluation-status.tsx";
import { weightShare } from "@kerkis/contract/evaluations/evaluations.policy.ts";

interface ScoreSheetProps {
  evaluation: Evaluation;
  sheet: ScoreSheetState;
  /** Submitting was tried: what is missing is said at its field. */
  isChecked: boolean;
}

export const RECOMMENDATION_ELEMENT_ID = "recommendation";
const FEEDBACK_MAX = 4000;
const NOTES_MAX = 8000;

/** Criteria, recommendation, feedback and notes of one evaluation. */
export function ScoreSheet({ evaluation, sheet, isChecked }: ScoreSheetProps) {
  const container = useRef<HTMLDivElement>(null);
  useScoreKeys(container);
  const { criteria } = evaluation.template;
  const { value } = sheet;
  const isClosed = !evaluation.can.edit;
  return (
    <div ref={container}>
      <h2 className="text-lg font-semibold">{m.evaluations_sheet_criteria()}</h2>
      {!isClosed && <p className="mt-1 text-sm text-muted-foreground max-lg:hidden">{m.evaluations_sheet_keys()}</p>}
      <ol className="mt-1">
        {criteria.map((criterion, index) => (
          <CriterionField
            key={criterion.key}
            criterion={criterion}
            number={index + 1}
            share={weightShare(criterion, criteria)}
            given={value.scores[criterion.key]}
            isChecked={isChecked}
            disabled={isClosed}
            isReadUnnamed={evaluation.others_see && evaluation.hides_reviewers}
            onScore={(score) => sheet.setScore(criterion.key, score)}
            onComment={(comment) => sheet.setComment(criterion.key, comment)}
          />
        ))}
      </ol>
      <div className="grid gap-6 border-t border-border pt-6">
        <div id={RECOMMENDATION_ELEMENT_ID} className="scroll-mt-20">
          <Field
            group
            required
            label={m.evaluations_sheet_recommendation()}
            error={isChecked && value.recommendation === null ? m.evaluations_sheet_recommendation_missing() : null}
          >
            <RadioCards
              columns={3}
              options={RECOMMENDATIONS.map((option) => ({ value: option, label: RECOMMENDATION_LABELS[option]() }))}
              value={value.recommendation}
              disabled={isClosed}
              onValueChange={(choice) => {
                const recommendation = RECOMMENDATIONS.find((option) => option === choice);
                if (recommendation) sheet.setRecommendation(recommendation);
              }}
            />
          </Field>
        </div>
        <Field
          label={m.evaluations_sheet_feedback()}
          optional
          hint={m.evaluations_sheet_feedback_hint()}
          counter={{ used: value.feedback.length, max: FEEDBACK_MAX }}
        >
          <Textarea
            rows={4}
            maxLength={FEEDBACK_MAX}
            value={value.feedback}
            readOnly={isClosed}
            onChange={(event) => sheet.setText("feedback", event.target.value)}
          />
        </Field>
        <Field label={m.evaluations_sheet_notes()} optional hint={m.evaluations_sheet_notes_hint()}>
          <Textarea
            rows={3}
            maxLength={NOTES_MAX}
            value={value.private_notes}
            readOnly={isClosed}
            onChange={(event) => sheet.setText("private_notes", event.target.value)}
          />
        </Field>
      </div>
    </div>
  );
}
