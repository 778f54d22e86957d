import type { ServerModule } from "#platform/module.ts";
import { judgingRoutes } from "./judging.routes.ts";

export const judgingModule: ServerModule = {
  name: "judging",
  after: ["evaluations"],
  routes: () => judgingRoutes,
};
