import { ACTIVITY_EVENT } from "@kerkis/contract/activity/activity.events.ts";
import { activityEvent } from "@kerkis/contract/activity/activity.schema.ts";
import { orgTopic, userTopic } from "@kerkis/contract/core/realtime.ts";
import { useEffect, useRef } from "react";
import { useSession } from "#shared/permissions/session.ts";
import { useChannel } from "#shared/realtime/use-channel.ts";
import { useResync } from "#shared/realtime/use-resync.ts";

const SETTLE_MS = 250;

/** Calls back soon after an application or evaluation changed in the current organization, and after missed events. */
export function useLiveChanges(onChange: () => void): void {
  const { profile, current_organization } = useSession();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // One command emits several events; one look at the result is enough.
  const settle = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(onChange, SETTLE_MS);
  };
  const onActivity = (payload: unknown) => {
    const event = activityEvent.safeParse(payload);
    // Without an item it only says that something changed: another coordinator decided or assigned.
    if (!event.success || /^(application|evaluation)_/.test(event.data.item.activity_type)) settle();
  };
  useChannel(current_organization ? orgTopic(current_organization.organization_id) : null, {
    [ACTIVITY_EVENT]: onActivity,
  });
  useChannel(profile ? userTopic(profile.id) : null, { [ACTIVITY_EVENT]: onActivity });
  useResync(settle);
  useEffect(() => () => clearTimeout(timer.current), []);
}
