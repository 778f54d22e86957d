import type { Membership } from "@kerkis/contract/identity/identity.schema.ts";
import { Link } from "@tanstack/react-router";
import { ChevronsUpDown, CloudOff, Plus, RotateCw } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { OrganizationBoundary, useOrganization } from "#features/organizations/organizations.public.tsx";
import { m } from "#messages";
import { useSession } from "#shared/permissions/session.ts";
import { Button, buttonStyles } from "#shared/ui/button.tsx";
import { cn } from "#shared/ui/class-names.ts";
import { LatePopup } from "#shared/ui/overlays/late-popup.tsx";
import { Skeleton } from "#shared/ui/states/skeleton.tsx";
import { OrganizationTile } from "./organization-switcher-tile.tsx";
import { useHasRoute } from "#shared/routing/use-pages.ts";

const CREATE_PATH: string = "/organization-settings";
const boxClass = "mx-3 mb-2 flex items-center gap-3 rounded-md bg-surface px-2.5 py-2 text-left shadow-sm";
/** In the sidebar of 3rem only a tile fits. */
const tileClass = "mx-auto mb-2 grid size-9 place-items-center rounded-md bg-surface shadow-sm";

interface OrganizationSwitcherProps {
  /** Icon mode of the sidebar (specification 2.6). */
  isCollapsed?: boolean;
  /** Closes the sheet on phones. */
  onNavigate?: (() => void) | undefined;
}

/** Specification 2.13: none, one or several organizations each look different. Signed out, there is nothing to switch. */
export function OrganizationSwitcher(props: OrganizationSwitcherProps) {
  const { profile } = useSession();
  if (!profile) return null;
  return (
    <OrganizationBoundary compact>
      <Switcher isCollapsed={props.isCollapsed ?? false} onNavigate={props.onNavigate} />
    </OrganizationBoundary>
  );
}

interface SwitcherProps {
  isCollapsed: boolean;
  onNavigate: (() => void) | undefined;
}

function Switcher({ isCollapsed, onNavigate }: SwitcherProps) {
  const { organizations, isLoading } = useOrganization();
  const [only] = organizations;
  if (isLoading) return <Loading isCollapsed={isCollapsed} />;
  if (!only) return <NoOrganization isCollapsed={isCollapsed} onNavigate={onNavigate} />;
  if (organizations.length === 1) return <OneOrganization membership={only} isCollapsed={isCollapsed} />;
  return <SeveralOrganizations isCollapsed={isCollapsed} onNavigate={onNavigate} />;
}

function Loading({ isCollapsed }: { isCollapsed: boolean }) {
  if (isCollapsed) return <Skeleton className="mx-auto mb-2 size-9 rounded-md" />;
  return (
    <p role="status" className={cn(boxClass, "text-muted-foreground")}>
      {m.common_loading()}
    </p>
  );
}

/** Whether this person can make an organization now, on this installation. */
function useCanCreate(): boolean {
  const { features, is_super_admin: isSuperAdmin } = useSession();
  const hasRoute = useHasRoute();
  return hasRoute(CREATE_PATH) && (features.create_organization || isSuperAdmin);
}

function NoOrganization({ isCollapsed, onNavigate }: SwitcherProps) {
  const { failure, reload } = useOrganization();
  const canCreate = useCanCreate();
  if (isCollapsed) {
    return canCreate ? (
      <Link
        to={CREATE_PATH}
        onClick={onNavigate}
        aria-label={m.shell_switcher_create()}
        title={m.shell_switcher_create()}
        className={cn(tileClass, "hover:bg-muted")}
      >
        <Plus size={17} aria-hidden />
      </Link>
    ) : null;
  }
  return (
    <div className="mx-3 mb-2 grid gap-2">
      <p role={failure ? "alert" : undefined} className="px-2.5 text-sm text-pretty text-muted-foreground">
        {failure ?? m.organizations_none()}
      </p>
      {failure && (
        <Button variant="outline" size="sm" onClick={reload}>
          <RotateCw />
          {m.organizations_switcher_failed_retry()}
        </Button>
      )}
      {canCreate && (
        <Link to={CREATE_PATH} onClick={onNavigate} className={buttonStyles({ variant: "outline", size: "sm" })}>
          <Plus />
          {m.shell_switcher_create()}
        </Link>
      )}
    </div>
  );
}

