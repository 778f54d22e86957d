import { LIMITS } from "@kerkis/contract/core/limits.ts";
import type { NOTIFICATION_FILTERS } from "@kerkis/contract/notifications/notifications.taxonomy.ts";
import { queryOptions } from "@tanstack/react-query";
import { api } from "#shared/api/client.ts";
import { listQuery } from "#shared/lists/list-query.ts";

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
    listQuery({
      key: notificationsQueries.pages(),
      input: filter,
      load: (start) => api.notifications.list({ filter, limit: LIMITS.pageSize, ...start }),
    }),
};
