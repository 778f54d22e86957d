import { m } from "#messages";
import type { Feature } from "#shared/routing/feature.ts";

export const ecosystemFeature = {
  name: "ecosystem",
  loadRoutes: () => import("./ecosystem.routes.tsx"),
  pages: [
    {
      path: "/ecosystem",
      crumb: m.shell_side_ecosystem,
      sidebar: { group: "main", position: 70, label: m.shell_side_ecosystem, icon: "Orbit", page: "ecosystem" },
      search: { page: "ecosystem", isPublic: true },
      header: { position: 45, label: m.shell_side_ecosystem },
      sitemap: true,
    },
  ],
} as const satisfies Feature;
