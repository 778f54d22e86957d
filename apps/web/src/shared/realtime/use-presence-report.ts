import { useEffect } from "react";
import type { RealtimeConnection } from "./realtime-connection.ts";

/** Tells others where this tab is, and whether it is seen: away when hidden, online when visible (specification 4). */
export function usePresenceReport(connection: RealtimeConnection, currentPage: string): void {
  useEffect(() => {
    const tell = (): void => {
      const status = document.visibilityState === "hidden" ? "away" : "online";
      connection.tellPresence({ status, current_page: currentPage.slice(0, 200) });
    };
    tell();
    document.addEventListener("visibilitychange", tell);
    return () => document.removeEventListener("visibilitychange", tell);
  }, [connection, currentPage]);
}
