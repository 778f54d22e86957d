import type { ApplicationPhase } from "@kerkis/contract/applications/applications.schema.ts";
import { m } from "#messages";
import { StatusBadge } from "#shared/ui/status-badge.tsx";
import type { StatusTone } from "#shared/ui/tone.ts";

export const PHASE_LABELS: Record<ApplicationPhase, () => string> = {
  draft: m.evaluations_phase_draft,
  pending: m.evaluations_phase_pending,
  under_review: m.evaluations_phase_under_review,
  changes_requested: m.evaluations_phase_changes_requested,
  approved: m.evaluations_phase_approved,
  rejected: m.evaluations_phase_rejected,
  withdrawn: m.evaluations_phase_withdrawn,
};

export const PHASE_TONES: Record<ApplicationPhase, StatusTone> = {
  draft: "neutral",
  pending: "warning",
  under_review: "info",
  changes_requested: "warning",
  approved: "success",
  rejected: "danger",
  withdrawn: "neutral",
};

/** Where an application stands, in a word and its colour. */
export function PhaseBadge({ phase }: { phase: ApplicationPhase }) {
  return <StatusBadge tone={PHASE_TONES[phase]}>{PHASE_LABELS[phase]()}</StatusBadge>;
}
