import type { Membership } from "@kerkis/contract/identity/identity.schema.ts";
import { Link } from "@tanstack/react-router";
import { Plus, RotateCw } from "lucide-react";
import { useOrganization } from "#features/organizations/organizations.public.tsx";
import { m } from "#messages";
import { MenuChoice, MenuChoices, MenuItem, MenuSeparator } from "#shared/ui/overlays/dropdown-menu.tsx";
import type { PopupPlace } from "#shared/ui/overlays/use-popup.ts";
import { MenuPopup } from "#shared/ui/overlays/views/menu-popup.tsx";
import { OrganizationTile } from "./organization-switcher-tile.tsx";

interface OrganizationChoicesProps extends PopupPlace {
  shown: Membership | null;
  /** Where one more is made; null for who cannot. */
  createPath: string | null;
  onNavigate: (() => void) | undefined;
}

/** What opens under the switcher: the organizations, and the way to one more. */
export function OrganizationChoices({ shown, createPath, onNavigate, ...popup }: OrganizationChoicesProps) {
  const { organizations, current, switchingTo, switchOrganization, failure, reload } = useOrganization();
  return (
    <MenuPopup {...popup} align="start" className="w-[14.5rem]">
      <MenuChoices
        value={shown?.organization_id ?? ""}
        onValueChange={(id) => {
          if (id !== current?.organization_id && switchingTo === null) switchOrganization(id);
        }}
      >
        {organizations.map(({ organization_id, name, logo_url, brand }) => (
          <MenuChoice key={organization_id} value={organization_id}>
            <OrganizationTile name={name} logo={logo_url} brand={brand} className="size-6 text-xs" />
            <span className="min-w-0 truncate">{name}</span>
          </MenuChoice>
        ))}
      </MenuChoices>
      {failure && (
        <>
          <MenuSeparator />
          <p className="px-2.5 py-1.5 text-sm text-danger">{failure}</p>
          <MenuItem onSelect={reload}>
            <RotateCw />
            {m.organizations_switcher_failed_retry()}
          </MenuItem>
        </>
      )}
      {createPath && (
        <>
          <MenuSeparator />
          <MenuItem asChild>
            <Link to={createPath} search={{ new: "1" }} onClick={onNavigate}>
              <Plus />
              {m.shell_switcher_create_new()}
            </Link>
          </MenuItem>
        </>
      )}
    </MenuPopup>
  );
}
