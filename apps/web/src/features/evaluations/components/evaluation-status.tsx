import type { EvaluationStatus, Recommendation } from "@kerkis/contract/evaluations/evaluations.schema.ts";
import { m } from "#messages";
import { Badge } from "#shared/ui/badge.tsx";
import { StatusBadge } from "#shared/ui/status-badge.tsx";
import type { StatusTone } from "#shared/ui/tone.ts";

const STATUSES: Record<EvaluationStatus, { tone: StatusTone; label: () => string }> = {
  assigned: { tone: "neutral", label: m.evaluations_status_assigned },
  in_progress: { tone: "info", label: m.evaluations_status_in_progress },
  submitted: { tone: "success", label: m.evaluations_status_submitted },
  recused: { tone: "warning", label: m.evaluations_status_recused },
};

/** How far one evaluation is. */
export function EvaluationStatusBadge({ status }: { status: EvaluationStatus }) {
  const { tone, label } = STATUSES[status];
  return <StatusBadge tone={tone}>{label()}</StatusBadge>;
}

export const RECOMMENDATION_LABELS: Record<Recommendation, () => string> = {
  approve: m.evaluations_recommend_approve,
  approve_with_conditions: m.evaluations_recommend_approve_with_conditions,
  reject: m.evaluations_recommend_reject,
};

const RECOMMENDATION_TONES = { approve: "success", approve_with_conditions: "warning", reject: "danger" } as const;

/** What an evaluator would decide. */
export function RecommendationBadge({ recommendation }: { recommendation: Recommendation }) {
  return <Badge tone={RECOMMENDATION_TONES[recommendation]}>{RECOMMENDATION_LABELS[recommendation]()}</Badge>;
}
