import type { ApplicationPhase, ApplicationSubject } from "@kerkis/contract/applications/applications.taxonomy.ts";
import { m } from "#messages";
import { StatusBadge } from "#shared/ui/marks/status-badge.tsx";
import { APPLICATION_TONES } from "#shared/ui/marks/status-tones.ts";
import { SUBJECT_WORDS } from "../model/subjects.ts";

/** Everything a founder reads about where an application stands: its word, and what comes next. */
const PHASES: Record<ApplicationPhase, { name: () => string; next: () => string }> = {
  draft: { name: m.applications_phase_draft, next: m.applications_next_draft },
  pending: { name: m.applications_phase_pending, next: m.applications_next_pending },
  under_review: { name: m.applications_phase_under_review, next: m.applications_next_under_review },
  changes_requested: {
    name: m.applications_phase_changes_requested,
    next: m.applications_next_changes_requested,
  },
  approved: { name: m.applications_phase_approved, next: m.applications_next_approved },
  rejected: { name: m.applications_phase_rejected, next: m.applications_next_rejected },
  withdrawn: { name: m.applications_phase_withdrawn, next: m.applications_next_withdrawn },
};

export const phaseName = (phase: ApplicationPhase): string => PHASES[phase].name();
/** What comes next for an application about this. */
export const whatHappensNext = (phase: ApplicationPhase, subject: ApplicationSubject): string =>
  phase === "approved" ? SUBJECT_WORDS[subject].approved() : PHASES[phase].next();

export function PhaseBadge({ phase }: { phase: ApplicationPhase }) {
  return <StatusBadge tone={APPLICATION_TONES[phase]}>{phaseName(phase)}</StatusBadge>;
}
