import type { Session } from "@kerkis/contract/identity/identity.schema.ts";
import { m } from "#messages";
import { hasPage } from "#shared/permissions/held.ts";
import { type FeaturePage, matchesPath, type SidebarGroup, type SidebarItem } from "#shared/routing/feature.ts";

export interface NavigationItem extends Omit<SidebarItem, "group" | "position"> {
  path: string;
}

export interface NavigationGroup {
  key: SidebarGroup;
  label: () => string;
  items: readonly NavigationItem[];
  collapsible?: boolean;
}

/** The groups of specification 2.6, in its order. */
const GROUPS: readonly Omit<NavigationGroup, "items">[] = [
  { key: "main", label: m.shell_side_main },
  { key: "automation", label: m.shell_side_automation },
  { key: "features", label: m.shell_side_features },
  { key: "administration", label: m.shell_side_administration, collapsible: true },
  { key: "premium", label: m.shell_side_premium, collapsible: true },
];

/** Items of the sidebar that this person may open, by group and in their order; `foot` stand below the groups. */
export function visibleNavigation(session: Session, pages: readonly FeaturePage[]) {
  const places = pages
    .flatMap(({ path, sidebar }) => (sidebar ? [{ path, ...sidebar }] : []))
    .filter(({ page, when }) => (page === undefined || hasPage(session, page)) && (when?.(session) ?? true))
    .toSorted((one, other) => one.position - other.position);
  const itemsOf = (key: SidebarGroup): NavigationItem[] => places.filter(({ group }) => group === key);
  const groups = GROUPS.map(({ key, label, collapsible = false }) => ({
    key,
    label,
    collapsible,
    items: itemsOf(key),
  }));
  return { groups: groups.filter(({ items }) => items.length > 0), foot: itemsOf("foot") };
}

/** What this person can make, in its order, each with the page where it is made. */
export const creations = (session: Session, pages: readonly FeaturePage[]) =>
  pages
    .flatMap(({ path, creation }) => (creation?.when(session) ? [{ path, ...creation }] : []))
    .toSorted((one, other) => one.position - other.position);

/** The item that an address belongs to: its own, the one that its page or one above it names, or the longest that begins it. */
export function activeItem(
  items: readonly NavigationItem[],
  pathname: string,
  pages: readonly FeaturePage[],
): NavigationItem | undefined {
  const above = new Set(pages.filter(({ path }) => beginsAddress(path, pathname)).map(({ under }) => under));
  const owns = ({ path }: NavigationItem): boolean =>
    pathname === path || pathname.startsWith(`${path}/`) || above.has(path);
  return items.filter(owns).toSorted((a, b) => b.path.length - a.path.length)[0];
}

/** Whether an address is that of a page or goes on from it. */
function beginsAddress(path: string, pathname: string): boolean {
  const length = path.split("/").length;
  return matchesPath(path, pathname.split("/").slice(0, length).join("/"));
}
