import type { ApplicationAction, HistoryEntry } from "@kerkis/contract/applications/applications.schema.ts";
import { m } from "#messages";
import { formatDateTime } from "#shared/i18n/format.ts";
import { APPLICATION_ACTION_TONES } from "#shared/ui/marks/status-tones.ts";
import { Timeline } from "#shared/ui/layout/timeline.tsx";

const ACTIONS: Record<ApplicationAction, () => string> = {
  create: m.applications_action_create,
  submit: m.applications_action_submit,
  open_review: m.applications_action_open_review,
  request_changes: m.applications_action_request_changes,
  resubmit: m.applications_action_resubmit,
  approve: m.applications_action_approve,
  reject: m.applications_action_reject,
  withdraw: m.applications_action_withdraw,
  appeal: m.applications_action_appeal,
  reopen: m.applications_action_reopen,
};

/** A step of an application in words, as its history has it. */
export const actionName = (action: ApplicationAction): string => ACTIONS[action]();

/** Every step of an application with who, when and why; the latest first. */
export function ApplicationTimeline({ history }: { history: readonly HistoryEntry[] }) {
  const entries = history.toReversed().map(({ id, action, actor_name, created_at, reason }) => ({
    id,
    title: actionName(action),
    tone: APPLICATION_ACTION_TONES[action],
    meta: [formatDateTime(created_at), actor_name].filter(Boolean).join(" · "),
    body: reason && <p className="whitespace-pre-line [overflow-wrap:anywhere]">{reason}</p>,
  }));
  return <Timeline entries={entries} />;
}
