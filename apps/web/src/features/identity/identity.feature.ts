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
  ],
} as const satisfies Feature;
