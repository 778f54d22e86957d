import { DAY_SECONDS } from "@kerkis/contract/core/limits.ts";
/**
 * The worker at /sw.js: the application opens without a connection. It keeps the files of the build, the pages that
 * visitors saw, and one empty page for everything else. It never touches /api, and forgets pages when the session changes.
 */
import { ExpirationPlugin } from "workbox-expiration";
import { cleanupOutdatedCaches, precacheAndRoute } from "workbox-precaching";
import { registerRoute } from "workbox-routing";
import { CacheFirst, StaleWhileRevalidate } from "workbox-strategies";
import { ASSETS, deleteOldCaches, EXTRAS, PAGES } from "./caches.ts";
import { onMessage } from "./messages.ts";
import { PageStrategy } from "./page-strategy.ts";
import { watchPush } from "./push-handlers.ts";
import { keepShell } from "./shell-page.ts";

declare const self: ServiceWorkerGlobalScope;

const NOT_PAGES = /^\/(api|socket|assets|healthz|readyz)(\/|$)/;
const EXTRA_FILES = /^\/(favicon\.svg|manifest\.\w+\.webmanifest|icons\/[^/]+)$/;

precacheAndRoute([...__PRECACHE__]);
cleanupOutdatedCaches();

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith("/assets/"),
  new CacheFirst({
    cacheName: ASSETS,
    plugins: [new ExpirationPlugin({ maxEntries: 250, maxAgeSeconds: 60 * DAY_SECONDS, purgeOnQuotaError: true })],
  }),
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && EXTRA_FILES.test(url.pathname),
  new StaleWhileRevalidate({ cacheName: EXTRAS, plugins: [new ExpirationPlugin({ maxEntries: 30 })] }),
);

export const pages = new PageStrategy({
  cacheName: PAGES,
  plugins: [new ExpirationPlugin({ maxEntries: 40, maxAgeSeconds: 14 * DAY_SECONDS, purgeOnQuotaError: true })],
});

registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && request.mode === "navigate" && !NOT_PAGES.test(url.pathname),
  pages,
);

self.addEventListener("install", (event) => event.waitUntil(keepShell().catch(() => undefined)));

self.addEventListener("activate", (event) => {
  const ready = [deleteOldCaches(), self.clients.claim(), self.registration.navigationPreload.enable()];
  event.waitUntil(Promise.all(ready));
});

self.addEventListener("message", (event) => event.waitUntil(onMessage(event.data)));

watchPush();
