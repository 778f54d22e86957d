import type { Notification } from "@kerkis/contract/notifications/notifications.schema.ts";
import { m } from "#messages";
import { errorText } from "#shared/api/errors.ts";
import type { ListAddress } from "#shared/lists/list-address.ts";
import type { ListFilters } from "#shared/lists/filters/list-filters.ts";
import { ListRows } from "#shared/lists/list-rows.tsx";
import { ResourceList } from "#shared/lists/resource-list.tsx";
import { useList } from "#shared/lists/use-list.ts";
import { SkeletonRows } from "#shared/ui/states/skeleton.tsx";
import { toast } from "#shared/ui/overlays/toast.tsx";
import { useMarkRead, useRemoveNotification } from "../notifications.mutations.ts";
import { notificationsQueries, type NotificationFilter } from "../notifications.queries.ts";
import { NotificationRow } from "./notification-row.tsx";

const asked = (): ListFilters => ({
  filters: [
    {
      kind: "chips",
      name: "filter",
      label: m.notifications_filter(),
      options: [
        { value: "all", label: m.notifications_filter_all() },
        { value: "unread", label: m.notifications_filter_unread() },
      ],
      fallback: "all",
    },
  ],
});

interface NotificationListProps {
  filter: NotificationFilter;
  address: ListAddress<object>;
}

/** All of the person's notifications, page by page; failures are told (specification 8). */
export function NotificationList({ filter, address }: NotificationListProps) {
  const list = useList(notificationsQueries.page(filter));
  const markRead = useMarkRead();
  const remove = useRemoveNotification();

  function read(item: Notification, isExplicit: boolean) {
    markRead.mutate(item, {
      onSuccess: () => isExplicit && toast.success(m.notifications_one_read()),
      onError: (error) => toast.error(m.notifications_mark_failed(), { description: errorText(error) }),
    });
  }
  function drop(item: Notification) {
    remove.mutate(item, {
      onSuccess: () => toast.success(m.notifications_removed()),
      onError: (error) => toast.error(m.notifications_remove_failed(), { description: errorText(error) }),
    });
  }
  return (
    <ResourceList
      list={list}
      asked={asked()}
      address={address}
      failed={m.notifications_list_failed()}
      skeleton={<SkeletonRows rows={6} />}
      empty={{
        title: m.notifications_empty(),
        text: m.notifications_empty_text(),
        filtered: { title: m.notifications_empty_unread(), text: m.notifications_empty_unread_text() },
      }}
    >
      {(items) => (
        <ListRows label={m.notifications_title()} rows={items} rowId={({ id }) => id}>
          {(item) => <NotificationRow item={item} onRead={read} onRemove={drop} />}
        </ListRows>
      )}
    </ResourceList>
  );
}
