import { ACTIVITY_CHANGED, ACTIVITY_EVENT } from "@kerkis/contract/activity/activity.events.ts";
import type { ActivityFeed, ActivityItem } from "@kerkis/contract/activity/activity.schema.ts";
import { LIMITS } from "@kerkis/contract/core/limits.ts";
import { orgTopic, userTopic } from "@kerkis/contract/core/realtime.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useSession } from "#shared/permissions/session.ts";
import { useChannel } from "#shared/realtime/use-channel.ts";
import { useResync } from "#shared/realtime/use-resync.ts";
import { activityQueries } from "../activity.queries.ts";
import { readActivity } from "../model/read-activity.ts";

const useOrganizationId = (): string | null => useSession().current_organization?.organization_id ?? null;

/** The feed of the current organization, live: new items come on top, missed ones are fetched. */
export function useActivity() {
  const organizationId = useOrganizationId();
  const userId = useSession().profile?.id;
  const queryClient = useQueryClient();
  const { queryKey } = activityQueries.feed(organizationId);
  const refetch = () => void queryClient.invalidateQueries({ queryKey });
  const receive = async (payload: unknown) => {
    const item = (await readActivity(payload))?.item;
    if (!item) refetch();
    if (item?.organization_id !== organizationId) return;
    queryClient.setQueryData(queryKey, (feed): ActivityFeed | undefined =>
      !feed || feed.items.some(({ id }) => id === item.id) ? feed : withItem(feed, item),
    );
  };
  const handlers = {
    [ACTIVITY_EVENT]: (payload: unknown) => void receive(payload),
    [ACTIVITY_CHANGED]: refetch,
  };
  useChannel(organizationId === null ? null : orgTopic(organizationId), handlers);
  useChannel(userId === undefined ? null : userTopic(userId), handlers);
  useResync(refetch);
  return useQuery(activityQueries.feed(organizationId));
}

const isNews = (item: ActivityItem): boolean => item.user_id !== null && !item.is_read;

const withItem = (feed: ActivityFeed, item: ActivityItem): ActivityFeed => ({
  items: [item, ...feed.items].slice(0, LIMITS.feedShown),
  unread_count: feed.unread_count + (isNews(item) ? 1 : 0),
});

/** What of the person's own is unread: how many, and those of them that are shown. */
export function useActivityUnread(): { count: number; shownIds: string[] } {
  const feed = useQuery(activityQueries.feed(useOrganizationId())).data;
  return { count: feed?.unread_count ?? 0, shownIds: feed?.items.filter(isNews).map(({ id }) => id) ?? [] };
}

/** Whether the feed could not be loaded. */
export const useActivityFailed = (): boolean => useQuery(activityQueries.feed(useOrganizationId())).isError;
