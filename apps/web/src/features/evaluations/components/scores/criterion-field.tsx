import type { Criterion } from "@kerkis/contract/evaluations/evaluations.schema.ts";
import { m } from "#messages";
import { formatPercent } from "#shared/i18n/format.ts";
import { Badge } from "#shared/ui/marks/badge.tsx";
import { Field } from "#shared/ui/forms/field.tsx";
import { ScoreScale } from "#shared/ui/marks/score-scale.tsx";
import { Textarea } from "#shared/ui/forms/textarea.tsx";
import type { SheetValue } from "../../evaluations.mutations.ts";
import { localized } from "#shared/i18n/localized.ts";

interface CriterionFieldProps {
  criterion: Criterion;
  number: number;
  /** Its part of the total, 0 to 1; null when it does not count. */
  share: number | null;
  given: SheetValue["scores"][string] | undefined;
  /** What is missing is said at the field, once submitting was tried. */
  isChecked: boolean;
  disabled: boolean;
  /** Whether other evaluators read the comment without its writer's name. */
  isReadUnnamed: boolean;
  onScore: (score: number | null) => void;
  onComment: (comment: string) => void;
}

const COMMENT_MAX = 2000;
/** Element that a list of what is missing leads to. */
export const criterionElementId = (key: string): string => `criterion-${key}`;

/** One criterion: what is asked, the scale with its words, a comment. */
export function CriterionField(props: CriterionFieldProps) {
  const { criterion, number, share, given, isChecked, disabled, isReadUnnamed, onScore, onComment } = props;
  const label = localized(criterion.label);
  const comment = given?.comment ?? "";
  const anchors = Object.fromEntries(criterion.anchors.map((anchor) => [anchor.score, localized(anchor.label)]));
  const isCommentMissing = criterion.comment_required && comment.trim() === "";
  const hints = [
    criterion.comment_required && m.evaluations_sheet_comment_required(),
    isReadUnnamed && m.evaluations_sheet_comment_unnamed(),
  ].filter(Boolean);
  const hasScore = typeof given?.score === "number";
  return (
    <li
      id={criterionElementId(criterion.key)}
      data-criterion={criterion.key}
      className="scroll-mt-20 border-t border-border py-6 first:border-t-0"
    >
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1.5">
        <h3 className="min-w-0 flex-1 basis-60 text-lg leading-snug font-semibold">
          <span
            className="tnum mr-2 text-muted-foreground"
            aria-label={m.evaluations_sheet_criterion_number({ number })}
          >
            {number}.
          </span>
          {label}
        </h3>
        <Badge tone={share === null ? "accent" : "neutral"}>
          {share === null
            ? m.evaluations_sheet_independent()
            : m.evaluations_sheet_weight({ share: formatPercent(share) })}
        </Badge>
      </div>
      {localized(criterion.help) && (
        <p className="mt-1 text-pretty text-muted-foreground">{localized(criterion.help)}</p>
      )}
      <Field
        group
        hideLabel
        required
        label={label}
        error={isChecked && !hasScore ? m.evaluations_sheet_missing_score() : null}
        className="mt-4"
      >
        <ScoreScale
          max={criterion.scale_max}
          value={given?.score ?? null}
          onValueChange={onScore}
          anchors={anchors}
          disabled={disabled}
        />
      </Field>
      <Field
        label={m.evaluations_sheet_comment()}
        required={criterion.comment_required}
        optional={!criterion.comment_required}
        hint={disabled ? null : hints.join(" ")}
        error={isChecked && isCommentMissing ? m.evaluations_sheet_missing_comment() : null}
        className="mt-3"
      >
        <Textarea
          rows={2}
          maxRows={10}
          maxLength={COMMENT_MAX}
          value={comment}
          readOnly={disabled}
          aria-label={m.evaluations_sheet_comment_for({ criterion: label })}
          data-required={criterion.comment_required || undefined}
          onChange={(event) => onComment(event.target.value)}
        />
      </Field>
    </li>
  );
}
