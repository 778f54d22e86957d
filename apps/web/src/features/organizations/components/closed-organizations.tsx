import type { ClosedOrganization } from "@kerkis/contract/organizations/organizations.schema.ts";
import { useQuery } from "@tanstack/react-query";
import { m } from "#messages";
import { formatDate } from "#shared/i18n/format.ts";
import { Badge } from "#shared/ui/marks/badge.tsx";
import { ORGANIZATION_TONES } from "#shared/ui/marks/status-tones.ts";
import { Button } from "#shared/ui/button.tsx";
import { Card, CardBody, CardHeader, CardTitle } from "#shared/ui/layout/card.tsx";
import { useBringBack } from "../hooks/use-bring-back.ts";
import { organizationsQueries } from "../organizations.queries.ts";

/** What one owns that is switched off or deleted, with the way back. Nothing of it, nothing shown. */
export function ClosedOrganizations({ except }: { except?: string }) {
  const { data = [] } = useQuery(organizationsQueries.closed());
  const shown = data.filter(({ id, can }) => id !== except && (can.activate || can.restore));
  if (shown.length === 0) return null;
  return (
    <Card className="max-w-3xl">
      <CardHeader>
        <div>
          <CardTitle>{m.organizations_closed()}</CardTitle>
          <p className="mt-1 text-[0.9375rem] text-muted-foreground">{m.organizations_closed_text()}</p>
        </div>
      </CardHeader>
      <CardBody>
        <ul className="grid gap-3">
          {shown.map((organization) => (
            <li key={organization.id} className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <ClosedRow organization={organization} />
            </li>
          ))}
        </ul>
      </CardBody>
    </Card>
  );
}

function ClosedRow({ organization }: { organization: ClosedOrganization }) {
  const { name, erased_on: erasedOn, can } = organization;
  const { restore, isRestoring, activate, isActivating } = useBringBack(organization);
  return (
    <>
      <div className="min-w-0 flex-1 basis-56">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {name}
          <Badge tone={ORGANIZATION_TONES[erasedOn ? "deleted" : "inactive"]}>
            {erasedOn ? m.organizations_state_deleted() : m.organizations_state_inactive()}
          </Badge>
        </p>
        {erasedOn && (
          <p className="text-sm text-muted-foreground">{m.organizations_erased_on({ date: formatDate(erasedOn) })}</p>
        )}
      </div>
      {can.restore && (
        <Button variant="outline" size="sm" pending={isRestoring} onClick={restore}>
          {m.organizations_restore()}
        </Button>
      )}
      {can.activate && (
        <Button variant="outline" size="sm" pending={isActivating} onClick={activate}>
          {m.organizations_activate()}
        </Button>
      )}
    </>
  );
}
