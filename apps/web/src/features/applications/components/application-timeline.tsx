import type { ApplicationAction, HistoryEntry } from "@kerkis/contract/applications/applications.schema.ts";
import { m } from "#messages";
import { formatDateTime } from "#shared/i18n/format.ts";
import { Timeline } from "#shared/ui/timeline.tsx";
import type { StatusTone } from "#shared/ui/tone.ts";

const ACTIONS: Record<ApplicationAction, { name: () => string; tone: StatusTone }> = {
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

/** Every step of an application with who, when and why; the latest first. */
export function ApplicationTimeline({ history }: { history: readonly HistoryEntry[] }) {
  const entries = history.toReversed().map(({ id, action, actor_name, created_at, reason }) => ({
    id,
    title: ACTIONS[action].name(),
    tone: ACTIONS[action].tone,
    meta: [formatDateTime(created_at), actor_name].filter(Boolean).join(" · "),
    body: reason && <p className="whitespace-pre-line [overflow-wrap:anywhere]">{reason}</p>,
  }));
  return <Timeline entries={entries} />;
}
