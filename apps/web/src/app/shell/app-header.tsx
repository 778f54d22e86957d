import type { Session } from "@kerkis/contract/identity/identity.schema.ts";
import { Link } from "@tanstack/react-router";
import { Menu, PanelLeft } from "lucide-react";
import { useAnnounceActivity } from "#features/activity/announce-activity.public.ts";
import { NotificationBell } from "#features/notifications/notifications.public.tsx";
import { GlobalSearch } from "#features/search/search.public.tsx";
import { m } from "#messages";
import { Button } from "#shared/ui/button.tsx";
import { cn } from "#shared/ui/class-names.ts";
import { Logo } from "#shared/ui/marks/logo.tsx";
import { WidgetBoundary } from "#shared/ui/states/widget-boundary.tsx";
import { AccountMenu } from "./menus/account-menu.tsx";
import { Breadcrumbs } from "./breadcrumbs.tsx";
import { CommandMenu } from "./menus/command-menu.tsx";
import { LanguageSwitcher } from "./menus/language-switcher.tsx";

interface AppHeaderProps {
  session: Session;
  profile: NonNullable<Session["profile"]>;
  isSidebarOpen: boolean;
  onToggleSidebar: () => void;
  onOpenMenu: () => void;
}

/** Header of the signed-in shell (specification 2.5): logo and organization, search, language, bell, avatar menu. */
export function AppHeader({ session, profile, isSidebarOpen, onToggleSidebar, onOpenMenu }: AppHeaderProps) {
  return (
    <header className="sticky top-0 z-30 flex h-16 items-center gap-1 border-b border-border bg-background/90 px-4 backdrop-blur-md md:gap-3 md:px-6">
      <WidgetBoundary size="icon">
        <ActivityAnnouncer />
      </WidgetBoundary>
      <Button
        variant="ghost"
        size="icon"
        className="-ml-2 md:hidden"
        aria-label={m.shell_nav_menu()}
        aria-haspopup="dialog"
        onClick={onOpenMenu}
      >
        <Menu />
      </Button>
      <Button
        variant="ghost"
        size="icon-sm"
        className="-ml-2 hidden text-muted-foreground md:inline-flex"
        aria-label={isSidebarOpen ? m.shell_side_collapse() : m.shell_side_expand()}
        aria-expanded={isSidebarOpen}
        aria-controls="app-sidebar"
        aria-keyshortcuts="Control+B Meta+B"
        onClick={onToggleSidebar}
      >
        <PanelLeft />
      </Button>
      <OrganizationMark
        name={session.current_organization?.name ?? m.common_product()}
        className={cn(isSidebarOpen && "md:hidden")}
      />
      <Breadcrumbs className="hidden lg:block" />
      <WidgetBoundary size="icon" className="ml-auto max-md:hidden">
        <GlobalSearch className="ml-auto min-w-0 max-w-[25rem] flex-1 max-md:hidden" />
      </WidgetBoundary>
      <div className="ml-auto flex shrink-0 items-center gap-0.5 md:ml-0 md:gap-1 lg:ml-auto">
        <CommandMenu />
        <LanguageSwitcher className="max-sm:hidden" />
        <WidgetBoundary size="icon">
          <NotificationBell userId={profile.id} />
        </WidgetBoundary>
        <AccountMenu profile={profile} />
      </div>
    </header>
  );
}

/** Where the sidebar with its name is not in sight. */
function OrganizationMark({ name, className }: { name: string; className: string }) {
  return (
    <Link
      to="/dashboard"
      title={name}
      className={cn(
        "flex min-h-11 min-w-0 items-center gap-2 rounded-sm md:max-w-52 md:border-r md:border-border md:pr-3",
        className,
      )}
    >
      <Logo withName={false} className="gap-0 md:hidden" />
      <span className="truncate font-semibold">{name}</span>
    </Link>
  );
}

function ActivityAnnouncer() {
  useAnnounceActivity();
  return null;
}
