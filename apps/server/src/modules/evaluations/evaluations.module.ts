import { templateColumns } from "@kerkis/contract/evaluations/templates/templates.columns.ts";
import { templatesContract } from "@kerkis/contract/evaluations/templates/templates.contract.ts";
import { listExport } from "#platform/exports/list-export.ts";
import type { ServerModule } from "#platform/module.ts";
import { judgedFileRoutes } from "./rounds/judged-files.routes.ts";
import { evaluationsListeners } from "./evaluations.listeners.ts";
import { evaluationsRoutes } from "./evaluations.routes.ts";
import { evaluationsPersonalDataListeners } from "./privacy/personal-data.listeners.ts";
import { evaluationsPersonalData } from "./privacy/personal-data.reads.ts";
import { templatesRoutes } from "./templates/templates.routes.ts";

export const evaluationsModule: ServerModule = {
  name: "evaluations",
  after: ["applications"],
  routes: () => ({ ...evaluationsRoutes, ...templatesRoutes }),
  exports: [listExport(templatesContract.templates, "evaluation-templates", templateColumns)],
  httpRoutes: [judgedFileRoutes],
  listeners: [evaluationsListeners],
  personalData: evaluationsPersonalData,
  erasure: evaluationsPersonalDataListeners,
};
