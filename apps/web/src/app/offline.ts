/** Opening without a connection: restores what is kept, and starts keeping, each only when it is time. */
import { chooseTheme as themeOf } from "@kerkis/contract/core/rendering.ts";
import type { QueryClient } from "@tanstack/react-query";
import { forgetKeptPages, startServiceWorker } from "#shared/offline/service-worker.ts";
import { chooseTheme } from "#shared/theme/theme.ts";

const loadCopy = () => import("#shared/offline/offline-copy.ts");

/** The empty application was opened: what was last known is there before anything renders, in the theme chosen since. */
export async function openedWithoutService(queryClient: QueryClient): Promise<void> {
  chooseTheme(themeOf(document.cookie));
  const { restoreOfflineCopy } = await loadCopy();
  await restoreOfflineCopy(queryClient);
}

/** Once the page is quiet: the service worker, and the copy of what is read. */
export function startOffline(queryClient: QueryClient): void {
  const start = async (): Promise<void> => {
    const { OfflineCopy, restoreOfflineCopy } = await loadCopy();
    // Pages that were read on another day open too when the connection goes in the middle of a visit.
    window.addEventListener("offline", () => void restoreOfflineCopy(queryClient));
    await new OfflineCopy(queryClient, forgetKeptPages).start();
    await startServiceWorker(import.meta.env.PROD);
  };
  const quietly = (): void => void start().catch(() => undefined);
  const whenIdle = (): void => {
    if (window.requestIdleCallback) window.requestIdleCallback(quietly, { timeout: 5_000 });
    else setTimeout(quietly, 2_000);
  };
  if (document.readyState === "complete") whenIdle();
  else window.addEventListener("load", whenIdle, { once: true });
}
