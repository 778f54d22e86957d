import { judgingContract } from "@kerkis/contract/judging/judging.contract.ts";
import { rankingColumns } from "@kerkis/contract/judging/results/results.columns.ts";
import { listExport } from "#platform/exports/list-export.ts";
import type { ServerModule } from "#platform/module.ts";
import { assignmentJobs } from "./assignment/reminders.jobs.ts";
import { publicationListeners } from "./publication/publication.listeners.ts";
import { decisionsListeners } from "./decisions/decisions.listeners.ts";
import { dossierFiles } from "./dossier/dossier-files.routes.ts";
import { judgingRoutes } from "./judging.routes.ts";
import { resultsChanged } from "./publication/publication.events.ts";
import { judgingPersonalDataListeners } from "./privacy/personal-data.listeners.ts";
import { judgingPersonalData } from "./privacy/personal-data.reads.ts";

export const judgingModule: ServerModule = {
  name: "judging",
  after: ["evaluations"],
  routes: () => judgingRoutes,
  httpRoutes: [dossierFiles],
  exports: [listExport(judgingContract.ranking, "ranking", rankingColumns)],
  jobs: [assignmentJobs],
  listeners: [decisionsListeners, publicationListeners],
  changesPublicPages: [resultsChanged],
  personalData: judgingPersonalData,
  erasure: judgingPersonalDataListeners,
};
