import { LIMITS } from "@kerkis/contract/core/limits.ts";
import { userTopic } from "@kerkis/contract/core/realtime.ts";
import {
  NOTIFICATION_INSERT,
  NOTIFICATION_UPDATE,
  NOTIFICATIONS_CHANGED,
  notificationEvent,
} from "@kerkis/contract/notifications/notifications.events.ts";
import type { Notification } from "@kerkis/contract/notifications/notifications.schema.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useChannel } from "#shared/realtime/use-channel.ts";
import { useResync } from "#shared/realtime/use-resync.ts";
import { toast } from "#shared/ui/toast.tsx";
import { notificationsQueries } from "../notifications.queries.ts";
import { changeEverywhere, withNew, withReplaced } from "./notification-cache.ts";
import { notificationText } from "./notification-text.ts";

/** Keeps the bell live (specification 7.4): new ones on top with a toast, changed ones replaced, missed ones fetched. */
export function useLiveNotifications(userId: string): void {
  const queryClient = useQueryClient();
  const refetch = () => void queryClient.invalidateQueries({ queryKey: notificationsQueries.all() });
  useChannel(userTopic(userId), {
    [NOTIFICATION_INSERT]: (payload) => {
      const parsed = notificationEvent.safeParse(payload);
      const item = parsed.data?.notification;
      if (!item) {
        refetch();
        return;
      }
      const bell = notificationsQueries.bell().queryKey;
      queryClient.setQueryData(bell, (page) => page && withNew(item, LIMITS.bellFetched)(page));
      void queryClient.invalidateQueries({ queryKey: notificationsQueries.pages() });
      announce(item);
    },
    [NOTIFICATION_UPDATE]: (payload) => {
      const parsed = notificationEvent.safeParse(payload);
      if (parsed.success) changeEverywhere(queryClient, withReplaced(parsed.data.notification));
      refetch();
    },
    [NOTIFICATIONS_CHANGED]: refetch,
  });
  useResync(refetch);
}

/** Destructive when it is an error (specification 7.4). */
function announce(item: Notification): void {
  const { title, message } = notificationText(item);
  toast[item.type](title, { description: message, id: item.id });
}
