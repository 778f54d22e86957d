import { m } from "#messages";
import { hasAction, isOrganizationAdmin, mayOversee } from "#shared/permissions/held.ts";
import type { Feature, SidebarItem } from "#shared/routing/feature.ts";

const ofOrganization = {
  group: "administration",
  page: "admin",
  when: isOrganizationAdmin,
} as const satisfies Partial<SidebarItem>;

export const adminFeature = {
  name: "admin",
  loadRoutes: () => import("./admin.routes.tsx"),
  pages: [
    {
      path: "/admin",
      crumb: m.shell_crumb_administration,
      sidebar: { ...ofOrganization, position: 10, label: m.shell_side_admin, icon: "LayoutDashboard" },
    },
    {
      path: "/admin/users",
      crumb: m.shell_side_users,
      sidebar: { ...ofOrganization, position: 20, label: m.shell_side_users, icon: "Users" },
      creation: {
        position: 30,
        title: m.shell_command_invite,
        icon: "UserRoundPlus",
        when: (session) => hasAction(session, "members.invite") && mayOversee(session),
      },
    },
    {
      path: "/admin/system",
      crumb: m.shell_side_system,
      sidebar: { ...ofOrganization, position: 30, label: m.shell_side_system, icon: "Settings2" },
    },
    {
      path: "/system-admin",
      crumb: m.shell_side_system_admin,
      sidebar: {
        group: "foot",
        position: 10,
        label: m.shell_side_system_admin,
        icon: "ShieldEllipsis",
        when: (session) => session.is_super_admin,
      },
    },
  ],
} as const satisfies Feature;
