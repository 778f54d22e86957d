import type { ApplicationAction, HistoryEntry } from "@kerkis/contract/applications/applications.schema.ts";
import { m } from "#messages";
import { formatDateTime } from "#shared/i18n/format.ts";
import { Card, CardBody, CardHeader, CardTitle } from "#shared/ui/card.tsx";
import { Timeline } from "#shared/ui/timeline.tsx";
import type { StatusTone } from "#shared/ui/tone.ts";

const STEPS: Record<ApplicationAction, { label: () => string; tone: StatusTone }> = {
  create: { label: m.evaluations_history_create, tone: "neutral" },
  submit: { label: m.evaluations_history_submit, tone: "info" },
  open_review: { label: m.evaluations_history_open_review, tone: "info" },
  request_changes: { label: m.evaluations_history_request_changes, tone: "warning" },
  resubmit: { label: m.evaluations_history_resubmit, tone: "info" },
  approve: { label: m.evaluations_history_approve, tone: "success" },
  reject: { label: m.evaluations_history_reject, tone: "danger" },
  withdraw: { label: m.evaluations_history_withdraw, tone: "neutral" },
  appeal: { label: m.evaluations_history_appeal, tone: "warning" },
  reopen: { label: m.evaluations_history_reopen, tone: "warning" },
};

/** Every step of an application with who, when and why; the latest first. */
export function ApplicationHistory({ history }: { history: readonly HistoryEntry[] }) {
  const entries = [...history]
    .sort((one, other) => other.created_at.localeCompare(one.created_at))
    .map(({ id, action, actor_name, created_at, reason }) => ({
      id,
      title: STEPS[action].label(),
      meta: [actor_name, formatDateTime(created_at)].filter(Boolean).join(" · "),
      body: reason && <p className="whitespace-pre-wrap">{reason}</p>,
      tone: STEPS[action].tone,
    }));
  return (
    <Card>
      <CardHeader>
        <CardTitle>{m.evaluations_history_title()}</CardTitle>
      </CardHeader>
      <CardBody>
        <Timeline entries={entries} />
      </CardBody>
    </Card>
  );
}
