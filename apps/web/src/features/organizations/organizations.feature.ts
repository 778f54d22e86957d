import { m } from "#messages";
import { hasAction, isOrganizationAdmin } from "#shared/permissions/held.ts";
import type { Feature } from "#shared/routing/feature.ts";

const MANAGES_MEMBERS = ["members.invite", "members.remove", "members.changeRoles"] as const;

export const organizationsFeature = {
  name: "organizations",
  loadRoutes: () => import("./organizations.routes.tsx"),
  pages: [
    { path: "/accept-invitation/$token" },
    {
      path: "/organization-settings",
      crumb: m.shell_side_organization_settings,
      sidebar: {
        group: "foot",
        position: 20,
        label: m.shell_side_organization_settings,
        icon: "Building2",
        when: (session) => isOrganizationAdmin(session) || MANAGES_MEMBERS.some((action) => hasAction(session, action)),
      },
      creation: {
        position: 10,
        title: m.shell_switcher_create_new,
        icon: "Plus",
        search: { new: "1" },
        when: (session) => session.features.create_organization || session.is_super_admin,
      },
    },
  ],
} as const satisfies Feature;
