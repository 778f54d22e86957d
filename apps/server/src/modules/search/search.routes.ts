import { searchContract } from "@kerkis/contract/search/search.contract.ts";
import { startupVisibility } from "#modules/startups/startups.api.ts";
import { gated } from "#platform/http/gate.ts";
import { countEventHits, eventHitFacets, searchEvents } from "./event-hits.reads.ts";
import { countInvestorHits, investorHitFacets, searchInvestors } from "./investor-hits.reads.ts";
import { countOrganizationHits, searchOrganizations } from "./organization-hits.reads.ts";
import { countStartupHits, searchStartups, startupHitFacets } from "./search.reads.ts";
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
  investors: os.investors.handler(({ context: { platform, actor }, input }) =>
    searchInvestors(platform, startupVisibility(actor), input),
  ),
  investorsCount: os.investorsCount.handler(({ context: { platform, actor }, input }) =>
    countInvestorHits(platform.db, startupVisibility(actor), input),
  ),
  investorFacets: os.investorFacets.handler(({ context: { platform, actor }, input }) =>
    investorHitFacets(platform.db, startupVisibility(actor), input),
  ),
  events: os.events.handler(({ context: { platform }, input }) => searchEvents(platform, input)),
  eventsCount: os.eventsCount.handler(({ context: { platform }, input }) => countEventHits(platform, input)),
  eventFacets: os.eventFacets.handler(({ context: { platform }, input }) => eventHitFacets(platform, input)),
};
