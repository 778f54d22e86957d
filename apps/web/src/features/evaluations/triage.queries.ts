import { queryOptions } from "@tanstack/react-query";
import { api } from "#shared/api/client.ts";
import { listQuery } from "#shared/lists/list-query.ts";

/** What coordinators have beside the queue; their keys live here only. */
export const triageQueries = {
  all: () => ["triage"] as const,
  comments: (application_id: string) =>
    listQuery({
      key: [...triageQueries.all(), "comments"],
      input: { application_id },
      load: (start) => api.applications.comments({ application_id, ...start }),
    }),
  views: () => queryOptions({ queryKey: [...triageQueries.all(), "views"], queryFn: () => api.applications.views() }),
};
