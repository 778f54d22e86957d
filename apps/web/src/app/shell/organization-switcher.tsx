import type { Membership } from "@kerkis/contract/identity/identity.schema.ts";
import { Link } from "@tanstack/react-router";
import { ChevronsUpDown, Plus } from "lucide-react";
import { m } from "#messages";
import { useSession } from "#shared/permissions/session.ts";
import { buttonStyles } from "#shared/ui/button.tsx";
import { cn } from "#shared/ui/class-names.ts";
import { DropdownMenu, MenuChoice, MenuChoices, MenuItem, MenuSeparator } from "#shared/ui/dropdown-menu.tsx";
import { useSwitchOrganization } from "./switch-organization.ts";
import { useHasRoute } from "./use-routes.ts";

const CREATE_PATH: string = "/organization-settings";
const boxClass = "mx-3 mb-2 flex items-center gap-3 rounded-md bg-surface px-2.5 py-2 text-left shadow-sm";

/** Specification 2.13: none, one or several organizations each look different. */
export function OrganizationSwitcher() {
  const { profile, memberships, current_organization: current } = useSession();
  const canCreate = useHasRoute()(CREATE_PATH);
  if (!profile) return null;
  if (memberships.length === 0) return <NoOrganization canCreate={canCreate} />;
  const [only] = memberships;
  if (memberships.length === 1 && only) {
    return (
      <div className={boxClass}>
        <OrganizationName membership={only} />
      </div>
    );
  }
  return <SeveralOrganizations memberships={memberships} current={current} canCreate={canCreate} />;
}

function NoOrganization({ canCreate }: { canCreate: boolean }) {
  if (!canCreate) return <p className="mx-3 mb-2 px-2.5 text-sm text-muted-foreground">{m.shell_switcher_none()}</p>;
  return (
    <Link to={CREATE_PATH} className={buttonStyles({ variant: "outline", size: "sm", className: "mx-3 mb-2" })}>
      <Plus />
      {m.shell_switcher_create()}
    </Link>
  );
}

interface SeveralOrganizationsProps {
  memberships: readonly Membership[];
  current: Membership | null;
  canCreate: boolean;
}

function SeveralOrganizations({ memberships, current, canCreate }: SeveralOrganizationsProps) {
  const switching = useSwitchOrganization();
  const wanted = memberships.find(({ organization_id }) => organization_id === switching.variables);
  const shown = switching.isPending ? (wanted ?? current) : current;
  return (
    <DropdownMenu
      align="start"
      className="w-[14.5rem]"
      trigger={
        <button
          type="button"
          aria-busy={switching.isPending}
          className={cn(boxClass, "transition-colors hover:bg-muted")}
        >
          <span className="sr-only">{m.shell_switcher_label()}: </span>
          {shown ? (
            <OrganizationName membership={shown} />
          ) : (
            <span className="flex-1 text-muted-foreground">{m.shell_switcher_select()}</span>
          )}
          <ChevronsUpDown size={15} aria-hidden className="shrink-0 text-muted-foreground" />
        </button>
      }
    >
      <MenuChoices
        value={shown?.organization_id ?? ""}
        onValueChange={(id) => {
          if (id !== current?.organization_id) switching.mutate(id);
        }}
      >
        {memberships.map(({ organization_id, name }) => (
          <MenuChoice key={organization_id} value={organization_id}>
            <OrganizationTile name={name} className="size-6 text-xs" />
            <span className="min-w-0 truncate">{name}</span>
          </MenuChoice>
        ))}
      </MenuChoices>
      {canCreate && (
        <>
          <MenuSeparator />
          <MenuItem asChild>
            <Link to={CREATE_PATH}>
              <Plus />
              {m.shell_switcher_create_new()}
            </Link>
          </MenuItem>
        </>
      )}
    </DropdownMenu>
  );
}

function OrganizationName({ membership }: { membership: Membership }) {
  return (
    <>
      <OrganizationTile name={membership.name} logo={membership.logo_url} className="size-8 text-sm" />
      <span className="min-w-0 flex-1 leading-tight">
        <span className="block truncate text-[0.9375rem] font-semibold">{membership.name}</span>
        <span className="text-[0.8125rem] text-muted-foreground">
          {m.shell_switcher_members({ count: membership.member_count })}
        </span>
      </span>
    </>
  );
}

function OrganizationTile({ name, logo, className }: { name: string; logo?: string | null; className: string }) {
  const tileClass = cn("shrink-0 rounded-sm", className);
  if (logo) return <img src={logo} alt="" className={cn(tileClass, "object-cover")} />;
  return (
    <span aria-hidden className={cn(tileClass, "grid place-items-center bg-investor font-bold text-surface")}>
      {Array.from(name)[0]}
    </span>
  );
}
