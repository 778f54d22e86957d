import type { PresenceStatus } from "@kerkis/contract/core/realtime.ts";
import { useEffect } from "react";
import type { RealtimeConnection } from "./realtime-connection.ts";

const PATH_MAX = 200;

/** Tells others where this tab is, and how: away when hidden, online when visible, offline when it is closed (specification 4). */
export function usePresenceReport(connection: RealtimeConnection, currentPage: string): void {
  useEffect(() => {
    const now = (status: PresenceStatus) => ({ status, current_page: currentPage.slice(0, PATH_MAX) });
    const seen = (): PresenceStatus => (document.visibilityState === "hidden" ? "away" : "online");
    const tell = (): void => connection.tellPresence(now(seen()));
    const goodbye = (): void => connection.tellPresenceNow(now("offline"));
    // A page that the browser kept in memory and shows again was only away.
    const back = (event: PageTransitionEvent): void => {
      if (event.persisted) connection.tellPresenceNow(now(seen()));
    };
    tell();
    document.addEventListener("visibilitychange", tell);
    window.addEventListener("pagehide", goodbye);
    window.addEventListener("pageshow", back);
    return () => {
      document.removeEventListener("visibilitychange", tell);
      window.removeEventListener("pagehide", goodbye);
      window.removeEventListener("pageshow", back);
    };
  }, [connection, currentPage]);
}
