import type { MemberRow } from "@kerkis/contract/organizations/members.schema.ts";
import { m } from "#messages";
import { MenuItem, MenuPopup } from "#shared/ui/overlays/dropdown-menu.tsx";
import type { PopupPlace } from "#shared/ui/overlays/use-popup.ts";

export interface MemberCommands {
  onChangeRole: (row: MemberRow) => void;
  onRemove: (row: MemberRow) => void;
  onAppoint: (row: MemberRow) => void;
}

interface MemberMenuProps extends MemberCommands, PopupPlace {
  row: MemberRow;
}

/** What can be done with one member. */
export function MemberMenu({ row, onChangeRole, onRemove, onAppoint, ...popup }: MemberMenuProps) {
  return (
    <MenuPopup {...popup}>
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
    </MenuPopup>
  );
}
