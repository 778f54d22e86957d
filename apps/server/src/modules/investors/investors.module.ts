import { investorColumns } from "@kerkis/contract/investors/investors.columns.ts";
import { investorsContract } from "@kerkis/contract/investors/investors.contract.ts";
import { linksFollowMerges } from "#modules/startups/startups.api.ts";
import { listExport } from "#platform/exports/list-export.ts";
import type { ServerModule } from "#platform/module.ts";
import { investorChanged, investorPublished, investorUnpublished } from "./investors.events.ts";
import { investorsRoutes } from "./investors.routes.ts";
import { investorPortfolio } from "./investors.tables.ts";
import { mergeRoutes } from "./merge/merge.routes.ts";
import { investorsPersonalDataListeners } from "./privacy/personal-data.listeners.ts";
import { investorsPersonalData } from "./privacy/personal-data.reads.ts";

export const investorsModule: ServerModule = {
  name: "investors",
  after: ["startups"],
  routes: () => ({ ...investorsRoutes, ...mergeRoutes }),
  exports: [listExport(investorsContract.list, "investors", investorColumns)],
  listeners: [
    // A merged startup stands in its investors' portfolios as the one that it became.
    linksFollowMerges({
      kind: "investors",
      table: investorPortfolio,
      startup: investorPortfolio.startup_id,
      other: investorPortfolio.investor_id,
      carried: investorPortfolio.created_at,
    }),
  ],
  personalData: investorsPersonalData,
  erasure: investorsPersonalDataListeners,
  changesPublicPages: [investorPublished, investorUnpublished, investorChanged],
  showsFile: ["exists (select from investors where logo_url = file.url)"],
};
