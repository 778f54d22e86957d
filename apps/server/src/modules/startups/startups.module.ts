import type { ServerModule } from "#platform/module.ts";
import { startupsPersonalDataListeners } from "./privacy/personal-data.listeners.ts";
import { startupsPersonalData } from "./privacy/personal-data.reads.ts";
import { startupPublished, startupUnpublished } from "./startups.api.ts";
import { startupsRoutes } from "./startups.routes.ts";

export const startupsModule: ServerModule = {
  name: "startups",
  after: ["organizations"],
  routes: () => startupsRoutes,
  personalData: startupsPersonalData,
  erasure: startupsPersonalDataListeners,
  changesPublicPages: [startupPublished, startupUnpublished],
  showsFile: ["exists (select from startups where logo_url = file.url)"],
};
