import type { InviteReport } from "@kerkis/contract/organizations/members.schema.ts";
import { m } from "#messages";
import { formatNumber } from "#shared/i18n/format.ts";
import { ORGANIZATION_ROLE_NAMES } from "#shared/permissions/role-names.ts";
import { Alert } from "#shared/ui/alert.tsx";
import { Badge } from "#shared/ui/marks/badge.tsx";
import { LINE_TEXTS } from "../../model/member-names.ts";
import { LANGUAGE_NAMES } from "./role-and-language.tsx";

/** What would become of each line of a list, or what did: what is wrong comes first, with its number and reason, then who would own the organization. */
export function ListPreview({ report, isSent }: { report: InviteReport; isSent: boolean }) {
  const isGood = (outcome: string) => outcome === "ready" || outcome === "sent";
  const isOwner = ({ role, outcome }: InviteReport["lines"][number]) => role === "owner" && isGood(outcome);
  const place = (line: InviteReport["lines"][number]) => (isGood(line.outcome) ? (isOwner(line) ? 1 : 2) : 0);
  const lines = report.lines.toSorted((a, b) => place(a) - place(b));
  const owners = lines.filter(isOwner).length;
  return (
    <div className="grid gap-4">
      <Alert tone={report.good > 0 ? (isSent ? "success" : "info") : "warning"} live>
        {isSent
          ? m.organizations_invite_report_sent({ count: report.good })
          : m.organizations_invite_report_ready({ count: report.good })}{" "}
        {report.bad > 0 && m.organizations_invite_report_bad({ count: report.bad })}{" "}
        {report.left_out > 0 && m.organizations_invite_report_left_out({ count: formatNumber(report.left_out) })}
      </Alert>
      {owners > 0 && !isSent && (
        <Alert tone="warning" live>
          {m.organizations_invite_report_owners({ count: owners })}
        </Alert>
      )}
      <ol
        aria-label={m.organizations_invite_lines()}
        className="grid max-h-80 overflow-y-auto rounded-md shadow-[inset_0_0_0_1px_var(--border)]"
      >
        {lines.map((line) => (
          <li
            key={`${line.line} ${line.email} ${line.outcome}`}
            className="grid grid-cols-[3.25rem_minmax(0,1fr)] items-center gap-x-3 gap-y-1 border-border px-4 py-2.5 text-[0.9375rem] not-first:border-t sm:grid-cols-[3.25rem_minmax(0,1fr)_auto]"
          >
            <span className="tnum text-sm text-muted-foreground">
              {m.organizations_invite_line({ line: line.line })}
            </span>
            <span className="min-w-0">
              <span className="block font-medium [overflow-wrap:anywhere]">{line.email || "–"}</span>
              {isGood(line.outcome) && line.role && line.language && (
                <span className="text-sm text-muted-foreground">
                  {line.role === "owner" ? (
                    <Badge tone="danger" className="mr-1">
                      {ORGANIZATION_ROLE_NAMES.owner()}
                    </Badge>
                  ) : (
                    `${ORGANIZATION_ROLE_NAMES[line.role]()} · `
                  )}
                  {LANGUAGE_NAMES[line.language]}
                </span>
              )}
            </span>
            <Badge
              tone={isGood(line.outcome) ? "success" : "warning"}
              className="max-sm:col-start-2 max-sm:justify-self-start"
            >
              {LINE_TEXTS[line.outcome]()}
            </Badge>
          </li>
        ))}
      </ol>
    </div>
  );
}