function OneOrganization({ membership, isCollapsed }: { membership: Membership; isCollapsed: boolean }) {
  const { isOffline } = useOrganization();
  if (isCollapsed) {
    return (
      <span className={tileClass} title={membership.name}>
        <OrganizationTile
          name={membership.name}
          logo={membership.logo_url}
          brand={membership.brand}
          className="size-7 text-sm"
        />
        <span className="sr-only">{membership.name}</span>
      </span>
    );
  }
  return (
    <div className={boxClass}>
      <OrganizationName membership={membership} isOffline={isOffline} isAlone />
    </div>
  );
}

const loadChoices = async () => (await import("./organization-choices.tsx")).OrganizationChoices;

function SeveralOrganizations({ isCollapsed, onNavigate }: SwitcherProps) {
  const { organizations, current, switchingTo, isOffline } = useOrganization();
  const canCreate = useCanCreate();
  const shown = organizations.find(({ organization_id }) => organization_id === switchingTo) ?? current;
  return (
    <LatePopup
      kind="menu"
      load={loadChoices}
      props={{ shown, createPath: canCreate ? CREATE_PATH : null, onNavigate }}
      trigger={
        <SwitcherTrigger
          shown={shown}
          isCollapsed={isCollapsed}
          isOffline={isOffline && switchingTo === null}
          isBusy={switchingTo !== null}
        />
      }
    />
  );
}

interface SwitcherTriggerProps extends ComponentProps<"button"> {
  shown: Membership | null;
  isCollapsed: boolean;
  isOffline: boolean;
  isBusy: boolean;
}

/** The closed select: the organization's name, or its tile alone in the narrow sidebar. */
function SwitcherTrigger({ shown, isCollapsed, isOffline, isBusy, className: _class, ...rest }: SwitcherTriggerProps) {
  const label: ReactNode = <span className="sr-only">{m.shell_switcher_label()}: </span>;
  const name = shown?.name ?? m.shell_switcher_select();
  if (isCollapsed) {
    return (
      <button
        type="button"
        aria-busy={isBusy}
        title={name}
        className={cn(tileClass, "transition-colors hover:bg-muted")}
        {...rest}
      >
        {label}
        <span className="sr-only">{name}</span>
        {shown ? (
          <OrganizationTile name={shown.name} logo={shown.logo_url} brand={shown.brand} className="size-7 text-sm" />
        ) : (
          <ChevronsUpDown size={15} aria-hidden className="text-muted-foreground" />
        )}
      </button>
    );
  }
  return (
    <button
      type="button"
      aria-busy={isBusy}
      className={cn(boxClass, "transition-colors hover:bg-muted max-md:min-h-11")}
      {...rest}
    >
      {label}
      {shown ? (
        <OrganizationName membership={shown} isOffline={isOffline} />
      ) : (
        <span className="flex-1 text-muted-foreground">{m.shell_switcher_select()}</span>
      )}
      <ChevronsUpDown size={15} aria-hidden className="shrink-0 text-muted-foreground" />
    </button>
  );
}

interface OrganizationNameProps {
  membership: Membership;
  isOffline: boolean;
  /** Beside its mark only the name is shown. */
  isAlone?: boolean;
}

function OrganizationName({ membership, isOffline, isAlone = false }: OrganizationNameProps) {
  return (
    <>
      <OrganizationTile
        name={membership.name}
        logo={membership.logo_url}
        brand={membership.brand}
        className="size-8 text-sm"
      />
      <span className="min-w-0 flex-1 leading-tight">
        <span className="block truncate text-[0.9375rem] font-semibold">{membership.name}</span>
        {isOffline && (
          <span className="flex items-center gap-1 text-[0.8125rem] font-medium text-warning">
            <CloudOff size={13} aria-hidden />
            {m.organizations_offline_short()}
          </span>
        )}
        {!isOffline && !isAlone && (
          <span className="text-[0.8125rem] text-muted-foreground">
            {m.shell_switcher_members({ count: membership.member_count })}
          </span>
        )}
      </span>
    </>
  );
}
