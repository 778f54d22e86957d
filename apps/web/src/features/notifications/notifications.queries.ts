import { LIMITS } from "@kerkis/contract/core/limits.ts";
import type { NOTIFICATION_FILTERS } from "@kerkis/contract/notifications/notifications.taxonomy.ts";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { api } from "#shared/api/client.ts";

export type NotificationFilter = (typeof NOTIFICATION_FILTERS)[number];

/** Queries of notifications; their keys live here only. */
export const notificationsQueries = {
  all: () => ["notifications"] as const,
  /** The bell: the 20 newest and how many are unread (specification 9). */
  bell: () =>
    queryOptions({
      queryKey: [...notificationsQueries.all(), "bell"],
      queryFn: () => api.notifications.list({ limit: LIMITS.bellFetched }),
    }),
  pages: () => [...notificationsQueries.all(), "page"] as const,
  page: (filter: NotificationFilter) =>
    infiniteQueryOptions({
      queryKey: [...notificationsQueries.pages(), filter],
      queryFn: ({ pageParam }) =>
        api.notifications.list({ filter, limit: LIMITS.pageSize, ...(pageParam !== null && { cursor: pageParam }) }),
      initialPageParam: null as string | null,
      getNextPageParam: (page) => page.next_cursor,
    }),
};
