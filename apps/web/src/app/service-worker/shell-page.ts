/** The empty page of the application: it opens any address without the service, with what the page itself has kept. */
import { SHELL_PATH } from "@kerkis/contract/core/happenings/rendering.ts";
import { SHELL } from "./caches.ts";

/** Fetches it in the person's language and theme. One of another build is left alone: its files are not kept here. */
export async function keepShell(): Promise<void> {
  const response = await fetch(SHELL_PATH, { cache: "no-store", credentials: "same-origin" });
  if (!response.ok || !(await response.clone().text()).includes(__ENTRY__)) return;
  const cache = await caches.open(SHELL);
  await cache.put(SHELL_PATH, response);
}

export const keptShell = (): Promise<Response | undefined> => caches.match(SHELL_PATH, { cacheName: SHELL });
