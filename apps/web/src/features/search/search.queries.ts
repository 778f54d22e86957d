import { LIMITS } from "@kerkis/contract/core/limits.ts";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { api } from "#shared/api/client.ts";

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
  startups: (text: string) =>
    infiniteQueryOptions({
      queryKey: [...searchQueries.all(), "startups", text],
      queryFn: ({ pageParam }) =>
        api.search.startups({ q: text, limit: LIMITS.pageSize, ...(pageParam !== null && { cursor: pageParam }) }),
      initialPageParam: null as string | null,
      getNextPageParam: (page) => page.next_cursor,
      retry: false,
      enabled: text !== "",
    }),
};
