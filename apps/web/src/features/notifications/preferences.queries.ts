import { queryOptions } from "@tanstack/react-query";
import { api } from "#shared/api/client.ts";

/** Queries of what reaches a person, and how; their keys live here only. */
export const preferencesQueries = {
  all: () => ["notification-preferences"] as const,
  mine: () =>
    queryOptions({
      queryKey: [...preferencesQueries.all(), "mine"],
      queryFn: () => api.notifications.preferences(),
    }),
  /** Whether this session's browser takes web push. */
  push: () =>
    queryOptions({
      queryKey: [...preferencesQueries.all(), "push"],
      queryFn: () => api.notifications.pushState(),
    }),
};
