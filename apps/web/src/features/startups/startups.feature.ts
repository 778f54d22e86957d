import { m } from "#messages";
import type { Feature } from "#shared/routing/feature.ts";

export const startupsFeature = {
  name: "startups",
  loadRoutes: () => import("./startups.routes.tsx"),
  pages: [
    {
      path: "/startups",
      crumb: m.shell_nav_startups,
      sidebar: { group: "main", position: 20, label: m.shell_side_startups, icon: "Rocket", page: "startups" },
      search: { page: "startups", isPublic: true },
      header: { position: 20, label: m.shell_nav_startups },
      footer: { position: 10, label: m.shell_nav_registry },
      sitemap: true,
    },
    { path: "/startup/$id", under: "/startups" },
    { path: "/startups/compare", under: "/startups" },
    { path: "/accept-invitation/startup/$token" },
    { path: "/startups/duplicates", crumb: m.startups_pairs_title, under: "/startups" },
    { path: "/startups/merge", under: "/startups/duplicates" },
    { path: "/startups/requests", under: "/startups" },
  ],
} as const satisfies Feature;
