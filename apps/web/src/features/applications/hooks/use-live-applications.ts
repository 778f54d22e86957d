import { ACTIVITY_EVENT } from "@kerkis/contract/activity/activity.events.ts";
import { userTopic } from "@kerkis/contract/core/realtime.ts";
import { NOTIFICATION_INSERT } from "@kerkis/contract/notifications/notifications.events.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useSession } from "#shared/permissions/session.ts";
import { useChannel } from "#shared/realtime/use-channel.ts";
import { useResync } from "#shared/realtime/use-resync.ts";
import { applicationsQueries } from "../applications.queries.ts";

/** Refetches what is on screen when a decision arrives, and after a break in which one may have. */
export function useLiveApplications(): void {
  const { profile } = useSession();
  const queryClient = useQueryClient();
  const refresh = () => void queryClient.invalidateQueries({ queryKey: applicationsQueries.all() });
  // Who wants no notices of it in the bell still has it in the feed.
  useChannel(profile ? userTopic(profile.id) : null, { [NOTIFICATION_INSERT]: refresh, [ACTIVITY_EVENT]: refresh });
  useResync(refresh);
}
