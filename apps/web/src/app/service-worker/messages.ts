import { ASSETS, PAGES } from "./caches.ts";
import { leaveUnread, mayBeKept } from "./page-strategy.ts";
import { keepShell } from "./shell-page.ts";

declare const self: ServiceWorkerGlobalScope;

/** What the page asks for (shared/offline/service-worker.ts). Anything else is left alone. */
export async function onMessage(message: unknown): Promise<void> {
  if (typeof message !== "object" || message === null || !("type" in message)) return;
  try {
    if (message.type === "activate") await self.skipWaiting();
    if (message.type === "forget") await caches.delete(PAGES);
    if (message.type === "keep-shell") await keepShell();
    if (message.type === "keep" && "page" in message && "assets" in message) await keep(message.page, message.assets);
  } catch {
    // The network is gone or the disk is full; the next page tries again.
  }
}

/** What the first page loaded before the worker was there. Both come from the browser's own cache where they can. */
async function keep(page: unknown, assets: unknown): Promise<void> {
  if (typeof page !== "string" || !page.startsWith("/") || !Array.isArray(assets)) return;
  const files = assets.filter((path): path is string => typeof path === "string" && path.startsWith("/assets/"));
  const cache = await caches.open(ASSETS);
  await Promise.all(files.map(async (path) => (await caches.match(path)) ?? cache.add(path)));
  const response = await fetch(page, { headers: { accept: "text/html" }, credentials: "same-origin" });
  if (mayBeKept(response)) await (await caches.open(PAGES)).put(page, response);
  else await leaveUnread(response);
}
