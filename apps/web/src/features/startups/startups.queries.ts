import { LIMITS } from "@kerkis/contract/core/limits.ts";
import type { StartupListQuery } from "@kerkis/contract/startups/startups.schema.ts";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { api } from "#shared/api/client.ts";

export type StartupListInput = Omit<StartupListQuery, "cursor" | "limit">;

/** Queries of the registry; their keys live here only. */
export const startupsQueries = {
  all: () => ["startups"] as const,
  lists: () => [...startupsQueries.all(), "list"] as const,
  /** The registry page by page, from `cursor` on (a link of a browser without scripts). */
  list: (input: StartupListInput, cursor: string | null = null) =>
    infiniteQueryOptions({
      queryKey: [...startupsQueries.lists(), input, cursor],
      queryFn: ({ pageParam }) =>
        api.startups.list({ ...input, limit: LIMITS.pageSize, ...(pageParam !== null && { cursor: pageParam }) }),
      initialPageParam: cursor,
      getNextPageParam: (page) => page.next_cursor,
    }),
  /** How many the list has. */
  count: ({ sort: _sort, ...filters }: StartupListInput) =>
    queryOptions({
      queryKey: [...startupsQueries.lists(), "count", filters],
      queryFn: () => api.startups.listCount(filters),
    }),
  facets: () =>
    queryOptions({
      queryKey: [...startupsQueries.all(), "facets"],
      queryFn: () => api.startups.facets(),
      staleTime: 60_000,
    }),
  startup: (id: string) =>
    queryOptions({ queryKey: [...startupsQueries.all(), "startup", id], queryFn: () => api.startups.get({ id }) }),
};
