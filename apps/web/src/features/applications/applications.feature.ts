import { m } from "#messages";
import { hasPage, hasProfileRole, mayRegister } from "#shared/permissions/held.ts";
import type { Feature } from "#shared/routing/feature.ts";

export const applicationsFeature = {
  name: "applications",
  loadRoutes: () => import("./applications.routes.tsx"),
  pages: [
    {
      path: "/my-applications",
      crumb: m.shell_side_my_applications,
      sidebar: {
        group: "features",
        position: 50,
        label: m.shell_side_my_applications,
        icon: "ScrollText",
        page: "my-applications",
        when: (session) => hasProfileRole(session, "company_coordinator", "investor"),
      },
    },
    {
      path: "/register-startup",
      crumb: m.shell_crumb_register_startup,
      under: "/my-applications",
      creation: {
        position: 20,
        title: m.shell_command_register_startup,
        icon: "ClipboardPlus",
        when: (session) => mayRegister(session) && hasPage(session, "my-applications"),
      },
    },
    { path: "/register-startup-workflow", under: "/my-applications" },
    {
      path: "/register-investor",
      crumb: m.applications_investor_title,
      under: "/my-applications",
      creation: {
        position: 21,
        title: m.applications_investor_title,
        icon: "HandCoins",
        when: (session) =>
          hasProfileRole(session, "investor") && mayRegister(session) && hasPage(session, "my-applications"),
      },
    },
  ],
} as const satisfies Feature;
