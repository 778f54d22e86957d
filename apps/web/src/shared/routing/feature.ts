import type { PageKey } from "@kerkis/contract/core/pages.ts";
import type { Session } from "@kerkis/contract/identity/identity.schema.ts";
import type { AnyRoute } from "@tanstack/react-router";
import type { ComponentType } from "react";

/** Groups of the sidebar (specification 2.6); `foot` are the items below them. */
export type SidebarGroup = "main" | "automation" | "features" | "administration" | "premium" | "foot";

/** Names of icons; their drawings come with the menus that show them (app/shell/sidebar/page-icons.ts). */
export type PageIcon =
  | "Bot"
  | "Building2"
  | "CalendarDays"
  | "CalendarPlus"
  | "CircleDollarSign"
  | "ClipboardCheck"
  | "ClipboardPlus"
  | "FolderKanban"
  | "LayoutTemplate"
  | "ListChecks"
  | "Workflow"
  | "File"
  | "HandCoins"
  | "LayoutDashboard"
  | "Orbit"
  | "Plus"
  | "Rocket"
  | "Scale"
  | "ScrollText"
  | "Settings"
  | "Settings2"
  | "ShieldEllipsis"
  | "UserRoundPlus"
  | "Users";

/** A place in a menu: a lower number stands further up. */
interface MenuPlace {
  position: number;
  label: () => string;
}

export interface SidebarItem extends MenuPlace {
  group: SidebarGroup;
  icon: PageIcon;
  /** Page permission that the item needs (specification 2.6). */
  page?: PageKey;
  /** How many wait there, in the browser alone; its code comes after the page. */
  badge?: () => Promise<ComponentType>;
  /** A condition beside the permission (specification 6, sidebar conditions). */
  when?: (session: Session) => boolean;
}

/** Something to make that the command palette offers, on this page. */
export interface Creation {
  /** A lower number stands further up. */
  position: number;
  title: () => string;
  icon: PageIcon;
  when: (session: Session) => boolean;
  /** What the page's address asks for, where the page alone would show something else. */
  search?: Readonly<Record<string, string>>;
}

/** A page as menus, breadcrumbs, search and the sitemap know it; all of them are derived from these. */
export interface FeaturePage {
  /** As its route writes it: «/startup/$id». */
  path: string;
  /** What it is called in the breadcrumbs (specification 2.7); pages outside the shell have none. */
  crumb?: () => string;
  /** The page that it belongs to where its address does not say so: /startup/$id belongs to /startups. */
  under?: string;
  /** What a record is called while its name is not known. */
  unnamed?: () => string;
  sidebar?: SidebarItem;
  /** A screen that gives the width to the work: the sidebar is folded there until the person unfolds it, and that is kept for it alone. */
  isWorkingScreen?: true;
  /** Found by the search box under its sidebar label (specification 2.11): by those with the permission, or visitors too. */
  search?: { page: PageKey; isPublic?: boolean };
  creation?: Creation;
  /** Link in the header and the footer of the visitors' pages (specification 2.5). */
  header?: MenuPlace;
  footer?: MenuPlace;
  /** Addresses for search engines; of a page without parameters its own. */
  sitemap?: true | (() => readonly string[]);
}

/** Routes of a feature, by the parent that each was made for (parents.ts, shell-parents.ts). */
export interface FeatureRoutes {
  site?: readonly AnyRoute[];
  shell?: readonly AnyRoute[];
  signedIn?: readonly AnyRoute[];
}

/** All that a feature gives to the application; `app/feature-list.ts` lists the features. */
export interface Feature {
  name: string;
  pages: readonly FeaturePage[];
  /** The routes of these pages, with all that they need before their first view. */
  loadRoutes: () => Promise<{ routes: FeatureRoutes }>;
}

/** Whether a page's path, parameters included, is this address. */
export function matchesPath(path: string, pathname: string): boolean {
  const [wanted, given] = [path, pathname].map((text) => text.split("/").filter(Boolean));
  if (!wanted || !given || wanted.length !== given.length) return false;
  return wanted.every((segment, index) => segment.startsWith("$") || segment === given[index]);
}

/** Whether there is a page at a route's path. */
export const hasPath = (pages: readonly FeaturePage[], path: string): boolean =>
  pages.some((page) => page.path === path);
