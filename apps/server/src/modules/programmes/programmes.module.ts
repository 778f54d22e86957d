import type { ServerModule } from "#platform/module.ts";
import { challengesRoutes } from "./challenges/challenges.routes.ts";
import { eligibilityRoutes } from "./eligibility/eligibility.routes.ts";
import { callChanged, programmeStepped } from "./programmes.events.ts";
import { programmesRoutes } from "./programmes.routes.ts";

export const programmesModule: ServerModule = {
  name: "programmes",
  after: ["organizations"],
  routes: () => ({ ...programmesRoutes, ...challengesRoutes, ...eligibilityRoutes }),
  changesPublicPages: [callChanged, programmeStepped],
};
