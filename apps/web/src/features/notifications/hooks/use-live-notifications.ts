import { LIMITS } from "@kerkis/contract/core/limits.ts";
import { userTopic } from "@kerkis/contract/core/realtime.ts";
import {
  NOTIFICATION_INSERT,
  NOTIFICATION_UPDATE,
  NOTIFICATIONS_CHANGED,
} from "@kerkis/contract/notifications/notifications.events.ts";
import type { Notification, NotificationEvent } from "@kerkis/contract/notifications/notifications.schema.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useChannel } from "#shared/realtime/use-channel.ts";
import { useResync } from "#shared/realtime/use-resync.ts";
import { toast } from "#shared/ui/overlays/toast.tsx";
import { notificationsQueries } from "../notifications.queries.ts";
import { changeEverywhere, withNew, withReplaced } from "../model/notification-cache.ts";

/** Keeps the bell live (specification 7.4): new ones on top with a toast (none in quiet hours), changed ones replaced, missed ones fetched. */
export function useLiveNotifications(userId: string): void {
  const queryClient = useQueryClient();
  const refetch = () => void queryClient.invalidateQueries({ queryKey: notificationsQueries.all() });
  const insert = async (payload: unknown) => {
    const event = await readNotification(payload);
    if (!event) {
      refetch();
      return;
    }
    const bell = notificationsQueries.bell().queryKey;
    queryClient.setQueryData(bell, (page) => page && withNew(event.notification, LIMITS.bellFetched)(page));
    void queryClient.invalidateQueries({ queryKey: notificationsQueries.pages() });
    if (!event.silent) await announce(event.notification);
  };
  const update = async (payload: unknown) => {
    const event = await readNotification(payload);
    if (event) changeEverywhere(queryClient, withReplaced(event.notification));
    refetch();
  };
  useChannel(userTopic(userId), {
    [NOTIFICATION_INSERT]: (payload) => void insert(payload),
    [NOTIFICATION_UPDATE]: (payload) => void update(payload),
    [NOTIFICATIONS_CHANGED]: refetch,
  });
  useResync(refetch);
}

/** Destructive when it is an error (specification 7.4). The words of what happens load with the first of it. */
async function announce(item: Notification): Promise<void> {
  const { notificationText } = await import("../model/notification-text.ts");
  const { title, message } = notificationText(item);
  toast[item.type](title, { description: message, id: item.id });
}

/** What such an event tells; undefined when it is not understood. Its schema loads with the first one. */
async function readNotification(payload: unknown): Promise<NotificationEvent | undefined> {
  const schema = await import("@kerkis/contract/notifications/notifications.schema.ts").catch(() => undefined);
  return schema?.notificationEvent.safeParse(payload).data;
}
