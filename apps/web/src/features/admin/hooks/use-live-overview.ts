import { ACTIVITY_EVENT } from "@kerkis/contract/activity/activity.events.ts";
import { orgTopic, userTopic } from "@kerkis/contract/core/realtime.ts";
import { MEMBERS_CHANGED_EVENT } from "@kerkis/contract/organizations/members.events.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useSession } from "#shared/permissions/session.ts";
import { useChannel } from "#shared/realtime/use-channel.ts";
import { useResync } from "#shared/realtime/use-resync.ts";
import { organizationAdminQueries } from "../organization-admin.queries.ts";

const SETTLE_MS = 1000;

/** The figures of /admin follow what happens in the organization. */
export function useLiveOverview(): void {
  const { profile, current_organization: current } = useSession();
  const queryClient = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const settle = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(
      () => void queryClient.invalidateQueries({ queryKey: organizationAdminQueries.overview().queryKey }),
      SETTLE_MS,
    );
  };
  useChannel(profile ? userTopic(profile.id) : null, { [ACTIVITY_EVENT]: settle });
  useChannel(current ? orgTopic(current.organization_id) : null, {
    [ACTIVITY_EVENT]: settle,
    [MEMBERS_CHANGED_EVENT]: settle,
  });
  useResync(settle);
  useEffect(() => () => clearTimeout(timer.current), []);
}
