import type { Notification, NotificationPage } from "@kerkis/contract/notifications/notifications.schema.ts";
import type { InfiniteData, QueryClient } from "@tanstack/react-query";
import { notificationsQueries } from "../notifications.queries.ts";

type Pages = InfiniteData<NotificationPage, string | null>;
type Change = (page: NotificationPage) => NotificationPage;

/** What the caches held, to put back when a change is refused. */
export type CacheSnapshot = () => void;

/** Applies a change to the bell and every page on screen. @returns a function that undoes it */
export function changeEverywhere(queryClient: QueryClient, change: Change): CacheSnapshot {
  const bellKey = notificationsQueries.bell().queryKey;
  const bell = queryClient.getQueryData(bellKey);
  const pages = queryClient.getQueriesData<Pages>({ queryKey: notificationsQueries.pages() });
  if (bell) queryClient.setQueryData(bellKey, change(bell));
  for (const [key, data] of pages) {
    if (data) queryClient.setQueryData<Pages>(key, { ...data, pages: data.pages.map(change) });
  }
  return () => {
    queryClient.setQueryData(bellKey, bell);
    for (const [key, data] of pages) queryClient.setQueryData(key, data);
  };
}

/** A new one comes on top of the bell and counts as unread; one that is there already changes nothing. */
export const withNew =
  (item: Notification, limit: number): Change =>
  (page) =>
    page.items.some(({ id }) => id === item.id)
      ? page
      : {
          ...page,
          items: [item, ...page.items].slice(0, limit),
          unread_count: page.unread_count + (item.is_read ? 0 : 1),
        };

/** A changed row replaces the one in the list. */
export const withReplaced =
  (item: Notification): Change =>
  (page) => ({
    ...page,
    items: page.items.map((known) => (known.id === item.id ? item : known)),
    unread_count: Math.max(0, page.unread_count - newlyRead(page, item)),
  });

const newlyRead = (page: NotificationPage, item: Notification): number =>
  item.is_read && page.items.some((known) => known.id === item.id && !known.is_read) ? 1 : 0;

/** The unread counter never goes below 0 (specification 4), wherever the row is. */
export const withRead =
  (target: Notification): Change =>
  (page) => ({
    ...page,
    items: page.items.map((item) => (item.id === target.id ? { ...item, is_read: true } : item)),
    unread_count: Math.max(0, page.unread_count - (target.is_read ? 0 : 1)),
  });

export const withAllRead: Change = (page) => ({
  ...page,
  items: page.items.map((item) => ({ ...item, is_read: true })),
  unread_count: 0,
});

export const without =
  (target: Notification): Change =>
  (page) => ({
    ...page,
    items: page.items.filter(({ id }) => id !== target.id),
    unread_count: Math.max(0, page.unread_count - (target.is_read ? 0 : 1)),
  });
