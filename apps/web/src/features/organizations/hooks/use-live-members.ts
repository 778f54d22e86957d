import { orgTopic } from "@kerkis/contract/core/realtime.ts";
import { MEMBERS_CHANGED_EVENT } from "@kerkis/contract/organizations/members.events.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useChannel } from "#shared/realtime/use-channel.ts";
import { useResync } from "#shared/realtime/use-resync.ts";
import { membersQueries } from "../members.queries.ts";

const SETTLE_MS = 400;

/** Keeps the lists of members and invitations as they are now, whoever changes them. */
export function useLiveMembers(organizationId: string): void {
  const queryClient = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const refetch = () => void queryClient.invalidateQueries({ queryKey: membersQueries.of(organizationId) });
  // A bulk action tells of every row; one look at the result is enough.
  const settle = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(refetch, SETTLE_MS);
  };
  useChannel(orgTopic(organizationId), { [MEMBERS_CHANGED_EVENT]: settle });
  useResync(settle);
  useEffect(() => () => clearTimeout(timer.current), []);
}
