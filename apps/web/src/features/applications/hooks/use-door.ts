import type { Application } from "@kerkis/contract/applications/applications.schema.ts";
import { NOTIFICATION_INSERT } from "@kerkis/contract/notifications/notifications.events.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { askAgain } from "#shared/api/ask-again.ts";
import { useWhenLive } from "#shared/realtime/use-when-live.ts";
import { applicationsQueries } from "../applications.queries.ts";

/** Longer than a timer can wait. */
const TIMER_MAX = 2 ** 31 - 1;

/**
 * Asks anew for a draft the moment its call's door moves, by the server's clock, and when its applicant is told of something: what the
 * page says of it is true to the second.
 * @param isSubmitting while it is, the answer to that is what the page waits for; nothing else replaces the form
 */
export function useDoor({ id, door }: Application, isSubmitting: boolean): void {
  const queryClient = useQueryClient();
  useWhenLive({ person: { [NOTIFICATION_INSERT]: true } }, () => {
    if (!isSubmitting) void askAgain(queryClient, [applicationsQueries.application(id).queryKey]);
  });
  useEffect(() => {
    if (!door?.until) return undefined;
    const { queryKey } = applicationsQueries.application(id);
    const { dataUpdatedAt = 0 } = queryClient.getQueryState(queryKey) ?? {};
    // What came with the page is at most as old as the page, whatever this computer's clock says.
    const age = Math.min(Math.max(0, Date.now() - dataUpdatedAt), performance.now());
    const left = Date.parse(door.until) - Date.parse(door.now) - age;
    const timer = setTimeout(
      () => void queryClient.invalidateQueries({ queryKey }),
      Math.min(Math.max(0, left + 1), TIMER_MAX),
    );
    return () => clearTimeout(timer);
  }, [id, door, queryClient]);
}
