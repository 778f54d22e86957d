import { LIMITS } from "@kerkis/contract/core/limits.ts";
import { queryOptions } from "@tanstack/react-query";
import type { StartupHitFilters } from "@kerkis/contract/search/search.schema.ts";
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
  /** The first few; the rest stands on the investors' own page. */
  investors: (text: string) =>
    queryOptions({
      queryKey: [...searchQueries.all(), "investors", text],
      queryFn: () => api.investors.list({ search: text, limit: LIMITS.searchPerType, sort: "name" }),
      retry: false,
      enabled: text !== "",
    }),
};
