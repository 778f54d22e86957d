import type { ActivityFeed } from "@kerkis/contract/activity/activity.schema.ts";
import { useQueryClient } from "@tanstack/react-query";
import { api } from "#shared/api/client.ts";
import { useCommand } from "#shared/commands/use-command.ts";
import { useSession } from "#shared/permissions/session.ts";
import { activityQueries } from "./activity.queries.ts";

/** Marks one or many of the person's own items read: at once on screen, and back when the server refuses. */
export function useMarkActivityRead() {
  const queryClient = useQueryClient();
  const organizationId = useSession().current_organization?.organization_id ?? null;
  const { queryKey } = activityQueries.feed(organizationId);
  return useCommand({
    overlaps: true,
    mutationFn: (ids: string[]) => api.activity.markRead({ ids }),
    onMutate: async (ids) => {
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData(queryKey);
      queryClient.setQueryData(queryKey, (feed) => feed && withRead(feed, new Set(ids)));
      return before;
    },
    onError: (_error, _ids, before) => queryClient.setQueryData(queryKey, before),
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
}

/** The counter never goes below 0 (specification 4). */
function withRead({ items, unread_count }: ActivityFeed, ids: ReadonlySet<string>): ActivityFeed {
  const changed = items.filter((item) => ids.has(item.id) && !item.is_read).length;
  return {
    items: items.map((item) => (ids.has(item.id) ? { ...item, is_read: true } : item)),
    unread_count: Math.max(0, unread_count - changed),
  };
}
