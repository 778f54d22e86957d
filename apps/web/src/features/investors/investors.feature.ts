import { m } from "#messages";
import { hasProfileRole } from "#shared/permissions/held.ts";
import type { Feature } from "#shared/routing/feature.ts";

export const investorsFeature = {
  name: "investors",
  loadRoutes: () => import("./investors.routes.tsx"),
  pages: [
    {
      path: "/investment-opportunities",
      crumb: m.shell_side_opportunities,
      sidebar: {
        group: "features",
        position: 70,
        label: m.shell_side_opportunities,
        icon: "CircleDollarSign",
        page: "investment-opportunities",
        when: (session) => hasProfileRole(session, "investor"),
      },
    },
  ],
} as const satisfies Feature;
