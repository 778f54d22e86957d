import type { Notification } from "@kerkis/contract/notifications/notifications.schema.ts";
import { useInfiniteQuery } from "@tanstack/react-query";
import { m } from "#messages";
import { errorText } from "#shared/api/errors.ts";
import { Card } from "#shared/ui/card.tsx";
import { EmptyState } from "#shared/ui/empty-state.tsx";
import { ErrorState } from "#shared/ui/error-state.tsx";
import { LoadMore } from "#shared/ui/load-more.tsx";
import { SkeletonRows } from "#shared/ui/skeleton.tsx";
import { toast } from "#shared/ui/toast.tsx";
import { useMarkRead, useRemoveNotification } from "../notifications.mutations.ts";
import { notificationsQueries, type NotificationFilter } from "../notifications.queries.ts";
import { NotificationRow } from "./notification-row.tsx";

/** All of the person's notifications, page by page; failures are told (specification 8). */
export function NotificationList({ filter }: { filter: NotificationFilter }) {
  const list = useInfiniteQuery(notificationsQueries.page(filter));
  const markRead = useMarkRead();
  const remove = useRemoveNotification();
  const items = list.data?.pages.flatMap((page) => page.items) ?? [];

  function read(item: Notification, isAsked: boolean) {
    markRead.mutate(item, {
      onSuccess: () => isAsked && toast.success(m.notifications_one_read()),
      onError: (error) => toast.error(m.notifications_mark_failed(), { description: errorText(error) }),
    });
  }
  function drop(item: Notification) {
    remove.mutate(item, {
      onSuccess: () => toast.success(m.notifications_removed()),
      onError: (error) => toast.error(m.notifications_remove_failed(), { description: errorText(error) }),
    });
  }
  if (list.isPending) return <SkeletonRows rows={6} />;
  if (list.isError && items.length === 0) {
    return (
      <ErrorState
        title={m.notifications_list_failed()}
        description={errorText(list.error)}
        onRetry={() => void list.refetch()}
        retrying={list.isRefetching}
      />
    );
  }
  if (items.length === 0) {
    const isUnread = filter === "unread";
    return (
      <EmptyState
        title={isUnread ? m.notifications_empty_unread() : m.notifications_empty()}
        description={isUnread ? m.notifications_empty_unread_text() : m.notifications_empty_text()}
      />
    );
  }
  return (
    <>
      <Card className="overflow-hidden">
        <ul className="divide-y divide-border">
          {items.map((item) => (
            <NotificationRow key={item.id} item={item} onRead={read} onRemove={drop} />
          ))}
        </ul>
      </Card>
      <LoadMore
        hasMore={list.hasNextPage}
        pending={list.isFetchingNextPage}
        onLoad={() => void list.fetchNextPage()}
        shown={items.length}
      />
    </>
  );
}
