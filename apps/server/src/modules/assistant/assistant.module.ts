import type { ServerModule } from "#platform/module.ts";
import { assistantJobs } from "./assistant.jobs.ts";
import { assistantListeners } from "./assistant.listeners.ts";
import { assistantRoutes } from "./assistant.routes.ts";
import { assistantPersonalDataListeners } from "./privacy/personal-data.listeners.ts";
import { assistantPersonalData } from "./privacy/personal-data.reads.ts";

export const assistantModule: ServerModule = {
  name: "assistant",
  after: ["admin"],
  routes: () => assistantRoutes,
  listeners: [assistantListeners],
  jobs: [assistantJobs],
  personalData: assistantPersonalData,
  erasure: assistantPersonalDataListeners,
};
