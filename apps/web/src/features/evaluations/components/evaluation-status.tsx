import type { EvaluationStatus, Recommendation } from "@kerkis/contract/evaluations/evaluations.taxonomy.ts";
import { m } from "#messages";
import { Badge } from "#shared/ui/marks/badge.tsx";
import { StatusBadge } from "#shared/ui/marks/status-badge.tsx";
import { EVALUATION_TONES, RECOMMENDATION_TONES } from "#shared/ui/marks/status-tones.ts";

const STATUSES: Record<EvaluationStatus, () => string> = {
  assigned: m.evaluations_status_assigned,
  in_progress: m.evaluations_status_in_progress,
  submitted: m.evaluations_status_submitted,
  recused: m.evaluations_status_recused,
  declined: m.evaluations_status_declined,
};

/** How far one evaluation is, and whether one that was not begun was accepted. */
export function EvaluationStatusBadge({ status, isAccepted }: { status: EvaluationStatus; isAccepted: boolean }) {
  const said = status === "assigned" && !isAccepted ? m.evaluations_status_unanswered : STATUSES[status];
  return <StatusBadge tone={EVALUATION_TONES[status]}>{said()}</StatusBadge>;
}

export const RECOMMENDATION_LABELS: Record<Recommendation, () => string> = {
  approve: m.evaluations_recommend_approve,
  approve_with_conditions: m.evaluations_recommend_approve_with_conditions,
  reject: m.evaluations_recommend_reject,
};

/** What an evaluator would decide. */
export function RecommendationBadge({ recommendation }: { recommendation: Recommendation }) {
  return <Badge tone={RECOMMENDATION_TONES[recommendation]}>{RECOMMENDATION_LABELS[recommendation]()}</Badge>;
}
