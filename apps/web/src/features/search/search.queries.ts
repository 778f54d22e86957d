import { LIMITS } from "@kerkis/contract/core/limits.ts";
import { queryOptions } from "@tanstack/react-query";
import type { StartupHitFilters } from "@kerkis/contract/search/search.schema.ts";
import { api } from "#shared/api/client.ts";
import { listQuery } from "#shared/lists/list-query.ts";

/** Events that a text finds. */
export const eventsFor = (text: string) => ({ search: text, time: "all", sort: "latest" }) as const;

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
  investors: (text: string) =>
    listQuery({
      key: [...searchQueries.all(), "investors"],
      input: text,
      load: (start) => api.investors.list({ search: text, sort: "name", limit: LIMITS.pageSize, ...start }),
      retry: false,
      enabled: text !== "",
    }),
  investorsCount: (text: string) =>
    queryOptions({
      queryKey: [...searchQueries.all(), "investors", "count", text],
      queryFn: () => api.investors.listCount({ search: text }),
      enabled: text !== "",
    }),
  /** Those that are over too, the latest first. */
  events: (text: string) =>
    listQuery({
      key: [...searchQueries.all(), "events"],
      input: text,
      load: (start) => api.events.list({ ...eventsFor(text), limit: LIMITS.pageSize, ...start }),
      retry: false,
      enabled: text !== "",
    }),
  eventsCount: (text: string) =>
    queryOptions({
      queryKey: [...searchQueries.all(), "events", "count", text],
      queryFn: () => api.events.listCount({ search: text, time: "all" }),
      enabled: text !== "",
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
