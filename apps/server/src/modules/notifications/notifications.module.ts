import type { ServerModule } from "#platform/module.ts";
import { notificationsJobs } from "./notifications.jobs.ts";
import { notificationsListeners } from "./notifications.listeners.ts";
import { notificationsRoutes } from "./notifications.routes.ts";
import { notificationsPersonalDataListeners } from "./privacy/personal-data.listeners.ts";
import { notificationsPersonalData } from "./privacy/personal-data.reads.ts";
import { preferencesRoutes } from "./preferences/preferences.routes.ts";
import { notificationsRetention } from "./privacy/retention.listeners.ts";

export const notificationsModule: ServerModule = {
  name: "notifications",
  after: ["evaluations"],
  routes: () => ({ ...notificationsRoutes, ...preferencesRoutes }),
  listeners: [notificationsRetention, notificationsListeners],
  jobs: [notificationsJobs],
  personalData: notificationsPersonalData,
  erasure: notificationsPersonalDataListeners,
};
