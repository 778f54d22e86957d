import type { ServerModule } from "#platform/module.ts";
import { investorsRoutes } from "./investors.routes.ts";
import { investorsPersonalDataListeners } from "./privacy/personal-data.listeners.ts";
import { investorsPersonalData } from "./privacy/personal-data.reads.ts";

export const investorsModule: ServerModule = {
  name: "investors",
  after: ["startups"],
  routes: () => investorsRoutes,
  personalData: investorsPersonalData,
  erasure: investorsPersonalDataListeners,
  showsFile: ["exists (select from investors where logo_url = file.url)"],
};
