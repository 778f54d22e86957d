import type { ApplicationCard } from "@kerkis/contract/applications/applications.schema.ts";
import { type ApplicationPhase, PHASE_LABELS } from "@kerkis/contract/applications/applications.taxonomy.ts";
import { m } from "#messages";
import { localized } from "#shared/i18n/localized.ts";
import { StatusBadge } from "#shared/ui/marks/status-badge.tsx";
import { APPLICATION_TONES } from "#shared/ui/marks/status-tones.ts";
import { doorText } from "../model/door-words.ts";
import { SUBJECT_WORDS } from "../model/subjects.ts";

/** What a founder reads besides where an application stands. */
const NEXT: Record<ApplicationPhase, () => string> = {
  draft: m.applications_next_draft,
  pending: m.applications_next_pending,
  under_review: m.applications_next_under_review,
  changes_requested: m.applications_next_changes_requested,
  approved: m.applications_next_approved,
  rejected: m.applications_next_rejected,
  withdrawn: m.applications_next_withdrawn,
};

export const phaseName = (phase: ApplicationPhase): string => localized(PHASE_LABELS[phase]);
/** What comes next for an application about this. */
export const whatHappensNext = (
  phase: ApplicationPhase,
  { subject, programme, door }: Pick<ApplicationCard, "subject" | "programme" | "door">,
): string => {
  if (door && door.phase !== "open") return doorText(door);
  if (phase !== "approved") return NEXT[phase]();
  return programme.kind === "registry" ? SUBJECT_WORDS[subject].approved() : m.applications_next_selected();
};

export function PhaseBadge({ phase }: { phase: ApplicationPhase }) {
  return <StatusBadge tone={APPLICATION_TONES[phase]}>{phaseName(phase)}</StatusBadge>;
}
