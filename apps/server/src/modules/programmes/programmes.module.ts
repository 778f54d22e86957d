import { challengeColumns } from "@kerkis/contract/programmes/challenges/challenges.columns.ts";
import { challengesContract } from "@kerkis/contract/programmes/challenges/challenges.contract.ts";
import { listExport } from "#platform/exports/list-export.ts";
import type { ServerModule } from "#platform/module.ts";
import { callCalendars } from "./challenges/call-calendar.routes.ts";
import { challengesRoutes } from "./challenges/challenges.routes.ts";
import { eligibilityRoutes } from "./eligibility/eligibility.routes.ts";
import { callChanged, programmeStepped } from "./programmes.events.ts";
import { programmesRoutes } from "./programmes.routes.ts";
import { programmesPersonalDataListeners } from "./privacy/personal-data.listeners.ts";
import { programmesPersonalData } from "./privacy/personal-data.reads.ts";
import { waitingJobs } from "./waiting/waiting.jobs.ts";
import { waitingRoutes } from "./waiting/waiting.routes.ts";

export const programmesModule: ServerModule = {
  name: "programmes",
  after: ["forms"],
  routes: () => ({ ...programmesRoutes, ...challengesRoutes, ...eligibilityRoutes, ...waitingRoutes }),
  jobs: [waitingJobs],
  personalData: programmesPersonalData,
  erasure: programmesPersonalDataListeners,
  httpRoutes: [callCalendars],
  exports: [listExport(challengesContract.challenges, "challenges", challengeColumns)],
  changesPublicPages: [callChanged, programmeStepped],
};
