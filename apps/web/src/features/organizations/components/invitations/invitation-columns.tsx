import { invitationColumns as listed } from "@kerkis/contract/organizations/members/members.columns.ts";
import { localized } from "#shared/i18n/localized.ts";
import type { InvitationRow } from "@kerkis/contract/organizations/members.schema.ts";
import { EllipsisVertical } from "lucide-react";
import { m } from "#messages";
import { formatDate } from "#shared/i18n/format.ts";
import { RelativeTime } from "#shared/i18n/RelativeTime.tsx";
import type { Column } from "#shared/lists/columns.ts";
import { RowTitle } from "#shared/lists/row-title.tsx";
import { OrganizationRoleBadge } from "#shared/permissions/organization-role-badge.tsx";
import { ORGANIZATION_ROLE_NAMES } from "#shared/permissions/role-names.ts";
import { Button } from "#shared/ui/button.tsx";
import { DropdownMenu, MenuItem } from "#shared/ui/overlays/dropdown-menu.tsx";
import { StatusBadge } from "#shared/ui/marks/status-badge.tsx";
import { INVITATION_TONES } from "#shared/ui/marks/status-tones.ts";
import { STATE_NAMES } from "../../model/member-names.ts";

interface InvitationCommands {
  onResend: (row: InvitationRow) => void;
  onRevoke: (row: InvitationRow) => void;
}

/** When it ends, or when it was answered. */
const momentOf = (row: InvitationRow): string =>
  row.state === "pending"
    ? m.organizations_invitations_until({ date: formatDate(row.expires_at, "medium") })
    : formatDate(row.decided_at ?? row.expires_at, "medium");

/** Columns of the invitations' list. */
export const invitationColumns = ({ onResend, onRevoke }: InvitationCommands): readonly Column<InvitationRow>[] => [
  {
    label: localized(listed.email.label),
    phone: "main",
    cell: ({ email, role }) => (
      <RowTitle sub={<span className="md:hidden">{ORGANIZATION_ROLE_NAMES[role]()}</span>}>{email}</RowTitle>
    ),
  },
  {
    label: localized(listed.role.label),
    cell: ({ role }) => <OrganizationRoleBadge role={role} />,
  },
  {
    label: localized(listed.state.label),
    phone: "top",
    cell: (row) => (
      <span className="inline-flex items-center gap-x-2.5">
        <StatusBadge tone={INVITATION_TONES[row.state]}>{STATE_NAMES[row.state]()}</StatusBadge>
        <span className="text-sm text-muted-foreground max-md:hidden">{momentOf(row)}</span>
      </span>
    ),
  },
  {
    label: localized(listed.by.label),
    from: "lg",
    wraps: true,
    cell: ({ invited_by_name }) => invited_by_name ?? "–",
  },
  {
    label: localized(listed.sent.label),
    phone: "bottom",
    cell: ({ last_sent_at }) => <RelativeTime value={last_sent_at} />,
  },
  {
    label: m.organizations_members_actions(),
    hidesLabel: true,
    phone: "actions",
    cell: (row) =>
      row.can.revoke && (
        <DropdownMenu
          trigger={
            <Button variant="ghost" size="icon-sm" aria-label={m.organizations_members_actions_of({ name: row.email })}>
              <EllipsisVertical />
            </Button>
          }
        >
          <MenuItem onSelect={() => onResend(row)}>{m.organizations_invitations_resend()}</MenuItem>
          <MenuItem tone="danger" onSelect={() => onRevoke(row)}>
            {m.organizations_invitations_revoke()}
          </MenuItem>
        </DropdownMenu>
      ),
  },
];
