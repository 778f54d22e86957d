import type { ApplicationAction, HistoryEntry } from "@kerkis/contract/applications/applications.schema.ts";
import { m } from "#messages";
import { formatDateTime } from "#shared/i18n/format.ts";
import { Card, CardBody, CardHeader, CardTitle } from "#shared/ui/card.tsx";
import { Timeline } from "#shared/ui/timeline.tsx";
import { PHASE_TONES } from "./phase-badge.tsx";

const ACTIONS: Record<ApplicationAction, () => string> = {
  create: m.evaluations_history_create,
  submit: m.evaluations_history_submit,
  open_review: m.evaluations_history_open_review,
  request_changes: m.evaluations_history_request_changes,
  resubmit: m.evaluations_history_resubmit,
  approve: m.evaluations_history_approve,
  reject: m.evaluations_history_reject,
  withdraw: m.evaluations_history_withdraw,
  appeal: m.evaluations_history_appeal,
  reopen: m.evaluations_history_reopen,
};

/** Every step of an application with who, when and why; the latest first. */
export function ApplicationHistory({ history }: { history: readonly HistoryEntry[] }) {
  const entries = [...history]
    .sort((one, other) => other.created_at.localeCompare(one.created_at))
    .map(({ id, action, actor_name, created_at, reason, to_phase }) => ({
      id,
      title: ACTIONS[action](),
      meta: [actor_name, formatDateTime(created_at)].filter(Boolean).join(" · "),
      body: reason && <p className="whitespace-pre-wrap">{reason}</p>,
      tone: PHASE_TONES[to_phase],
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
