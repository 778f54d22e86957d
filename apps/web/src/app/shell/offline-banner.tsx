import { useSyncExternalStore } from "react";
import { m } from "#messages";

function subscribe(listener: () => void): () => void {
  window.addEventListener("online", listener);
  window.addEventListener("offline", listener);
  return () => {
    window.removeEventListener("online", listener);
    window.removeEventListener("offline", listener);
  };
}

/** Visible while the browser is offline (specification 2.15). */
export function OfflineBanner() {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status">
      {!isOnline && (
        <p className="bg-warning-soft px-4 py-2 text-center text-[0.9375rem] font-medium text-warning">
          {m.shell_offline_banner()}
        </p>
      )}
    </div>
  );
}
