/** Tells the server about an error of the browser (specification 7.5). Fire and forget. */
import { withoutSecrets } from "@kerkis/contract/core/happenings/link-tokens.ts";
import { toStorable } from "@kerkis/contract/core/text/storable.ts";
import { isChunkLoadFailure } from "./chunk-load-failure.ts";

const MAX_LENGTH = 8000;
const URL_MAX = 2000;
/** Without the tokens of links, which the server has no need of, and such as it takes. */
const storableText = (text: string): string => toStorable(withoutSecrets(text)).slice(0, MAX_LENGTH).toWellFormed();
const reported = new WeakSet<object>();

export function reportError(failure: unknown, componentStack?: string | null): void {
  if (typeof window === "undefined" || isChunkLoadFailure(failure)) return;
  if (typeof failure === "object" && failure !== null) {
    if (reported.has(failure)) return;
    reported.add(failure);
  }
  const known = failure instanceof Error ? failure : new Error(String(failure));
  const body = JSON.stringify({
    error: storableText(known.message),
    stack: known.stack && storableText(known.stack),
    componentStack: componentStack && storableText(componentStack),
    timestamp: new Date().toISOString(),
    url: storableText(window.location.href).slice(0, URL_MAX),
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
