import { memberColumns as listed } from "@kerkis/contract/organizations/members/members.columns.ts";
import { localized } from "#shared/i18n/localized.ts";
import type { MemberRow } from "@kerkis/contract/organizations/members.schema.ts";
import { EllipsisVertical } from "lucide-react";
import { m } from "#messages";
import { formatDate } from "#shared/i18n/format.ts";
import { RelativeTime } from "#shared/i18n/RelativeTime.tsx";
import type { Column } from "#shared/lists/columns.ts";
import { RowTitle } from "#shared/lists/row-title.tsx";
import { OrganizationRoleBadge } from "#shared/permissions/organization-role-badge.tsx";
import { PROFILE_ROLE_NAMES, PROFILE_ROLE_TONES } from "#shared/permissions/role-names.ts";
import { Avatar } from "#shared/ui/marks/avatar.tsx";
import { Button } from "#shared/ui/button.tsx";
import { DropdownMenu, MenuItem } from "#shared/ui/overlays/dropdown-menu.tsx";

interface MemberCommands {
  onChangeRole: (row: MemberRow) => void;
  onRemove: (row: MemberRow) => void;
  onAppoint: (row: MemberRow) => void;
}

interface MemberRows extends MemberCommands {
  /** Addresses and activity are there to be shown. */
  showsContact: boolean;
  /** Something can be done with some row. */
  isChangeable: boolean;
}

export const canBeChanged = ({ can }: MemberRow): boolean => can.remove || can.roles.length > 0;

/** Columns of the members' list. */
export const memberColumns = (shown: MemberRows): readonly Column<MemberRow>[] => [
  {
    label: localized(listed.name.label),
    phone: "main",
    sort: { ascending: "name" },
    cell: (row) => <Member row={row} />,
  },
  {
    label: localized(listed.role.label),
    phone: "top",
    sort: { ascending: "role" },
    cell: ({ role }) => <OrganizationRoleBadge role={role} />,
  },
  {
    label: localized(listed.profile.label),
    cell: ({ profile_role, is_coordinator }) => (
      <>
        <span className="block">{PROFILE_ROLE_NAMES[profile_role]()}</span>
        {is_coordinator && (
          <span className="block text-sm text-muted-foreground">{m.organizations_members_coordinates()}</span>
        )}
      </>
    ),
  },
  {
    label: localized(listed.joined.label),
    sort: { descending: "newest", ascending: "oldest" },
    ...(shown.showsContact ? {} : { phone: "bottom" as const }),
    cell: ({ joined_at }) => formatDate(joined_at, "medium"),
  },
  ...(shown.showsContact ? contactColumns() : []),
  ...(shown.isChangeable ? [menuColumn(shown)] : []),
];

const contactColumns = (): readonly Column<MemberRow>[] => [
  {
    label: localized(listed.active.label),
    phone: "bottom",
    sort: { descending: "active" },
    cell: ({ last_active_at }) =>
      last_active_at ? (
        <RelativeTime value={last_active_at} />
      ) : (
        <span className="text-muted-foreground">{m.organizations_members_never()}</span>
      ),
  },
];

const menuColumn = (commands: MemberCommands): Column<MemberRow> => ({
  label: m.organizations_members_actions(),
  hidesLabel: true,
  phone: "actions",
  cell: (row) => canBeChanged(row) && <RowMenu row={row} {...commands} />,
});

function Member({ row }: { row: MemberRow }) {
  return (
    <RowTitle
      lead={<Avatar name={row.name} src={row.avatar_url} tone={PROFILE_ROLE_TONES[row.profile_role]} size={36} />}
      sub={row.email ?? <span className="md:hidden">{PROFILE_ROLE_NAMES[row.profile_role]()}</span>}
    >
      {row.name}
      {row.is_me && <span className="font-normal text-muted-foreground"> {m.organizations_members_me()}</span>}
    </RowTitle>
  );
}

function RowMenu({ row, onChangeRole, onRemove, onAppoint }: { row: MemberRow } & MemberCommands) {
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
