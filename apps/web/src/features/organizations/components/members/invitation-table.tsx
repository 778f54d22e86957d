import type { InvitationRow } from "@kerkis/contract/organizations/members.schema.ts";
import { EllipsisVertical } from "lucide-react";
import { m } from "#messages";
import { formatDate } from "#shared/i18n/format.ts";
import { RelativeTime } from "#shared/i18n/RelativeTime.tsx";
import { OrganizationRoleBadge } from "#shared/permissions/organization-role-badge.tsx";
import { Button } from "#shared/ui/button.tsx";
import { Checkbox } from "#shared/ui/checkbox.tsx";
import { ColumnHeader, DataTable, TableBody, TableCell, TableHead, TableRow } from "#shared/ui/data-table.tsx";
import { DropdownMenu, MenuItem } from "#shared/ui/dropdown-menu.tsx";
import { StatusBadge } from "#shared/ui/status-badge.tsx";
import { INVITATION_TONES } from "#shared/ui/status-tones.ts";
import { STATE_NAMES } from "../../hooks/member-names.ts";
import type { useSelection } from "../../hooks/use-selection.ts";

interface InvitationTableProps {
  rows: readonly InvitationRow[];
  selection: ReturnType<typeof useSelection<InvitationRow>>;
  onResend: (row: InvitationRow) => void;
  onRevoke: (row: InvitationRow) => void;
}

/** When it ends, or when it was answered. */
const momentOf = (row: InvitationRow): string =>
  row.state === "pending"
    ? m.organizations_invitations_until({ date: formatDate(row.expires_at, "medium") })
    : formatDate(row.decided_at ?? row.expires_at, "medium");

export function InvitationTable({ rows, selection, onResend, onRevoke }: InvitationTableProps) {
  return (
    <DataTable caption={m.organizations_invitations_tab()}>
      <TableHead>
        <ColumnHeader className="w-10">
          <Checkbox
            checked={selection.state}
            onCheckedChange={selection.toggleAll}
            aria-label={m.organizations_bulk_all()}
          />
        </ColumnHeader>
        <ColumnHeader>{m.organizations_invitations_email()}</ColumnHeader>
        <ColumnHeader>{m.organizations_members_role()}</ColumnHeader>
        <ColumnHeader>{m.organizations_invitations_state()}</ColumnHeader>
        <ColumnHeader>{m.organizations_invitations_by()}</ColumnHeader>
        <ColumnHeader>{m.organizations_invitations_sent()}</ColumnHeader>
        <ColumnHeader className="w-12">
          <span className="sr-only">{m.organizations_members_actions()}</span>
        </ColumnHeader>
      </TableHead>
      <TableBody>
        {rows.map((row) => (
          <TableRow key={row.id} aria-selected={selection.has(row.id)}>
            <TableCell className="max-md:absolute max-md:top-4 max-md:right-5">
              {row.can.revoke && (
                <Checkbox
                  checked={selection.has(row.id)}
                  onCheckedChange={(isOn) => selection.toggle(row.id, isOn)}
                  aria-label={m.organizations_bulk_choose({ name: row.email })}
                />
              )}
            </TableCell>
            <TableCell
              stretch
              className="font-medium [overflow-wrap:anywhere] max-md:justify-start max-md:pr-22 max-md:pb-1.5"
            >
              {row.email}
            </TableCell>
            <TableCell label={m.organizations_members_role()}>
              <OrganizationRoleBadge role={row.role} />
            </TableCell>
            <TableCell label={m.organizations_invitations_state()}>
              <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1 max-md:justify-end">
                <StatusBadge tone={INVITATION_TONES[row.state]}>{STATE_NAMES[row.state]()}</StatusBadge>
                <span className="text-sm whitespace-nowrap text-muted-foreground">{momentOf(row)}</span>
              </span>
            </TableCell>
            <TableCell label={m.organizations_invitations_by()}>{row.invited_by_name ?? "–"}</TableCell>
            <TableCell label={m.organizations_invitations_sent()} className="md:whitespace-nowrap">
              <RelativeTime value={row.last_sent_at} />
            </TableCell>
            <TableCell className="max-md:absolute max-md:top-1 max-md:right-11 max-md:p-0">
              {row.can.revoke && (
                <DropdownMenu
                  trigger={
                    <Button
                      variant="ghost"
                      size="icon-sm"
                      aria-label={m.organizations_members_actions_of({ name: row.email })}
                    >
                      <EllipsisVertical />
                    </Button>
                  }
                >
                  <MenuItem onSelect={() => onResend(row)}>{m.organizations_invitations_resend()}</MenuItem>
                  <MenuItem tone="danger" onSelect={() => onRevoke(row)}>
                    {m.organizations_invitations_revoke()}
                  </MenuItem>
                </DropdownMenu>
              )}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </DataTable>
  );
}
