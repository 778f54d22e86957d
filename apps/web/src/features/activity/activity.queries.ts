import { queryOptions } from "@tanstack/react-query";
import { api } from "#shared/api/client.ts";

/** Queries of the activity feed; their keys live here only. */
export const activityQueries = {
  all: () => ["activity"] as const,
  /** The person's own and the organization's latest; the server answers for the current organization. */
  feed: (organizationId: string | null) =>
    queryOptions({
      queryKey: [...activityQueries.all(), "feed", organizationId],
      queryFn: () => api.activity.feed(),
      enabled: organizationId !== null,
    }),
};
