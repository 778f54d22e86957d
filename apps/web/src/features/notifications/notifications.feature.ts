import { m } from "#messages";
import type { Feature } from "#shared/routing/feature.ts";

export const notificationsFeature = {
  name: "notifications",
  loadRoutes: () => import("./notifications.routes.tsx"),
  pages: [{ path: "/notifications", crumb: m.shell_crumb_notifications }],
} as const satisfies Feature;
