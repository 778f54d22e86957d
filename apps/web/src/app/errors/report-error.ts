/** Tells the server about an error of the browser (specification 7.5). Fire and forget. */
import { isChunkLoadFailure } from "./chunk-load-failure.ts";

const MAX_LENGTH = 8000;
const reported = new WeakSet<object>();

export function reportError(error: unknown, componentStack?: string | null): void {
  if (typeof window === "undefined" || isChunkLoadFailure(error)) return;
  if (typeof error === "object" && error !== null) {
    if (reported.has(error)) return;
    reported.add(error);
  }
  const known = error instanceof Error ? error : new Error(String(error));
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
    if (event.reason instanceof Error && !(event.reason instanceof TypeError)) reportError(event.reason);
  });
}
