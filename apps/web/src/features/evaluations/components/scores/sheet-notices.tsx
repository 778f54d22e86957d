import type { Evaluation } from "@kerkis/contract/evaluations/evaluation.schema.ts";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { m } from "#messages";
import { AutosaveConflict } from "#shared/autosave/autosave-indicator.tsx";
import { formatDateTime } from "#shared/i18n/format.ts";
import { buttonStyles } from "#shared/ui/button.tsx";
import { Alert } from "#shared/ui/alert.tsx";
import { linkStyles } from "#shared/ui/text-link.ts";
import { evaluationsQueries } from "../../evaluations.queries.ts";
import type { ScoreSheetState } from "../../hooks/use-score-sheet.ts";
import { groupAssignments } from "../assignments/assignment-groups.ts";
import { criterionElementId } from "./criterion-field.tsx";
import { RECOMMENDATION_ELEMENT_ID } from "./score-sheet.tsx";
import { localized } from "#shared/i18n/localized.ts";

interface SheetNoticesProps {
  evaluation: Evaluation;
  sheet: ScoreSheetState;
  now: number;
}

/** What the evaluator must know before writing on: closed, handed in, or changed in another tab. */
export function SheetNotices({ evaluation, sheet, now }: SheetNoticesProps) {
  const isSubmitted = evaluation.status === "submitted";
  return (
    <>
      {!evaluation.can.edit ? (
        <Alert title={m.evaluations_sheet_closed_title()}>
          {isSubmitted ? m.evaluations_sheet_closed_submitted() : m.evaluations_sheet_closed_unsubmitted()}
        </Alert>
      ) : (
        isSubmitted &&
        evaluation.submitted_at && (
          <Alert
            tone="success"
            title={m.evaluations_sheet_submitted_title({ date: formatDateTime(evaluation.submitted_at) })}
          >
            {m.evaluations_sheet_submitted_text()}
            <NextEvaluation after={evaluation.id} now={now} />
          </Alert>
        )
      )}
      {sheet.autosave.status === "conflict" && (
        <AutosaveConflict onResolve={(choice) => void sheet.autosave.resolve(choice)} />
      )}
    </>
  );
}

/** After handing one in: the one to do now, or the way back to them all. */
function NextEvaluation({ after, now }: { after: string; now: number }) {
  const mine = useQuery(evaluationsQueries.mine());
  if (!mine.data) return null;
  const { next } = groupAssignments(
    mine.data.items.filter(({ id }) => id !== after),
    now,
  );
  return (
    <p className="mt-3">
      {next ? (
        <Link
          to="/evaluation/$evaluationId"
          params={{ evaluationId: next.id }}
          className={buttonStyles({ size: "sm" })}
        >
          {m.evaluations_sheet_next({ startup: next.subject_name || m.evaluations_queue_untitled() })}
        </Link>
      ) : (
        <Link to="/evaluator-dashboard" className={linkStyles()}>
          {m.evaluations_sheet_next_none()}
        </Link>
      )}
    </p>
  );
}

interface MissingItem {
  elementId: string;
  text: string;
  /** What takes the focus there. */
  control: string;
}

/** Everything that is missing before the evaluation can be handed in, in the order of the sheet. */
export function missingItems({ missing, value }: Pick<ScoreSheetState, "missing" | "value">): MissingItem[] {
  const items = missing.map((criterion): MissingItem => {
    const hasScore = typeof value.scores[criterion.key]?.score === "number";
    const name = { criterion: localized(criterion.label) };
    return {
      elementId: criterionElementId(criterion.key),
      text: hasScore ? m.evaluations_sheet_missing_item_comment(name) : m.evaluations_sheet_missing_item_score(name),
      control: hasScore ? "textarea" : '[role="radio"][tabindex="0"]',
    };
  });
  if (value.recommendation === null) {
    const text = m.evaluations_sheet_recommendation_missing();
    items.push({ elementId: RECOMMENDATION_ELEMENT_ID, text, control: '[role="radio"]' });
  }
  return items;
}

/** The list of what is missing, each leading to its field; comes into view, with the focus, when it appears. */
export function MissingList({ items }: { items: readonly MissingItem[] }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.scrollIntoView({ block: "center" });
    box.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={box} tabIndex={-1} className="rounded-md">
      <Alert tone="danger" live title={m.evaluations_sheet_missing_title()}>
        <ul className="mt-1 grid gap-1">
          {items.map(({ elementId, text, control }) => (
            <li key={elementId}>
              <a
                href={`#${elementId}`}
                className={linkStyles({ className: "max-md:inline-flex max-md:min-h-11 max-md:items-center" })}
                onClick={(event) => {
                  event.preventDefault();
                  const field = document.getElementById(elementId);
                  field?.scrollIntoView({ block: "start" });
                  field?.querySelector<HTMLElement>(control)?.focus({ preventScroll: true });
                }}
              >
                {text}
              </a>
            </li>
          ))}
        </ul>
      </Alert>
    </div>
  );
}
