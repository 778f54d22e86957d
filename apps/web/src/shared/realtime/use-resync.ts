import { useEffect, useEffectEvent } from "react";
import { useRealtime } from "./realtime-context.ts";

/**
 * Calls back whenever live events may have been missed: once joined, after every reconnect, and when the server was
 * deaf for a while. Invalidate the query keys of what you show.
 */
export function useResync(refetch: () => void): void {
  const connection = useRealtime();
  const onResync = useEffectEvent(refetch);
  useEffect(() => connection?.onResync(() => onResync()), [connection]);
}
