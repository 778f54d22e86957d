import type { ServerModule } from "#platform/module.ts";
import { judgingRoutes } from "./judging.routes.ts";
import { judgingPersonalDataListeners } from "./privacy/personal-data.listeners.ts";
import { judgingPersonalData } from "./privacy/personal-data.reads.ts";

export const judgingModule: ServerModule = {
  name: "judging",
  after: ["evaluations"],
  routes: () => judgingRoutes,
  personalData: judgingPersonalData,
  erasure: judgingPersonalDataListeners,
};
