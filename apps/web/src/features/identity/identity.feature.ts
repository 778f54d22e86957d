import { m } from "#messages";
import type { Feature } from "#shared/routing/feature.ts";

export const identityFeature = {
  name: "identity",
  loadRoutes: () => import("./identity.routes.tsx"),
  pages: [
    { path: "/signin" },
    { path: "/auth" },
    { path: "/signup" },
    { path: "/forgot-password" },
    { path: "/reset-password" },
    { path: "/email-verification" },
    { path: "/auth-callback" },
    { path: "/welcome" },
    { path: "/display-settings" },
    {
      path: "/settings",
      crumb: m.shell_side_settings,
      sidebar: { group: "foot", position: 40, label: m.shell_side_settings, icon: "Settings" },
      search: { page: "settings", isPublic: true },
    },
  ],
} as const satisfies Feature;
