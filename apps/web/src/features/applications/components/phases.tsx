import type { ApplicationAction, ApplicationPhase } from "@kerkis/contract/applications/applications.schema.ts";
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

/** What happened, as the founder reads it, and its colour in the timeline. */
export const ACTIONS: Record<ApplicationAction, { name: () => string; tone: StatusTone }> = {
  create: { name: m.applications_action_create, tone: "neutral" },
  submit: { name: m.applications_action_submit, tone: "info" },
  open_review: { name: m.applications_action_open_review, tone: "info" },
  request_changes: { name: m.applications_action_request_changes, tone: "warning" },
  resubmit: { name: m.applications_action_resubmit, tone: "info" },
  approve: { name: m.applications_action_approve, tone: "success" },
  reject: { name: m.applications_action_reject, tone: "danger" },
  withdraw: { name: m.applications_action_withdraw, tone: "neutral" },
  appeal: { name: m.applications_action_appeal, tone: "warning" },
  reopen: { name: m.applications_action_reopen, tone: "warning" },
};
