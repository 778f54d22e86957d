import { ACTIVITY_EVENT } from "@kerkis/contract/activity/activity.events.ts";
import { orgTopic, userTopic } from "@kerkis/contract/core/realtime.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useSession } from "#shared/permissions/session.ts";
import { useChannel } from "#shared/realtime/use-channel.ts";
import { useResync } from "#shared/realtime/use-resync.ts";
import { dashboardQueries } from "../dashboard.queries.ts";

const SETTLE_MS = 250;

/** Figures and next steps follow what happens, as the activity beside them does; after a break they are asked for again. */
export function useLiveDashboard(): void {
  const { profile, current_organization } = useSession();
  const queryClient = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // One command writes several activities; one look at the result is enough.
  const settle = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      void queryClient.invalidateQueries({ queryKey: dashboardQueries.mine().queryKey });
    }, SETTLE_MS);
  };
  useChannel(profile ? userTopic(profile.id) : null, { [ACTIVITY_EVENT]: settle });
  useChannel(current_organization ? orgTopic(current_organization.organization_id) : null, {
    [ACTIVITY_EVENT]: settle,
  });
  useResync(settle);
  useEffect(() => () => clearTimeout(timer.current), []);
}
