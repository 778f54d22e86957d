import type { ServerModule } from "#platform/module.ts";
import { judgedFileRoutes } from "./rounds/judged-files.routes.ts";
import { evaluationsListeners } from "./evaluations.listeners.ts";
import { evaluationsRoutes } from "./evaluations.routes.ts";
import { evaluationsPersonalDataListeners } from "./privacy/personal-data.listeners.ts";
import { evaluationsPersonalData } from "./privacy/personal-data.reads.ts";

export const evaluationsModule: ServerModule = {
  name: "evaluations",
  after: ["applications"],
  routes: () => evaluationsRoutes,
  httpRoutes: [judgedFileRoutes],
  listeners: [evaluationsListeners],
  personalData: evaluationsPersonalData,
  erasure: evaluationsPersonalDataListeners,
};
