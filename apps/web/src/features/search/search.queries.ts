import { LIMITS } from "@kerkis/contract/core/limits.ts";
import { queryOptions } from "@tanstack/react-query";
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
  startups: (text: string) =>
    listQuery({
      key: [...searchQueries.all(), "startups"],
      input: text,
      load: (start) => api.search.startups({ q: text, limit: LIMITS.pageSize, ...start }),
      retry: false,
      enabled: text !== "",
    }),
};
