import type { Membership } from "@kerkis/contract/identity/identity.schema.ts";
import { LogOut } from "lucide-react";
import { useState } from "react";
import { m } from "#messages";
import { Confirm } from "#shared/commands/confirm.tsx";
import { Badge } from "#shared/ui/marks/badge.tsx";
import { Button } from "#shared/ui/button.tsx";
import { Card, CardBody, CardHeader, CardTitle } from "#shared/ui/layout/card.tsx";
import { useOrganization } from "../hooks/use-organization.ts";
import { ORGANIZATION_ROLE_NAMES } from "#shared/permissions/role-names.ts";
import { UnavailableOrganizations } from "./unavailable-organizations.tsx";
import { useLeaveOrganization } from "../organizations.mutations.ts";

/** The organizations one belongs to, each with its role and the way out; everyone stays in the default one. */
export function MyOrganizations() {
  const { organizations } = useOrganization();
  const [leaving, setLeaving] = useState<Membership | null>(null);
  if (organizations.length === 0) return <UnavailableOrganizations />;
  return (
    <>
      <UnavailableOrganizations className="mb-5" />
      <Card>
        <CardHeader>
          <CardTitle>{m.organizations_mine()}</CardTitle>
        </CardHeader>
        <CardBody>
          <ul className="grid gap-1">
            {organizations.map((membership) => (
              <li
                key={membership.organization_id}
                className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 py-1"
              >
                <span className="min-w-0 flex-1 truncate font-medium">{membership.name}</span>
                <Badge>{ORGANIZATION_ROLE_NAMES[membership.role]()}</Badge>
                {membership.slug !== DEFAULT_SLUG && (
                  <Button
                    variant="ghost"
                    size="icon-sm"
                    aria-label={m.organizations_leave_named({ name: membership.name })}
                    title={m.organizations_leave()}
                    onClick={() => setLeaving(membership)}
                  >
                    <LogOut />
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </CardBody>
        <LeaveDialog organization={leaving} onClose={() => setLeaving(null)} />
      </Card>
    </>
  );
}

/** Specification 9: everyone's place to land. */
const DEFAULT_SLUG = "kerkis";

interface LeaveDialogProps {
  /** What to leave; null keeps the dialog closed. */
  organization: Pick<Membership, "organization_id" | "name"> | null;
  onClose: () => void;
}

/** Asks before one leaves. */
export function LeaveDialog({ organization, onClose }: LeaveDialogProps) {
  const leave = useLeaveOrganization();
  if (!organization) return null;
  const { organization_id: id, name } = organization;
  return (
    <Confirm
      tone="danger"
      title={m.organizations_leave_title({ name })}
      description={m.organizations_leave_text()}
      confirmLabel={m.organizations_leave()}
      command={leave}
      input={() => id}
      done={m.organizations_left({ name })}
      failed={m.organizations_leave_failed()}
      onClose={onClose}
    />
  );
}
