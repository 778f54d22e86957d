import type { Application } from "@kerkis/contract/applications/applications.schema.ts";
import { m } from "#messages";
import { formatDateTime } from "#shared/i18n/format.ts";
import { Alert } from "#shared/ui/alert.tsx";

/** The reason why changes were asked for, on top of the form. */
export function ChangesRequested({ application }: { application: Application }) {
  const request = application.history.findLast((entry) => entry.action === "request_changes");
  if (application.phase !== "changes_requested" || !request) return null;
  return (
    <Alert tone="warning" title={m.applications_changes_title()}>
      <p className="whitespace-pre-line [overflow-wrap:anywhere]">{request.reason}</p>
      <p className="mt-2 text-sm text-muted-foreground">{formatDateTime(request.created_at)}</p>
    </Alert>
  );
}
