import { endpoint } from "../core/endpoint.ts";
import { listEndpoints } from "../core/lists.ts";
import {
  eventHitFacets,
  eventHitFilters,
  eventHitList,
  investorHitFacets,
  investorHitFilters,
  investorHitList,
  organizationHitList,
  startupHitFacets,
  startupHitFilters,
  startupHitList,
  suggestions,
  suggestQuery,
} from "./search.schema.ts";

const publicly = { access: { kind: "public" } } as const;

export const searchContract = {
  suggest: endpoint({
    ...publicly,
    method: "GET",
    path: "/search/suggest",
    summary: "The best few matches of each type that the caller may see",
  })
    .input(suggestQuery)
    .output(suggestions),
  ...listEndpoints(
    "startups",
    {
      ...publicly,
      path: "/search/startups",
      summary: "Startups that match and that the caller may see, best first",
    },
    startupHitList,
  ),
  ...listEndpoints(
    "organizations",
    { ...publicly, path: "/search/organizations", summary: "Organizations that match and are open, best first" },
    organizationHitList,
  ),
  startupFacets: endpoint({
    ...publicly,
    method: "GET",
    path: "/search/startups/facets",
    summary: "Industries, stages and regions of the startups that match, with counts",
  })
    .input(startupHitFilters)
    .output(startupHitFacets),
  ...listEndpoints(
    "investors",
    {
      ...publicly,
      path: "/search/investors",
      summary: "Investors that match and that the caller may see, best first",
    },
    investorHitList,
  ),
  investorFacets: endpoint({
    ...publicly,
    method: "GET",
    path: "/search/investors/facets",
    summary: "Types, stages, industries and countries of the investors that match, with counts",
  })
    .input(investorHitFilters)
    .output(investorHitFacets),
  ...listEndpoints(
    "events",
    { ...publicly, path: "/search/events", summary: "Published events that match, best first" },
    eventHitList,
  ),
  eventFacets: endpoint({
    ...publicly,
    method: "GET",
    path: "/search/events/facets",
    summary: "Kinds, places and times of the published events that match, with counts",
  })
    .input(eventHitFilters)
    .output(eventHitFacets),
};
