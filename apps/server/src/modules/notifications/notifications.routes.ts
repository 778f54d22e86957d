import { LIMITS } from "@kerkis/contract/core/limits.ts";
import { notificationsContract } from "@kerkis/contract/notifications/notifications.contract.ts";
import { gated } from "#platform/http/gate.ts";
import { notificationCount, notificationsPage, unreadCountOf } from "./notifications.reads.ts";
import { markAllNotificationsRead, markNotificationRead, removeNotification } from "./notifications.service.ts";

const os = gated(notificationsContract);

export const notificationsRoutes = {
  list: os.list.handler(async ({ context, input }) => {
    const { platform } = context;
    const { userId } = context.actor;
    const [page, unread_count] = await Promise.all([
      notificationsPage(platform, userId, { limit: LIMITS.bellFetched, ...input }),
      unreadCountOf(platform.db, userId),
    ]);
    return { ...page, unread_count };
  }),
  listCount: os.listCount.handler(({ context, input }) =>
    notificationCount(context.platform.db, context.actor.userId, input),
  ),
  markRead: os.markRead.handler(async ({ context, input }) => ({
    unread_count: await markNotificationRead(context.platform, context.actor.userId, input.id),
  })),
  markAllRead: os.markAllRead.handler(async ({ context }) => ({
    unread_count: await markAllNotificationsRead(context.platform, context.actor.userId),
  })),
  remove: os.remove.handler(async ({ context, input }) => ({
    unread_count: await removeNotification(context.platform, context.actor.userId, input.id),
  })),
};
