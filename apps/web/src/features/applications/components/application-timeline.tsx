import { APPLICATION_ACTION_LABELS } from "@kerkis/contract/applications/steps/actions.texts.ts";
import type { ApplicationAction, HistoryEntry } from "@kerkis/contract/applications/applications.schema.ts";
import { formatDateTime } from "#shared/i18n/format.ts";
import { localized } from "#shared/i18n/localized.ts";
import { APPLICATION_ACTION_TONES } from "#shared/ui/marks/status-tones.ts";
import { Timeline } from "#shared/ui/layout/timeline.tsx";

/** A step of an application in words, as its history has it. */
export const actionName = (action: ApplicationAction): string => localized(APPLICATION_ACTION_LABELS[action]);

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
