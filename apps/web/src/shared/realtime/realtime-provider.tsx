import { useEffect, useState, type ReactNode } from "react";
import { RealtimeConnection } from "./realtime-connection.ts";
import { RealtimeContext } from "./realtime-context.ts";
import { usePresenceReport } from "./use-presence-report.ts";

interface RealtimeProviderProps {
  /** Path of the page, without query, as others see it. */
  currentPage: string;
  /** The server ended this session elsewhere. */
  onSessionEnded?: () => void;
  children: ReactNode;
}

/**
 * Gives signed-in pages the live channel; give it the user's id as `key`. The client library loads once the page
 * has hydrated and is idle, so it weighs on no first paint.
 */
export function RealtimeProvider({ currentPage, onSessionEnded, children }: RealtimeProviderProps) {
  const [connection] = useState(() => new RealtimeConnection(onSessionEnded ? { onSessionEnded } : {}));
  useEffect(() => {
    const start = (): void => void connection.start();
    const idle = window.requestIdleCallback?.(start, { timeout: 2_000 });
    const timer = idle === undefined ? setTimeout(start, 200) : undefined;
    return () => {
      if (idle !== undefined) window.cancelIdleCallback(idle);
      clearTimeout(timer);
      connection.stop();
    };
  }, [connection]);
  usePresenceReport(connection, currentPage);
  return <RealtimeContext value={connection}>{children}</RealtimeContext>;
}
