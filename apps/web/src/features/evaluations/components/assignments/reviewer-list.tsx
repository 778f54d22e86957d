import { stands } from "@kerkis/contract/evaluations/evaluations.taxonomy.ts";
import type { Application } from "@kerkis/contract/applications/applications.schema.ts";
import type { EvaluationSummary } from "@kerkis/contract/evaluations/evaluations.schema.ts";
import { UserMinus } from "lucide-react";
import { useState } from "react";
import { m } from "#messages";
import { formatDate, formatNumber } from "#shared/i18n/format.ts";
import { useNow } from "#shared/i18n/now.ts";
import { Avatar } from "#shared/ui/marks/avatar.tsx";
import { Button } from "#shared/ui/button.tsx";
import { cn } from "#shared/ui/class-names.ts";
import { Ring } from "#shared/ui/marks/ring.tsx";
import { EvaluationStatusBadge, RecommendationBadge } from "../evaluation-status.tsx";
import { declineText } from "../answers/decline-words.ts";
import { UnassignDialog } from "./unassign-dialog.tsx";

/** Evaluators of an application with their progress, and what each hands to the applicant. */
export function ReviewerList({ application }: { application: Application }) {
  const [leaving, setLeaving] = useState<EvaluationSummary | null>(null);
  return (
    <>
      <ul className="grid gap-4">
        {application.evaluations.map((evaluation) => (
          <Reviewer
            key={evaluation.id}
            evaluation={evaluation}
            onUnassign={application.can.assign ? () => setLeaving(evaluation) : undefined}
          />
        ))}
      </ul>
      {leaving && (
        <UnassignDialog applicationId={application.id} evaluation={leaving} onClose={() => setLeaving(null)} />
      )}
    </>
  );
}

/** Scores that were handed in, and recusals, stay for good. */
const canLeave = ({ status }: EvaluationSummary): boolean => status === "assigned" || status === "in_progress";

function Reviewer({ evaluation, onUnassign }: { evaluation: EvaluationSummary; onUnassign: (() => void) | undefined }) {
  const { evaluator_name: name, status, weighted_total, recommendation, feedback, recusal_reason } = evaluation;
  return (
    <li className="grid gap-2">
      <div className="flex items-center gap-3">
        <Avatar name={name} tone="evaluator" size={36} />
        <div className="min-w-0 flex-1">
          <p className="font-semibold">{name}</p>
          <ReviewMoment evaluation={evaluation} />
        </div>
        {weighted_total !== null && (
          <Ring value={weighted_total} label={m.evaluations_results_total_of({ name })} size={44} stroke={4}>
            {formatNumber(weighted_total, 1)}
          </Ring>
        )}
        {onUnassign && canLeave(evaluation) && (
          <Button
            variant="ghost"
            size="icon-sm"
            aria-label={m.evaluations_action_unassign_of({ name })}
            title={m.evaluations_action_unassign()}
            onClick={onUnassign}
          >
            <UserMinus />
          </Button>
        )}
      </div>
      <div className="flex flex-wrap gap-2 pl-12">
        <EvaluationStatusBadge status={status} isAccepted={evaluation.is_accepted} />
        {recommendation && status === "submitted" && <RecommendationBadge recommendation={recommendation} />}
      </div>
      {feedback && <ReviewText label={m.evaluations_results_feedback()}>{feedback}</ReviewText>}
      {evaluation.declined && (
        <ReviewText label={m.evaluations_results_declined()}>{declineText(evaluation.declined)}</ReviewText>
      )}
      {recusal_reason && <ReviewText label={m.evaluations_results_recused()}>{recusal_reason}</ReviewText>}
    </li>
  );
}

function ReviewText({ label, children }: { label: string; children: string }) {
  return (
    <div className="ml-12 rounded-md bg-muted px-3.5 py-2.5 text-[0.9375rem]">
      <p className="text-sm text-muted-foreground">{label}</p>
      <p className="whitespace-pre-wrap">{children}</p>
    </div>
  );
}

/** When it was handed in, or when it has to be. */
function ReviewMoment({ evaluation: { submitted_at, due_at, status } }: { evaluation: EvaluationSummary }) {
  const now = useNow();
  if (submitted_at) {
    return (
      <p className="text-sm text-muted-foreground">
        {m.evaluations_results_submitted_on({ date: formatDate(submitted_at, "medium") })}
      </p>
    );
  }
  if (!due_at || !stands(status)) return null;
  const isOverdue = now !== null && Date.parse(due_at) < now;
  const date = formatDate(due_at, "medium");
  return (
    <p className={cn("text-sm", isOverdue ? "font-medium text-danger" : "text-muted-foreground")}>
      {isOverdue ? m.evaluations_results_overdue({ date }) : m.evaluations_results_due({ date })}
    </p>
  );
}
