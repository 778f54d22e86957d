import type { ServerModule } from "#platform/module.ts";
import { ecosystemRoutes } from "./ecosystem.routes.ts";

export const ecosystemModule: ServerModule = {
  name: "ecosystem",
  after: ["investors", "programmes"],
  routes: () => ecosystemRoutes,
};
