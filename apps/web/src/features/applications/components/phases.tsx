import type { ApplicationPhase } from "@kerkis/contract/applications/applications.taxonomy.ts";
import { m } from "#messages";
import { StatusBadge } from "#shared/ui/status-badge.tsx";
import type { StatusTone } from "#shared/ui/tone.ts";

/** Everything a founder reads about where an application stands: its word, its colour, what comes next. */
const PHASES: Record<ApplicationPhase, { name: () => string; tone: StatusTone; next: () => string }> = {
  draft: { name: m.applications_phase_draft, tone: "neutral", next: m.applications_next_draft },
  pending: { name: m.applications_phase_pending, tone: "warning", next: m.applications_next_pending },
  under_review: { name: m.applications_phase_under_review, tone: "info", next: m.applications_next_under_review },
  changes_requested: {
    name: m.applications_phase_changes_requested,
    tone: "warning",
    next: m.applications_next_changes_requested,
  },
  approved: { name: m.applications_phase_approved, tone: "success", next: m.applications_next_approved },
  rejected: { name: m.applications_phase_rejected, tone: "danger", next: m.applications_next_rejected },
  withdrawn: { name: m.applications_phase_withdrawn, tone: "neutral", next: m.applications_next_withdrawn },
};

export const phaseName = (phase: ApplicationPhase): string => PHASES[phase].name();
export const whatHappensNext = (phase: ApplicationPhase): string => PHASES[phase].next();

export function PhaseBadge({ phase }: { phase: ApplicationPhase }) {
  return <StatusBadge tone={PHASES[phase].tone}>{phaseName(phase)}</StatusBadge>;
}
