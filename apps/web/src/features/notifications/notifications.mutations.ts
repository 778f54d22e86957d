import type { Notification } from "@kerkis/contract/notifications/notifications.schema.ts";
import { useQueryClient, type QueryClient } from "@tanstack/react-query";
import { api } from "#shared/api/client.ts";
import { useCommand } from "#shared/commands/use-command.ts";
import { changeEverywhere, withAllRead, without, withRead } from "./model/notification-cache.ts";
import { notificationsQueries } from "./notifications.queries.ts";

/** Stops refetches under way, so that none overwrites the change that follows. */
const quiet = (queryClient: QueryClient) => queryClient.cancelQueries({ queryKey: notificationsQueries.all() });
const refetch = (queryClient: QueryClient) => queryClient.invalidateQueries({ queryKey: notificationsQueries.all() });

/** Items whose id starts so are read and removed here alone; nothing of them is stored (specification 4). */
const isLocalItem = ({ id }: Notification): boolean => id.startsWith("task-");

/** Marks one read at once on screen, and back when the server refuses. */
export function useMarkRead() {
  const queryClient = useQueryClient();
  return useCommand({
    overlaps: true,
    mutationFn: async (item: Notification) => {
      if (!isLocalItem(item)) await api.notifications.markRead({ id: item.id });
    },
    onMutate: async (item) => {
      await quiet(queryClient);
      return changeEverywhere(queryClient, withRead(item));
    },
    onError: (_error, _item, undo) => undo?.(),
    onSettled: (_data, _error, item) => (isLocalItem(item) ? undefined : refetch(queryClient)),
  });
}

/** Marks all read at once on screen, and back when the server refuses. */
export function useMarkAllRead() {
  const queryClient = useQueryClient();
  return useCommand({
    overlaps: true,
    mutationFn: () => api.notifications.markAllRead(),
    onMutate: async () => {
      await quiet(queryClient);
      return changeEverywhere(queryClient, withAllRead);
    },
    onError: (_error, _nothing, undo) => undo?.(),
    onSettled: () => refetch(queryClient),
  });
}

/** Drops one from the list at once, and back when the server refuses. */
export function useRemoveNotification() {
  const queryClient = useQueryClient();
  return useCommand({
    overlaps: true,
    mutationFn: async (item: Notification) => {
      if (!isLocalItem(item)) await api.notifications.remove({ id: item.id });
    },
    onMutate: async (item) => {
      await quiet(queryClient);
      return changeEverywhere(queryClient, without(item));
    },
    onError: (_error, _item, undo) => undo?.(),
    onSettled: (_data, _error, item) => (isLocalItem(item) ? undefined : refetch(queryClient)),
  });
}
