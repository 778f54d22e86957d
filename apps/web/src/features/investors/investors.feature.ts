import { m } from "#messages";
import { hasProfileRole } from "#shared/permissions/held.ts";
import type { Feature } from "#shared/routing/feature.ts";

export const investorsFeature = {
  name: "investors",
  loadRoutes: () => import("./investors.routes.tsx"),
  pages: [
    {
      path: "/investors",
      crumb: m.shell_side_investors,
      sidebar: {
        group: "main",
        position: 30,
        label: m.shell_side_investors,
        icon: "HandCoins",
        page: "investors",
      },
      search: { page: "investors", isPublic: true },
      header: { position: 30, label: m.shell_side_investors },
      sitemap: true,
    },
    { path: "/investor/$id", under: "/investors" },
    { path: "/investors/changed", under: "/investors" },
    { path: "/investors/duplicates", crumb: m.investors_pairs_title, under: "/investors" },
    { path: "/investors/merge", under: "/investors/duplicates" },
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
