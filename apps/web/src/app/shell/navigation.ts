import type { ProfileRole } from "@kerkis/contract/core/permissions.ts";
import type { PageKey } from "@kerkis/contract/core/pages.ts";
import type { Session } from "@kerkis/contract/identity/identity.schema.ts";
import {
  Blocks,
  Bot,
  Building2,
  CalendarDays,
  ChartNoAxesCombined,
  CircleDollarSign,
  ClipboardCheck,
  Crown,
  FileStack,
  FolderKanban,
  GraduationCap,
  Handshake,
  LayoutDashboard,
  Library,
  LifeBuoy,
  ListChecks,
  type LucideIcon,
  MessageSquare,
  Orbit,
  Rocket,
  Scale,
  ScrollText,
  Settings,
  Settings2,
  ShieldCheck,
  ShieldEllipsis,
  Sparkles,
  Users,
  Workflow,
} from "lucide-react";
import { m } from "#messages";
import { hasAction, hasPage, isOrganizationAdmin, managesApplications } from "#shared/permissions/held.ts";

export interface NavigationItem {
  path: string;
  icon: LucideIcon;
  label: () => string;
  /** Page permission that the item needs (specification 2.6). */
  page?: PageKey;
  /** A condition beside the permission (specification 6, sidebar conditions). */
  when?: (session: Session) => boolean;
  /** First segments of other addresses that belong to this item. */
  also?: readonly string[];
}

export interface NavigationGroup {
  key: string;
  label: () => string;
  items: readonly NavigationItem[];
  collapsible?: boolean;
}

const hasRole =
  (...roles: ProfileRole[]) =>
  (session: Session): boolean =>
    session.profile !== null && roles.includes(session.profile.role);

/** Specification 6, and power where it is held: no coordinator is offered another organization's queue (completions 1). */
const managesEvaluations = (session: Session): boolean =>
  hasRole("evaluator")(session) ||
  (hasRole("admin", "registry_coordinator")(session) && managesApplications(session)) ||
  isOrganizationAdmin(session);

const MANAGES_MEMBERS = ["members.invite", "members.remove", "members.changeRoles"] as const;

/** The sidebar of specification 2.6, whole; `visibleNavigation` leaves what this person can open today. */
const GROUPS: readonly NavigationGroup[] = [
  {
    key: "main",
    label: m.shell_side_main,
    items: [
      { path: "/dashboard", icon: LayoutDashboard, label: m.shell_side_dashboard, page: "dashboard" },
      { path: "/startups", icon: Rocket, label: m.shell_side_startups, page: "startups", also: ["startup"] },
      { path: "/investors", icon: Handshake, label: m.shell_side_investors, page: "investors", also: ["investor"] },
      { path: "/events", icon: CalendarDays, label: m.shell_side_events, page: "events", also: ["event"] },
      { path: "/workflows", icon: Workflow, label: m.shell_side_workflows, page: "workflows" },
      { path: "/communication", icon: MessageSquare, label: m.shell_side_messages, page: "communication" },
      { path: "/ecosystem", icon: Orbit, label: m.shell_side_ecosystem, page: "ecosystem" },
    ],
  },
  {
    key: "automation",
    label: m.shell_side_automation,
    items: [
      { path: "/process-management", icon: FolderKanban, label: m.shell_side_process, page: "workflows" },
      { path: "/workflows/templates", icon: FileStack, label: m.shell_side_templates, page: "workflows" },
      { path: "/workflows/instances", icon: Blocks, label: m.shell_side_instances, page: "workflows" },
      { path: "/workflows/my-tasks", icon: ListChecks, label: m.shell_side_tasks, page: "workflows" },
    ],
  },
  {
    key: "features",
    label: m.shell_side_features,
    items: [
      { path: "/networking", icon: Sparkles, label: m.shell_side_networking, page: "networking" },
      { path: "/content-hub", icon: Library, label: m.shell_side_content, page: "content-hub" },
      { path: "/chat-assistant", icon: Bot, label: m.shell_side_assistant, page: "chat-assistant" },
      { path: "/due-diligence", icon: ShieldCheck, label: m.shell_side_due_diligence, page: "due-diligence" },
      {
        path: "/my-applications",
        icon: ScrollText,
        label: m.shell_side_my_applications,
        page: "my-applications",
        when: hasRole("company_coordinator"),
        also: ["register-startup"],
      },
      {
        path: "/evaluation-management",
        icon: ClipboardCheck,
        label: m.shell_side_evaluation_management,
        page: "evaluation-management",
        when: managesEvaluations,
      },
      {
        path: "/investment-opportunities",
        icon: CircleDollarSign,
        label: m.shell_side_opportunities,
        page: "investment-opportunities",
        when: hasRole("investor"),
      },
      {
        path: "/analytics",
        icon: ChartNoAxesCombined,
        label: m.shell_side_analytics,
        page: "analytics",
        when: hasRole("registry_coordinator", "public", "admin"),
      },
    ],
  },
  {
    key: "administration",
    label: m.shell_side_administration,
    collapsible: true,
    items: [
      { path: "/admin", icon: LayoutDashboard, label: m.shell_side_admin, page: "admin", when: isOrganizationAdmin },
      { path: "/admin/users", icon: Users, label: m.shell_side_users, page: "admin", when: isOrganizationAdmin },
      { path: "/admin/system", icon: Settings2, label: m.shell_side_system, page: "admin", when: isOrganizationAdmin },
    ],
  },
  {
    key: "premium",
    label: m.shell_side_premium,
    collapsible: true,
    items: [
      { path: "/premium-services", icon: Crown, label: m.shell_side_premium_services },
      { path: "/mentorship", icon: GraduationCap, label: m.shell_side_mentorship },
      { path: "/priority-support", icon: LifeBuoy, label: m.shell_side_priority_support },
    ],
  },
];

/** Items that stand below the groups. */
const FOOT: NavigationGroup = {
  key: "foot",
  label: m.shell_side_settings,
  items: [
    {
      path: "/system-admin",
      icon: ShieldEllipsis,
      label: m.shell_side_system_admin,
      when: (session) => session.is_super_admin,
    },
    {
      path: "/organization-settings",
      icon: Building2,
      label: m.shell_side_organization_settings,
      when: (session) => isOrganizationAdmin(session) || MANAGES_MEMBERS.some((action) => hasAction(session, action)),
    },
    {
      path: "/evaluator-dashboard",
      icon: Scale,
      label: m.shell_side_evaluations,
      page: "due-diligence",
      when: hasRole("evaluator"),
      also: ["evaluation"],
    },
    { path: "/settings", icon: Settings, label: m.shell_side_settings },
  ],
};

/** What of the sidebar this person may open and the application has a route for. */
export function visibleNavigation(session: Session, hasRoute: (path: string) => boolean) {
  const isVisible = ({ path, page, when }: NavigationItem): boolean =>
    hasRoute(path) && (page === undefined || hasPage(session, page)) && (when === undefined || when(session));
  const groups = GROUPS.map(({ items, ...group }) => Object.assign(group, { items: items.filter(isVisible) }));
  return { groups: groups.filter(({ items }) => items.length > 0), foot: FOOT.items.filter(isVisible) };
}

/** The item that a page belongs to: the longest path that begins its address. */
export function activeItem(items: readonly NavigationItem[], pathname: string): NavigationItem | undefined {
  const first = pathname.split("/")[1] ?? "";
  const owns = ({ path, also = [] }: NavigationItem): boolean =>
    pathname === path || pathname.startsWith(`${path}/`) || also.includes(first);
  return items.filter(owns).toSorted((a, b) => b.path.length - a.path.length)[0];
}
