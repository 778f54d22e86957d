import type { Application } from "@kerkis/contract/applications/applications.schema.ts";
import { m } from "#messages";
import { formatDate } from "#shared/i18n/format.ts";
import { Alert } from "#shared/ui/alert.tsx";

/** An appeal that waits for its decision: what it says, and the decision that it is against. */
export function AppealNotice({ application: { history, phase } }: { application: Application }) {
  const at = history.findLastIndex(({ action }) => action === "appeal");
  const appeal = history[at];
  if (!appeal || (phase !== "pending" && phase !== "under_review")) return null;
  const against = history.slice(0, at).findLast(({ action }) => action === "reject");
  return (
    <Alert tone="warning" title={m.evaluations_appeal_title({ date: formatDate(appeal.created_at) })} className="mt-6">
      <p className="max-w-prose whitespace-pre-line [overflow-wrap:anywhere]">{appeal.reason}</p>
      {against?.reason && (
        <p className="mt-2 max-w-prose text-sm whitespace-pre-line text-muted-foreground [overflow-wrap:anywhere]">
          {m.evaluations_appeal_against({ date: formatDate(against.created_at), reason: against.reason })}
        </p>
      )}
    </Alert>
  );
}
