import { Link, useLocation } from "@tanstack/react-router";
import { ChevronRight } from "lucide-react";
import { useState } from "react";
import { OrganizationPresence } from "#features/presence/presence.public.tsx";
import { m } from "#messages";
import { useSession } from "#shared/permissions/session.ts";
import { usePages } from "#shared/routing/use-pages.ts";
import { cn } from "#shared/ui/class-names.ts";
import { Logo } from "#shared/ui/marks/logo.tsx";
import { WidgetBoundary } from "#shared/ui/states/widget-boundary.tsx";
import { activeItem, type NavigationGroup, type NavigationItem, visibleNavigation } from "./navigation.ts";
import { OrganizationSwitcher } from "./organization-switcher.tsx";
import { SidebarLink } from "./sidebar-link.tsx";

interface SidebarProps {
  /** 3rem of icons instead of 16rem (specification 9). */
  isCollapsed: boolean;
  /** Closes the sheet on phones. */
  onNavigate?: () => void;
}

/** The signed-in navigation of specification 2.6: organization, groups of pages, settings. */
export function Sidebar({ isCollapsed, onNavigate }: SidebarProps) {
  const session = useSession();
  const pages = usePages();
  const { pathname } = useLocation();
  const { groups, foot } = visibleNavigation(session, pages);
  const active = activeItem([...groups.flatMap(({ items }) => items), ...foot], pathname, pages);
  const shared = { active, isCollapsed, onNavigate };
  return (
    <div className="flex h-full min-h-0 flex-col">
      <div className={cn("flex h-16 shrink-0 items-center", isCollapsed ? "justify-center" : "px-4")}>
        <Link to="/" aria-label={m.common_product()} onClick={onNavigate} className="rounded-sm py-1.5">
          <Logo withName={!isCollapsed} {...(isCollapsed && { className: "gap-0" })} />
        </Link>
      </div>
      <WidgetBoundary size={isCollapsed ? "icon" : "block"} className={isCollapsed ? "mx-auto" : "mx-3 mb-2"}>
        <OrganizationSwitcher isCollapsed={isCollapsed} onNavigate={onNavigate} />
      </WidgetBoundary>
      <nav
        aria-label={m.shell_nav_main()}
        className={cn("min-h-0 flex-1 overflow-y-auto overscroll-contain pb-4", isCollapsed ? "px-2" : "px-3")}
      >
        {groups.map((group) => (
          <SidebarGroup key={group.key} group={group} {...shared} />
        ))}
      </nav>
      <WidgetBoundary size="icon" className="mx-auto">
        <OrganizationPresence isCompact={isCollapsed} className={isCollapsed ? "mx-auto mb-1" : "mx-3 mb-1 px-2.5"} />
      </WidgetBoundary>
      {foot.length > 0 && (
        <ul
          className={cn(
            "grid shrink-0 grid-cols-[minmax(0,1fr)] gap-0.5 border-t border-border",
            isCollapsed ? "p-2" : "p-3",
          )}
        >
          {foot.map((item) => (
            <li key={item.path}>
              <SidebarLink item={item} isActive={item === active} isCollapsed={isCollapsed} onNavigate={onNavigate} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface SidebarGroupProps {
  group: NavigationGroup;
  active: NavigationItem | undefined;
  isCollapsed: boolean;
  onNavigate: (() => void) | undefined;
}

function SidebarGroup({ group, active, isCollapsed, onNavigate }: SidebarGroupProps) {
  const holdsActive = active !== undefined && group.items.includes(active);
  // Open while it holds the page one is on, until the person decides.
  const [chosen, setChosen] = useState<boolean>();
  const isOpen = chosen ?? (!group.collapsible || holdsActive);
  const id = `side-${group.key}`;
  const isShown = isCollapsed || isOpen || !group.collapsible;
  return (
    <div className="mt-3">
      {isCollapsed && <div className="mx-auto mb-2 h-px w-5 bg-border" />}
      {!isCollapsed && group.collapsible && (
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setChosen(!isOpen)}
          className="flex min-h-9 w-full items-center gap-2 rounded-sm px-2.5 text-[0.8125rem] font-medium text-muted-foreground hover:bg-muted-2/70 max-md:min-h-11"
        >
          <ChevronRight size={14} aria-hidden className={cn("transition-transform", isOpen && "rotate-90")} />
          {group.label()}
        </button>
      )}
      {!isCollapsed && !group.collapsible && (
        <p id={`${id}-label`} className="px-2.5 pb-1 text-[0.8125rem] font-medium text-muted-foreground">
          {group.label()}
        </p>
      )}
      {isShown && (
        <ul
          id={id}
          aria-label={group.label()}
          className={cn("grid grid-cols-[minmax(0,1fr)] gap-0.5", isCollapsed && "justify-items-center")}
        >
          {group.items.map((item) => (
            <li key={item.path}>
              <SidebarLink item={item} isActive={item === active} isCollapsed={isCollapsed} onNavigate={onNavigate} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
