import { useEffect } from "react";
import { whenIdle } from "#shared/hooks/when-idle.ts";
import { useConnectivity } from "#shared/offline/connectivity.ts";
import { Loaded } from "#shared/ui/states/loaded.tsx";

/** Here before it is needed: without a connection nothing can be fetched. */
const loadNotice = async () => (await import("./offline-notice.tsx")).OfflineNotice;

/** Visible while the browser is offline (specification 2.15), and while the service does not answer. */
export function OfflineBanner() {
  const connectivity = useConnectivity();
  useEffect(() => whenIdle(loadNotice), []);
  return connectivity !== "online" && <Loaded load={loadNotice} props={{ connectivity }} />;
}
