import type { OrganizationOverview } from "@kerkis/contract/admin/organization/organization-admin.schema.ts";
import { Link } from "@tanstack/react-router";
import { m } from "#messages";
import { RelativeTime } from "#shared/i18n/RelativeTime.tsx";
import { Card, CardHeader, CardTitle } from "#shared/ui/layout/card.tsx";
import { linkStyles } from "#shared/ui/text-link.ts";
import { actionText } from "../system/action-text.ts";

/** The newest entries of the organization's audit log. */
export function LatestAudit({ entries }: { entries: OrganizationOverview["audit"] }) {
  return (
    <Card className="pb-3">
      <CardHeader className="items-center pb-3">
        <CardTitle>{m.admin_audit_latest()}</CardTitle>
        <Link
          to="/admin/system"
          search={{ section: "audit" }}
          className={linkStyles({ kind: "standalone", className: "text-[0.9375rem]" })}
        >
          {m.admin_audit_all()}
        </Link>
      </CardHeader>
      {entries.length === 0 ? (
        <p className="px-5 pb-3 text-muted-foreground sm:px-6">{m.admin_audit_nothing()}</p>
      ) : (
        <ul>
          {entries.map((entry) => (
            <li key={entry.id} className="flex items-start gap-4 border-t border-border px-5 py-3 sm:px-6">
              <span className="min-w-0 flex-1">
                <span className="font-medium">{actionText(entry.action)}</span>
                {entry.entity_name && (
                  <span className="[overflow-wrap:anywhere] text-muted-foreground"> · {entry.entity_name}</span>
                )}
                <span className="block text-sm text-muted-foreground">
                  {entry.actor_name ?? m.admin_audit_nobody()}
                </span>
              </span>
              <span className="shrink-0 text-sm text-muted-foreground">
                <RelativeTime value={entry.occurred_at} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
