import type { ServerModule } from "#platform/module.ts";
import { applicationsRoutes } from "./applications.routes.ts";
import { applicationsPersonalDataListeners } from "./privacy/personal-data.listeners.ts";
import { applicationsPersonalData } from "./privacy/personal-data.reads.ts";
import { applicationsRetention } from "./privacy/retention.listeners.ts";

export const applicationsModule: ServerModule = {
  name: "applications",
  after: ["programmes", "investors"],
  routes: () => applicationsRoutes,
  listeners: [applicationsRetention],
  personalData: applicationsPersonalData,
  erasure: applicationsPersonalDataListeners,
  showsFile: ["exists (select from applications where answers->>'logo_url' = file.url)"],
};
