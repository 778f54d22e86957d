import type { Application } from "@kerkis/contract/applications/applications.schema.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { applicationsQueries } from "../applications.queries.ts";

/** Longer than a timer can wait. */
const TIMER_MAX = 2 ** 31 - 1;

/** Asks anew for a draft the moment its call's door moves, by the server's clock: what the page says of it is true to the second. */
export function useDoor({ id, door }: Application): void {
  const queryClient = useQueryClient();
  const isFirst = useRef(true);
  useEffect(() => {
    if (!door?.until) return undefined;
    // What came with the page is at most as old as the page.
    const age = isFirst.current ? performance.now() : 0;
    isFirst.current = false;
    const left = Date.parse(door.until) - Date.parse(door.now) - age;
    const timer = setTimeout(
      () => void queryClient.invalidateQueries({ queryKey: applicationsQueries.application(id).queryKey }),
      Math.min(Math.max(0, left + 1), TIMER_MAX),
    );
    return () => clearTimeout(timer);
  }, [id, door, queryClient]);
}
