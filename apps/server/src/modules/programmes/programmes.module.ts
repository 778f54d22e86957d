import type { ServerModule } from "#platform/module.ts";
import { programmesRoutes } from "./programmes.routes.ts";

export const programmesModule: ServerModule = {
  name: "programmes",
  after: ["organizations"],
  routes: () => programmesRoutes,
};
