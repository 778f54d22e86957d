import type { ServerModule } from "#platform/module.ts";
import { formsRoutes } from "./forms.routes.ts";

export const formsModule: ServerModule = {
  name: "forms",
  after: ["organizations"],
  routes: () => formsRoutes,
};
