import { useEffect, useEffectEvent } from "react";
import type { Topic } from "@kerkis/contract/core/realtime.ts";
import { useRealtime } from "./realtime-context.ts";

/**
 * Listens to a topic's events while mounted; null listens to nothing. Payloads come from the wire: parse them with
 * the contract's schema. What was missed is refetched with `useResync`.
 */
export function useChannel(topic: Topic | null, handlers: Record<string, (payload: unknown) => void>): void {
  const connection = useRealtime();
  const onEvent = useEffectEvent((event: string, payload: unknown) => handlers[event]?.(payload));
  useEffect(() => {
    if (!connection || topic === null) return undefined;
    return connection.listen(topic, (event, payload) => onEvent(event, payload));
  }, [connection, topic]);
}
