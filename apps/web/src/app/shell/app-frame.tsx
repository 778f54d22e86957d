import type { Session } from "@kerkis/contract/identity/identity.schema.ts";
import { type CSSProperties, type ReactNode, useEffect, useState } from "react";
import { PushOffer } from "#features/notifications/notifications.public.tsx";
import { cn } from "#shared/ui/class-names.ts";
import { Loaded } from "#shared/ui/states/loaded.tsx";
import { idle, whenIdle } from "#shared/hooks/when-idle.ts";
import { AppHeader } from "./app-header.tsx";
import { Breadcrumbs } from "./breadcrumbs.tsx";
import { InstallPrompt } from "./install-prompt.tsx";
import { ShellBanners } from "./shell-banners.tsx";
import { Sidebar } from "./sidebar/sidebar.tsx";
import { useSidebarState } from "./sidebar/sidebar-state.ts";
import { SkipLink } from "./skip-link.tsx";
import { useRestoredOrganization } from "./sidebar/switch-organization.ts";

interface AppFrameProps {
  session: Session;
  profile: NonNullable<Session["profile"]>;
  children: ReactNode;
}

const loadMenu = async () => (await import("./sidebar/menu-sheet.tsx")).MenuSheet;
/** For pointers and keys, which come later than the page. */
const loadTips = async () => {
  await idle();
  return (await import("#shared/ui/overlays/tips.tsx")).Tips;
};
const NOTHING = {};

/** The signed-in shell: sidebar (16rem, 3rem, 18rem sheet on phones), header and content. */
export function AppFrame({ session, profile, children }: AppFrameProps) {
  const [isMenuOpen, setMenuOpen] = useState(false);
  const [wasMenuOpened, setMenuOpened] = useState(false);
  const openMenu = (isWanted: boolean) => {
    setMenuOpen(isWanted);
    setMenuOpened(true);
  };
  const { isOpen, toggle } = useSidebarState(() => openMenu(!isMenuOpen));
  useEffect(() => whenIdle(loadMenu), []);
  useRestoredOrganization(session);
  return (
    <div
      // Where the bar of support access floats, nothing ends above it but what one reads.
      className="flex min-h-[calc(100svh-var(--foot-bar))] lg:-mb-(--foot-bar) lg:min-h-svh"
      style={{ "--sidebar-width": isOpen ? "16rem" : "3rem" } as CSSProperties}
    >
      <SkipLink />
      <aside
        id="app-sidebar"
        className={cn(
          "hidden shrink-0 border-r border-border bg-sidebar transition-[width] duration-200 ease-out-soft md:block",
          isOpen ? "w-64" : "w-12",
        )}
      >
        <div className="sticky top-0 h-[calc(100svh-var(--foot-bar))] overflow-hidden xl:h-svh">
          <Sidebar isCollapsed={!isOpen} />
        </div>
      </aside>
      {wasMenuOpened && <Loaded load={loadMenu} props={{ open: isMenuOpen, onOpenChange: setMenuOpen }} />}
      <Loaded load={loadTips} props={NOTHING} />
      <div className="flex min-w-0 flex-1 flex-col lg:pb-(--foot-bar)">
        <AppHeader
          session={session}
          profile={profile}
          isSidebarOpen={isOpen}
          onToggleSidebar={toggle}
          onOpenMenu={() => openMenu(true)}
        />
        <ShellBanners />
        <main
          id="main"
          tabIndex={-1}
          // What ends at the foot of the page has room above the chat's button, or above an offer; where a bar is, neither is.
          className="mx-auto w-full max-w-[110rem] flex-1 px-4 pt-7 pb-24 outline-none md:px-6 lg:px-8 [[data-offered]:not([data-bar])_&]:pb-64"
        >
          <Breadcrumbs className="-mt-3 mb-3 lg:hidden" />
          {children}
        </main>
      </div>
      {/* One offer at a time, and none to who works as another. */}
      {session.impersonation === null && (
        <div className="[&>section+section]:hidden">
          <PushOffer />
          <InstallPrompt />
        </div>
      )}
    </div>
  );
}
