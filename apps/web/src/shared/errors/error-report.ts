/** The report of an error as the server takes it (specification 7.5). Loaded when the page is quiet, or with the first error. */
import { withoutSecrets } from "@kerkis/contract/core/happenings/link-tokens.ts";
import { toStorable } from "@kerkis/contract/core/text/storable.ts";

const MAX_LENGTH = 8000;
const URL_MAX = 2000;
/** Without the tokens of links, which the server has no need of, and such as it takes. */
const storableText = (text: string): string => toStorable(withoutSecrets(text)).slice(0, MAX_LENGTH).toWellFormed();

/** What failed, and where the person was when it did. */
export interface FailureSeen {
  failure: unknown;
  componentStack?: string | null | undefined;
  time: Date;
  address: string;
}

/** Tells the server about an error. Fire and forget. */
export function sendErrorReport({ failure, componentStack, time, address }: FailureSeen): void {
  const known = failure instanceof Error ? failure : new Error(String(failure));
  const body = JSON.stringify({
    error: storableText(known.message),
    stack: known.stack && storableText(known.stack),
    componentStack: componentStack && storableText(componentStack),
    timestamp: time.toISOString(),
    url: storableText(address).slice(0, URL_MAX),
  });
  void fetch("/api/errors", {
    method: "POST",
    headers: { "content-type": "application/json", "x-kerkis": "1" },
    body,
    keepalive: true,
  }).catch(() => undefined);
}
