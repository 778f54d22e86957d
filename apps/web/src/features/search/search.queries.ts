import { LIMITS } from "@kerkis/contract/core/limits.ts";
import { queryOptions } from "@tanstack/react-query";
import type { EventHitFilters, InvestorHitFilters, StartupHitFilters } from "@kerkis/contract/search/search.schema.ts";
import { api } from "#shared/api/client.ts";
import { listQuery } from "#shared/lists/list-query.ts";

/** Queries of search; their keys live here only. A blank text asks nothing (specification 5); one that fails says so at once. */
export const searchQueries = {
  all: () => ["search"] as const,
  suggest: (text: string) =>
    queryOptions({
      queryKey: [...searchQueries.all(), "suggest", text],
      queryFn: ({ signal }) => api.search.suggest({ q: text }, { signal }),
      enabled: text !== "",
      retry: false,
      staleTime: 30_000,
    }),
  startups: (asked: StartupHitFilters) =>
    listQuery({
      key: [...searchQueries.all(), "startups"],
      input: asked,
      load: (start) => api.search.startups({ ...asked, limit: LIMITS.pageSize, ...start }),
      retry: false,
      enabled: asked.q !== "",
    }),
  /** How many the results are. */
  startupsCount: (asked: StartupHitFilters) =>
    queryOptions({
      queryKey: [...searchQueries.all(), "startups", "count", asked],
      queryFn: () => api.search.startupsCount(asked),
      enabled: asked.q !== "",
    }),
  startupFacets: (asked: StartupHitFilters) =>
    queryOptions({
      queryKey: [...searchQueries.all(), "startups", "facets", asked],
      queryFn: () => api.search.startupFacets(asked),
      enabled: asked.q !== "",
    }),
  investors: (asked: InvestorHitFilters) =>
    listQuery({
      key: [...searchQueries.all(), "investors"],
      input: asked,
      load: (start) => api.search.investors({ ...asked, limit: LIMITS.pageSize, ...start }),
      retry: false,
      enabled: asked.q !== "",
    }),
  investorsCount: (asked: InvestorHitFilters) =>
    queryOptions({
      queryKey: [...searchQueries.all(), "investors", "count", asked],
      queryFn: () => api.search.investorsCount(asked),
      enabled: asked.q !== "",
    }),
  investorFacets: (asked: InvestorHitFilters) =>
    queryOptions({
      queryKey: [...searchQueries.all(), "investors", "facets", asked],
      queryFn: () => api.search.investorFacets(asked),
      enabled: asked.q !== "",
    }),
  events: (asked: EventHitFilters) =>
    listQuery({
      key: [...searchQueries.all(), "events"],
      input: asked,
      load: (start) => api.search.events({ ...asked, limit: LIMITS.pageSize, ...start }),
      retry: false,
      enabled: asked.q !== "",
    }),
  eventsCount: (asked: EventHitFilters) =>
    queryOptions({
      queryKey: [...searchQueries.all(), "events", "count", asked],
      queryFn: () => api.search.eventsCount(asked),
      enabled: asked.q !== "",
    }),
  eventFacets: (asked: EventHitFilters) =>
    queryOptions({
      queryKey: [...searchQueries.all(), "events", "facets", asked],
      queryFn: () => api.search.eventFacets(asked),
      enabled: asked.q !== "",
    }),
  organizations: (text: string) =>
    listQuery({
      key: [...searchQueries.all(), "organizations"],
      input: text,
      load: (start) => api.search.organizations({ q: text, limit: LIMITS.pageSize, ...start }),
      retry: false,
      enabled: text !== "",
    }),
  organizationsCount: (text: string) =>
    queryOptions({
      queryKey: [...searchQueries.all(), "organizations", "count", text],
      queryFn: () => api.search.organizationsCount({ q: text }),
      enabled: text !== "",
    }),
};
