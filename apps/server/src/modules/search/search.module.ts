import { eventColumns } from "@kerkis/contract/events/events.columns.ts";
import { investorHitColumns } from "@kerkis/contract/investors/investors.columns.ts";
import { organizationHitColumns } from "@kerkis/contract/search/search.columns.ts";
import { searchContract } from "@kerkis/contract/search/search.contract.ts";
import { startupHitColumns } from "@kerkis/contract/startups/startups.columns.ts";
import { listExport } from "#platform/exports/list-export.ts";
import type { ServerModule } from "#platform/module.ts";
import { searchRoutes } from "./search.routes.ts";

export const searchModule: ServerModule = {
  name: "search",
  after: ["startups", "investors", "events"],
  routes: () => searchRoutes,
  exports: [
    listExport(searchContract.startups, "search-startups", startupHitColumns),
    listExport(searchContract.investors, "search-investors", investorHitColumns),
    listExport(searchContract.events, "search-events", eventColumns),
    listExport(searchContract.organizations, "search-organizations", organizationHitColumns),
  ],
};
