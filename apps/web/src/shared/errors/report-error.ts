/** Tells the server about an error of the browser (specification 7.5). Fire and forget. */
import { isChunkLoadFailure } from "./chunk-load-failure.ts";

const MAX_LENGTH = 8000;
const reported = new WeakSet<object>();

export function reportError(failure: unknown, componentStack?: string | null): void {
  if (typeof window === "undefined" || isChunkLoadFailure(failure)) return;
  if (typeof failure === "object" && failure !== null) {
    if (reported.has(failure)) return;
    reported.add(failure);
  }
  const known = failure instanceof Error ? failure : new Error(String(failure));
  const body = JSON.stringify({
    error: known.message.slice(0, MAX_LENGTH),
    stack: known.stack?.slice(0, MAX_LENGTH),
    componentStack: componentStack?.slice(0, MAX_LENGTH),
    timestamp: new Date().toISOString(),
    url: window.location.href,
  });
  void fetch("/api/errors", {
    method: "POST",
    headers: { "content-type": "application/json", "x-kerkis": "1" },
    body,
    keepalive: true,
  }).catch(() => undefined);
}

/** Reports what no error screen catches. */
export function watchUncaughtErrors(): void {
  window.addEventListener("error", (event) => {
    if (event.error) reportError(event.error);
  });
  window.addEventListener("unhandledrejection", (event) => {
    const { reason } = event;
    if (reason instanceof Error && !(reason instanceof TypeError)) reportError(reason);
  });
}
