import { investorColumns } from "@kerkis/contract/investors/investors.columns.ts";
import { investorsContract } from "@kerkis/contract/investors/investors.contract.ts";
import { listExport } from "#platform/exports/list-export.ts";
import type { ServerModule } from "#platform/module.ts";
import { mergedStartupsListeners } from "./merged-startups.listeners.ts";
import { investorChanged, investorPublished, investorUnpublished } from "./investors.events.ts";
import { investorsRoutes } from "./investors.routes.ts";
import { investorsPersonalDataListeners } from "./privacy/personal-data.listeners.ts";
import { investorsPersonalData } from "./privacy/personal-data.reads.ts";

export const investorsModule: ServerModule = {
  name: "investors",
  after: ["startups"],
  routes: () => investorsRoutes,
  exports: [listExport(investorsContract.list, "investors", investorColumns)],
  listeners: [mergedStartupsListeners],
  personalData: investorsPersonalData,
  erasure: investorsPersonalDataListeners,
  changesPublicPages: [investorPublished, investorUnpublished, investorChanged],
  showsFile: ["exists (select from investors where logo_url = file.url)"],
};
