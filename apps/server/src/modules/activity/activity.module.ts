import type { ServerModule } from "#platform/module.ts";
import { activityListeners } from "./activity.listeners.ts";
import { activityRoutes } from "./activity.routes.ts";
import { activityPersonalDataListeners } from "./personal-data.listeners.ts";
import { activityPersonalData } from "./personal-data.reads.ts";
import { activityRetention } from "./retention.listeners.ts";

export const activityModule: ServerModule = {
  name: "activity",
  after: ["evaluations"],
  routes: () => activityRoutes,
  listeners: [activityRetention, activityListeners],
  personalData: activityPersonalData,
  erasure: activityPersonalDataListeners,
};
