import type { ServerModule } from "#platform/module.ts";
import { homepagesRoutes } from "./homepages.routes.ts";

export const homepagesModule: ServerModule = {
  name: "homepages",
  after: ["investors", "programmes", "events"],
  routes: () => homepagesRoutes,
};
