import { searchContract } from "@kerkis/contract/search/search.contract.ts";
import { startupVisibility } from "#modules/startups/startups.api.ts";
import { gated } from "#platform/http/gate.ts";
import { startupHitFacets } from "./facets.reads.ts";
import { countOrganizationHits, searchOrganizations } from "./organization-hits.reads.ts";
import { countStartupHits, searchStartups } from "./search.reads.ts";
import { suggest } from "./suggestions.reads.ts";

const os = gated(searchContract);

export const searchRoutes = {
  suggest: os.suggest.handler(async ({ context, input }) => ({
    items: await suggest(context.platform, startupVisibility(context.actor), input.q),
  })),
  startups: os.startups.handler(({ context, input }) =>
    searchStartups(context.platform, startupVisibility(context.actor), input),
  ),
  startupsCount: os.startupsCount.handler(({ context, input }) =>
    countStartupHits(context.platform.db, startupVisibility(context.actor), input),
  ),
  organizations: os.organizations.handler(({ context, input }) => searchOrganizations(context.platform, input)),
  organizationsCount: os.organizationsCount.handler(({ context, input }) =>
    countOrganizationHits(context.platform.db, input.q),
  ),
  startupFacets: os.startupFacets.handler(({ context, input }) =>
    startupHitFacets(context.platform.db, startupVisibility(context.actor), input),
  ),
};
