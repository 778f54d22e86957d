/** What the build writes into the worker (vite.service-worker.config.ts). */
declare const __PRECACHE__: readonly { url: string; revision: string | null }[];
declare const __ENTRY__: string;
declare const __BUILD__: string;
