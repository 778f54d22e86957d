import type { Profile } from "@kerkis/contract/identity/identity.schema.ts";
import { Menu, PanelLeft } from "lucide-react";
import { useAnnounceActivity } from "#features/activity/activity.public.tsx";
import { NotificationBell } from "#features/notifications/notifications.public.tsx";
import { GlobalSearch } from "#features/search/search.public.tsx";
import { m } from "#messages";
import { Button } from "#shared/ui/button.tsx";
import { AccountMenu } from "./account-menu.tsx";
import { Breadcrumbs } from "./breadcrumbs.tsx";
import { LanguageSwitcher } from "./language-switcher.tsx";

interface AppHeaderProps {
  profile: Profile;
  isSidebarOpen: boolean;
  onToggleSidebar: () => void;
  onOpenMenu: () => void;
}

/** Header of the signed-in shell (specification 2.5). */
export function AppHeader({ profile, isSidebarOpen, onToggleSidebar, onOpenMenu }: AppHeaderProps) {
  useAnnounceActivity();
  return (
    <header className="sticky top-0 z-30 flex h-16 items-center gap-3 border-b border-border bg-background/90 px-4 backdrop-blur-md md:px-6">
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
      <Breadcrumbs />
      <GlobalSearch className="ml-auto min-w-0 max-w-[25rem] flex-1" />
      <div className="flex items-center gap-1 lg:ml-auto">
        <LanguageSwitcher className="px-2.5 max-sm:hidden" />
        <NotificationBell userId={profile.id} />
        <AccountMenu profile={profile} />
      </div>
    </header>
  );
}
