import { ACTIVITY_EVENT, activityEvent } from "@kerkis/contract/activity/activity.events.ts";
import type { ActivityFeed } from "@kerkis/contract/activity/activity.schema.ts";
import { LIMITS } from "@kerkis/contract/core/limits.ts";
import { orgTopic, userTopic } from "@kerkis/contract/core/realtime.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useSession } from "#shared/permissions/session.ts";
import { useChannel } from "#shared/realtime/use-channel.ts";
import { useResync } from "#shared/realtime/use-resync.ts";
import { activityQueries } from "../activity.queries.ts";

const useOrganizationId = (): string | null => useSession().current_organization?.organization_id ?? null;

/** The feed of the current organization, live: new items come on top, missed ones are fetched. */
export function useActivity() {
  const organizationId = useOrganizationId();
  const userId = useSession().profile?.id;
  const queryClient = useQueryClient();
  const { queryKey } = activityQueries.feed(organizationId);
  const refetch = () => void queryClient.invalidateQueries({ queryKey });
  const handlers = {
    [ACTIVITY_EVENT]: (payload: unknown) => {
      const parsed = activityEvent.safeParse(payload);
      const item = parsed.data?.item;
      if (!item) refetch();
      if (item?.organization_id !== organizationId) return;
      queryClient.setQueryData(queryKey, (feed): ActivityFeed | undefined =>
        !feed || feed.items.some(({ id }) => id === item.id)
          ? feed
          : { items: [item, ...feed.items].slice(0, LIMITS.feedShown) },
      );
    },
  };
  useChannel(organizationId === null ? null : orgTopic(organizationId), handlers);
  useChannel(userId === undefined ? null : userTopic(userId), handlers);
  useResync(refetch);
  return useQuery(activityQueries.feed(organizationId));
}

/** Whether the feed could not be loaded. */
export const useActivityFailed = (): boolean => useQuery(activityQueries.feed(useOrganizationId())).isError;
