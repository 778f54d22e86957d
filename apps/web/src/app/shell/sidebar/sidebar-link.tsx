import { Link } from "@tanstack/react-router";
import { cn } from "#shared/ui/class-names.ts";
import { Loaded } from "#shared/ui/states/loaded.tsx";
import type { NavigationItem } from "./navigation.ts";
import { PAGE_ICONS } from "./page-icons.ts";

interface SidebarLinkProps {
  item: NavigationItem;
  isActive: boolean;
  /** Icon mode: the name moves into a tooltip (tips.tsx). */
  isCollapsed: boolean;
  onNavigate?: (() => void) | undefined;
}

/** One page in the sidebar. */
export function SidebarLink({ item, isActive, isCollapsed, onNavigate }: SidebarLinkProps) {
  const { icon, label, path, badge } = item;
  const Icon = PAGE_ICONS[icon];
  return (
    <Link
      to={path}
      onClick={onNavigate}
      activeOptions={{ exact: true }}
      aria-current={isActive ? "page" : undefined}
      data-tip={isCollapsed ? label() : undefined}
      data-tip-side="right"
      className={cn(
        "relative flex h-9 items-center gap-3 rounded-sm text-[0.9375rem] font-medium transition-colors duration-150 max-md:h-11",
        isCollapsed ? "size-8 justify-center" : "px-2.5",
        isActive
          ? "bg-primary-soft text-primary before:absolute before:h-5 before:w-[3px] before:rounded-r-full before:bg-primary"
          : "text-foreground/75 hover:bg-muted-2/70 hover:text-foreground",
        isActive && (isCollapsed ? "before:-left-2" : "before:-left-3"),
      )}
    >
      <Icon size={17} strokeWidth={isActive ? 2.2 : 1.9} className="shrink-0" aria-hidden />
      <span className={isCollapsed ? "sr-only" : "truncate"}>{label()}</span>
      {badge && <Loaded load={badge} props={{}} />}
    </Link>
  );
}
