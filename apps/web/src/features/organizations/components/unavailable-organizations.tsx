import { SESSION_CHANGED_EVENT } from "@kerkis/contract/core/realtime.ts";
import type { ClosedOrganization } from "@kerkis/contract/organizations/organizations.schema.ts";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { m } from "#messages";
import { formatList } from "#shared/i18n/format.ts";
import { useStaleWhen } from "#shared/realtime/use-when-live.ts";
import { Alert } from "#shared/ui/alert.tsx";
import { buttonStyles } from "#shared/ui/button.tsx";
import { organizationsQueries } from "../organizations.queries.ts";

const SESSION_CHANGES = { person: { [SESSION_CHANGED_EVENT]: true } } as const;

/** Says of each organization that one belongs to and that is switched off that it is, and whom to ask; nothing where there is none. */
export function UnavailableOrganizations({ className }: { className?: string }) {
  const query = organizationsQueries.closed();
  const { data = [] } = useQuery(query);
  useStaleWhen(SESSION_CHANGES, [query.queryKey]);
  const shown = data.filter(({ deleted_at: deletedAt }) => deletedAt === null);
  if (shown.length === 0) return null;
  return (
    <div className={className}>
      <ul className="grid gap-3">
        {shown.map((organization) => (
          <li key={organization.id} className="min-w-0 [overflow-wrap:anywhere]">
            <Unavailable organization={organization} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Unavailable({ organization: { id, name, owner_names: owners, can } }: { organization: ClosedOrganization }) {
  const toSettings = (
    <Link to="/organization-settings" search={{ id }} className={buttonStyles({ variant: "outline", size: "sm" })}>
      {m.organizations_unavailable_settings()}
    </Link>
  );
  return (
    <Alert
      tone="warning"
      title={m.organizations_unavailable_title({ name })}
      action={can.activate ? toSettings : undefined}
    >
      {whomToAsk(owners, can.activate)}
    </Alert>
  );
}

function whomToAsk(owners: readonly string[], isOwn: boolean): string {
  if (isOwn) return m.organizations_unavailable_own();
  if (owners.length === 0) return m.organizations_unavailable_platform();
  return m.organizations_unavailable_ask({ names: formatList(owners) });
}
