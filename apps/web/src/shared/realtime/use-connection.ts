import { useSyncExternalStore } from "react";
import type { ConnectionState } from "./connection-state.ts";
import { useRealtime } from "./realtime-context.ts";

const never = (): (() => void) => () => undefined;

/** State of the live channel, for a word to the person when it is down. */
export function useConnection(): ConnectionState {
  const connection = useRealtime();
  return useSyncExternalStore(
    connection?.state.subscribe ?? never,
    () => connection?.state.get() ?? "connecting",
    () => "connecting" as const,
  );
}
