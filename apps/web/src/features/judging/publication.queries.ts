import { queryOptions } from "@tanstack/react-query";
import { api } from "#shared/api/client.ts";
import { listQuery } from "#shared/lists/list-query.ts";

/** What a call's page asks for of its results; their keys live here only. */
export const publicationQueries = {
  all: () => ["published-results"] as const,
  publication: (programme_id: string) =>
    queryOptions({
      queryKey: [...publicationQueries.all(), "state", programme_id],
      queryFn: () => api.judging.publication({ programme_id }),
    }),
  selected: (programme_id: string) =>
    listQuery({
      key: [...publicationQueries.all(), "selected"],
      input: { programme_id },
      load: (start) => api.judging.selected({ programme_id, ...start }),
    }),
  selectedCount: (programme_id: string) =>
    queryOptions({
      queryKey: [...publicationQueries.all(), "selected", "count", programme_id],
      queryFn: () => api.judging.selectedCount({ programme_id }),
    }),
};
