import type { ServerModule } from "#platform/module.ts";
import { importFileRoutes } from "./files.routes.ts";
import { recordsChanged } from "./imports.events.ts";
import { importJobs } from "./imports.jobs.ts";
import { importsRoutes } from "./imports.routes.ts";
import { importsPersonalDataListeners } from "./privacy/personal-data.listeners.ts";
import { importsPersonalData } from "./privacy/personal-data.reads.ts";

export const importsModule: ServerModule = {
  name: "imports",
  after: ["startups", "investors", "events"],
  routes: () => importsRoutes,
  httpRoutes: [importFileRoutes],
  jobs: [importJobs],
  personalData: importsPersonalData,
  erasure: importsPersonalDataListeners,
  changesPublicPages: [recordsChanged],
  showsFile: ["exists (select from imports where file_url = file.url)"],
};
