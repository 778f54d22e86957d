import { judgingContract } from "@kerkis/contract/judging/judging.contract.ts";
import { rankingColumns } from "@kerkis/contract/judging/results/results.columns.ts";
import { listExport } from "#platform/exports/list-export.ts";
import type { ServerModule } from "#platform/module.ts";
import { judgingRoutes } from "./judging.routes.ts";
import { judgingPersonalDataListeners } from "./privacy/personal-data.listeners.ts";
import { judgingPersonalData } from "./privacy/personal-data.reads.ts";

export const judgingModule: ServerModule = {
  name: "judging",
  after: ["evaluations"],
  routes: () => judgingRoutes,
  exports: [listExport(judgingContract.ranking, "ranking", rankingColumns)],
  personalData: judgingPersonalData,
  erasure: judgingPersonalDataListeners,
};
