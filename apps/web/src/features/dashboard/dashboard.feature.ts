import { m } from "#messages";
import type { Feature } from "#shared/routing/feature.ts";

export const dashboardFeature = {
  name: "dashboard",
  loadRoutes: () => import("./dashboard.routes.tsx"),
  pages: [
    {
      path: "/dashboard",
      crumb: m.shell_side_dashboard,
      sidebar: {
        group: "main",
        position: 10,
        label: m.shell_side_dashboard,
        icon: "LayoutDashboard",
        page: "dashboard",
      },
      search: { page: "dashboard" },
    },
  ],
} as const satisfies Feature;
