import type { ServerModule } from "#platform/module.ts";
import { searchRoutes } from "./search.routes.ts";

export const searchModule: ServerModule = {
  name: "search",
  after: ["startups", "investors"],
  routes: () => searchRoutes,
};
