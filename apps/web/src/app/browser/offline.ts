/** Opening without a connection: restores what is kept, and starts keeping, each only when it is time. */
import { chooseTheme as themeOf } from "@kerkis/contract/core/happenings/rendering.ts";
import type { QueryClient } from "@tanstack/react-query";
import { chooseTheme } from "#shared/theme/theme.ts";
import { whenIdle } from "#shared/hooks/when-idle.ts";

const loadCopy = () => import("#shared/offline/offline-copy.ts");

/** The empty application was opened: what was last known is there before anything renders, in the theme chosen since. */
export async function openedWithoutService(queryClient: QueryClient): Promise<void> {
  chooseTheme(themeOf(document.cookie));
  const { restoreOfflineCopy } = await loadCopy();
  await restoreOfflineCopy(queryClient);
}

/** Once the page is quiet: the service worker, and the copy of what is read. */
export function startOffline(queryClient: QueryClient): void {
  whenIdle(async () => {
    const { OfflineCopy, restoreOfflineCopy } = await loadCopy();
    const { forgetKeptPages, startServiceWorker } = await import("#shared/offline/service-worker.ts");
    // Pages that were read on another day open too when the connection goes in the middle of a visit.
    window.addEventListener("offline", () => void restoreOfflineCopy(queryClient));
    await new OfflineCopy(queryClient, forgetKeptPages).start();
    await startServiceWorker(import.meta.env.PROD);
  });
}
