import { m } from "#messages";
import type { Feature } from "#shared/routing/feature.ts";

export const settingsFeature = {
  name: "settings",
  loadRoutes: () => import("./settings.routes.tsx"),
  pages: [
    { path: "/display-settings" },
    {
      path: "/settings",
      crumb: m.shell_side_settings,
      sidebar: { group: "foot", position: 40, label: m.shell_side_settings, icon: "Settings" },
      search: { page: "settings", isPublic: true },
    },
  ],
} as const satisfies Feature;
