import type { ServerModule } from "#platform/module.ts";
import { analyticsRoutes } from "./analytics.routes.ts";

export const analyticsModule: ServerModule = {
  name: "analytics",
  after: ["admin", "notifications", "investors", "events"],
  routes: () => analyticsRoutes,
};
