import type { MemberRow } from "@kerkis/contract/organizations/members.schema.ts";
import type { MemberSort } from "@kerkis/contract/organizations/members.taxonomy.ts";
import { EllipsisVertical } from "lucide-react";
import { m } from "#messages";
import { formatDate } from "#shared/i18n/format.ts";
import { RelativeTime } from "#shared/i18n/RelativeTime.tsx";
import { Avatar } from "#shared/ui/avatar.tsx";
import { Button } from "#shared/ui/button.tsx";
import { Checkbox } from "#shared/ui/checkbox.tsx";
import { ColumnHeader, DataTable, TableBody, TableCell, TableHead, TableRow } from "#shared/ui/data-table.tsx";
import { DropdownMenu, MenuItem } from "#shared/ui/dropdown-menu.tsx";
import { OrganizationRoleBadge } from "#shared/permissions/organization-role-badge.tsx";
import { PROFILE_ROLE_NAMES, PROFILE_ROLE_TONES } from "#shared/permissions/role-names.ts";
import type { useSelection } from "../../hooks/use-selection.ts";

interface MemberTableProps {
  rows: readonly MemberRow[];
  sort: MemberSort;
  onSort: (sort: MemberSort) => void;
  /** Null when nothing can be done with any row. */
  selection: ReturnType<typeof useSelection<MemberRow>> | null;
  /** Addresses and activity are there to be shown. */
  showsContact: boolean;
  onChangeRole: (row: MemberRow) => void;
  onRemove: (row: MemberRow) => void;
  onAppoint: (row: MemberRow) => void;
}

const isChangeable = ({ can }: MemberRow): boolean => can.remove || can.roles.length > 0;

/** The members as a table, and as cards on phones. */
export function MemberTable(props: MemberTableProps) {
  const { rows, sort, onSort, selection, showsContact, ...actions } = props;
  const by = (key: MemberSort) => (sort === key ? ("ascending" as const) : null);
  const joined = sort === "newest" ? "descending" : sort === "oldest" ? "ascending" : null;
  return (
    <DataTable caption={m.organizations_members_title()}>
      <TableHead>
        {selection && (
          <ColumnHeader className="w-10">
            <Checkbox
              checked={selection.state}
              onCheckedChange={selection.toggleAll}
              aria-label={m.organizations_bulk_all()}
            />
          </ColumnHeader>
        )}
        <ColumnHeader sort={by("name")} onSort={() => onSort("name")}>
          {m.organizations_members_name()}
        </ColumnHeader>
        <ColumnHeader sort={by("role")} onSort={() => onSort("role")}>
          {m.organizations_members_role()}
        </ColumnHeader>
        <ColumnHeader>{m.organizations_members_profile()}</ColumnHeader>
        <ColumnHeader sort={joined} onSort={() => onSort(sort === "newest" ? "oldest" : "newest")}>
          {m.organizations_members_joined()}
        </ColumnHeader>
        {showsContact && (
          <ColumnHeader sort={sort === "active" ? "descending" : null} onSort={() => onSort("active")}>
            {m.organizations_members_last_active()}
          </ColumnHeader>
        )}
        {selection && (
          <ColumnHeader className="w-12">
            <span className="sr-only">{m.organizations_members_actions()}</span>
          </ColumnHeader>
        )}
      </TableHead>
      <TableBody>
        {rows.map((row) => (
          <TableRow key={row.user_id} aria-selected={selection?.has(row.user_id) ?? false}>
            {selection && (
              <TableCell className="max-md:absolute max-md:top-4 max-md:right-5">
                {isChangeable(row) && (
                  <Checkbox
                    checked={selection.has(row.user_id)}
                    onCheckedChange={(isOn) => selection.toggle(row.user_id, isOn)}
                    aria-label={m.organizations_bulk_choose({ name: row.name })}
                  />
                )}
              </TableCell>
            )}
            <TableCell stretch className="max-md:justify-start max-md:pr-22 max-md:pb-2">
              <Person row={row} />
            </TableCell>
            <TableCell label={m.organizations_members_role()}>
              <OrganizationRoleBadge role={row.role} />
            </TableCell>
            <TableCell label={m.organizations_members_profile()} className="md:whitespace-nowrap">
              <span className="max-md:text-right">
                <span className="block">{PROFILE_ROLE_NAMES[row.profile_role]()}</span>
                {row.is_coordinator && (
                  <span className="block text-sm text-muted-foreground">{m.organizations_members_coordinates()}</span>
                )}
              </span>
            </TableCell>
            <TableCell label={m.organizations_members_joined()} className="md:whitespace-nowrap">
              {formatDate(row.joined_at, "medium")}
            </TableCell>
            {showsContact && (
              <TableCell label={m.organizations_members_last_active()} className="md:whitespace-nowrap">
                {row.last_active_at ? (
                  <RelativeTime value={row.last_active_at} />
                ) : (
                  <span className="text-muted-foreground">{m.organizations_members_never()}</span>
                )}
              </TableCell>
            )}
            {selection && (
              <TableCell className="max-md:absolute max-md:top-1 max-md:right-11 max-md:p-0">
                {isChangeable(row) && <RowMenu row={row} {...actions} />}
              </TableCell>
            )}
          </TableRow>
        ))}
      </TableBody>
    </DataTable>
  );
}

function Person({ row }: { row: MemberRow }) {
  return (
    <span className="flex min-w-0 items-center gap-3">
      <Avatar name={row.name} src={row.avatar_url} tone={PROFILE_ROLE_TONES[row.profile_role]} size={36} />
      <span className="min-w-0">
        <span className="block font-semibold">
          {row.name}
          {row.is_me && <span className="font-normal text-muted-foreground"> {m.organizations_members_me()}</span>}
        </span>
        {row.email && <span className="block text-sm [overflow-wrap:anywhere] text-muted-foreground">{row.email}</span>}
      </span>
    </span>
  );
}

function RowMenu({
  row,
  onChangeRole,
  onRemove,
  onAppoint,
}: { row: MemberRow } & Pick<MemberTableProps, "onChangeRole" | "onRemove" | "onAppoint">) {
  return (
    <DropdownMenu
      trigger={
        <Button variant="ghost" size="icon-sm" aria-label={m.organizations_members_actions_of({ name: row.name })}>
          <EllipsisVertical />
        </Button>
      }
    >
      {row.can.roles.length > 0 && (
        <MenuItem onSelect={() => onChangeRole(row)}>{m.organizations_members_change_role()}</MenuItem>
      )}
      {row.can.appoint && (
        <MenuItem onSelect={() => onAppoint(row)}>
          {row.is_coordinator
            ? m.organizations_members_coordinator_end()
            : m.organizations_members_coordinator_appoint()}
        </MenuItem>
      )}
      {row.can.remove && (
        <MenuItem tone="danger" onSelect={() => onRemove(row)}>
          {m.organizations_members_remove()}
        </MenuItem>
      )}
    </DropdownMenu>
  );
}
