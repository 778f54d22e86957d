import type { OrganizationRow } from "@kerkis/contract/organizations/organizations.schema.ts";
import { Link } from "@tanstack/react-router";
import { m } from "#messages";
import { MenuItem, MenuPopup, MenuSeparator } from "#shared/ui/overlays/dropdown-menu.tsx";
import type { PopupPlace } from "#shared/ui/overlays/use-popup.ts";

interface OrganizationMenuProps extends PopupPlace {
  organization: OrganizationRow;
  onSwitch: () => void;
  onRestore: () => void;
  onDelete: () => void;
}

/** What can be done with one organization of the installation. */
export function OrganizationMenu(props: OrganizationMenuProps) {
  const { organization, onSwitch, onRestore, onDelete, ...popup } = props;
  const { id, state } = organization;
  return (
    <MenuPopup {...popup}>
      <MenuItem asChild>
        <Link to="/system-admin" search={{ section: "people", organization: id }}>
          {m.admin_orgs_show_people()}
        </Link>
      </MenuItem>
      <MenuItem asChild>
        <Link to="/system-admin" search={{ section: "audit", organization: id }}>
          {m.admin_orgs_show_audit()}
        </Link>
      </MenuItem>
      <MenuSeparator />
      {state === "deleted" ? (
        <MenuItem onSelect={onRestore}>{m.admin_orgs_restore()}</MenuItem>
      ) : (
        <MenuItem onSelect={onSwitch}>
          {state === "active" ? m.admin_orgs_deactivate() : m.admin_orgs_activate()}
        </MenuItem>
      )}
      {state !== "deleted" && !organization.is_default && (
        <MenuItem tone="danger" onSelect={onDelete}>
          {m.admin_orgs_delete()}
        </MenuItem>
      )}
    </MenuPopup>
  );
}
