/** The browser's offer to install the application, held until the person answers (specification 4, install prompt). */
import { useSyncExternalStore } from "react";
import { StoredItem } from "#shared/storage/stored-item.ts";
import { Observable } from "#shared/realtime/connection-state.ts";

/** Not in the DOM's types yet. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

/** Specification 3: the flag in local storage. It says nothing about the person and stays after sign-out. */
const dismissed = new StoredItem("install-dismissed");

const offer = new Observable<InstallEvent | null>(null);

const isInstallEvent = (event: Event): event is InstallEvent => "prompt" in event;

/** Where nothing can be remembered, nothing is offered: it would come back on every page. */
const isDismissed = (): boolean => dismissed.read() !== null;

/** Call as early as can be: the browser says it once. */
export function watchInstallOffer(): void {
  window.addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    if (isInstallEvent(event) && !isDismissed()) offer.set(event);
  });
  window.addEventListener("appinstalled", () => offer.set(null));
}

/** Whether there is an offer to show. */
export const useInstallOffer = (): boolean =>
  useSyncExternalStore<boolean>(
    offer.subscribe,
    () => offer.get() !== null,
    () => false,
  );

/** Close or «Not now»: never again in this browser. */
export function dismissInstallOffer(): void {
  dismissed.write("1");
  offer.set(null);
}

/** Shows the browser's own question; whatever the answer, ours disappears. */
export async function acceptInstallOffer(): Promise<void> {
  const event = offer.get();
  offer.set(null);
  await event?.prompt();
}
