import { endpoint } from "../core/endpoint.ts";
import { listEndpoints } from "../core/lists.ts";
import { notificationId, notificationList, unreadCount } from "./notifications.schema.ts";

const mine = { access: { kind: "signed-in" } } as const;

export const notificationsContract = {
  ...listEndpoints(
    "list",
    { ...mine, path: "/notifications", summary: "The caller's notifications, newest first" },
    notificationList,
  ),
  markRead: endpoint({ ...mine, method: "POST", path: "/notifications/{id}/read", summary: "Mark one read" })
    .input(notificationId)
    .output(unreadCount),
  markAllRead: endpoint({ ...mine, method: "POST", path: "/notifications/read", summary: "Mark all read" }).output(
    unreadCount,
  ),
  remove: endpoint({
    ...mine,
    method: "DELETE",
    path: "/notifications/{id}",
    summary: "Drop one from the list; it counts as read",
  })
    .input(notificationId)
    .output(unreadCount),
};
