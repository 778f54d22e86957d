import { useRouter } from "@tanstack/react-router";
import { useEffect, useEffectEvent } from "react";

/** What the service worker sends when someone opens a notice (app/service-worker/push-handlers.ts). */
const OPEN_MESSAGE = "open-notice";

const isOpenMessage = (data: unknown): data is { url: string } =>
  typeof data === "object" &&
  data !== null &&
  "type" in data &&
  data.type === OPEN_MESSAGE &&
  "url" in data &&
  typeof data.url === "string" &&
  data.url.startsWith("/");

/** Goes where a notice leads without loading the page anew, so that what was typed is asked about first. */
export function useOpenFromPush(): void {
  const router = useRouter();
  const open = useEffectEvent((event: MessageEvent) => {
    const data: unknown = event.data;
    if (!isOpenMessage(data)) return;
    event.ports[0]?.postMessage("opened");
    void router.navigate({ href: data.url });
  });
  useEffect(() => {
    if (!("serviceWorker" in navigator)) return undefined;
    const { serviceWorker } = navigator;
    const listener = (event: MessageEvent) => open(event);
    serviceWorker.addEventListener("message", listener);
    return () => serviceWorker.removeEventListener("message", listener);
  }, []);
}
