import { m } from "#messages";
import { refusalOf } from "#shared/api/client.ts";
import { errorText, isNetworkFailure } from "#shared/api/errors.ts";

/** Answers of a server, or of what stands before it, that has no time for us now. */
const BUSY = new Set([502, 503, 504]);

const isTimeout = (error: unknown): boolean => error instanceof DOMException && error.name === "TimeoutError";

/** No answer came from the product itself: no connection, no time, or nobody there. */
export const isOutOfReach = (error: unknown): boolean =>
  isTimeout(error) || isNetworkFailure(error) || BUSY.has(refusalOf(error)?.status ?? 0);

/** The reason of a failed load, as specification 8 words it. */
function reasonOf(error: unknown): string {
  return isTimeout(error) ? m.organizations_query_timeout() : errorText(error);
}

/** A failed connection says so by itself; null for anything else. */
function connectionText(error: unknown): string | null {
  if (isTimeout(error) || !isOutOfReach(error)) return null;
  return navigator.onLine ? m.organizations_connection_later() : m.organizations_connection_check();
}

/** Why the list of organizations is not there (specification 8). */
export const listFailureText = (error: unknown): string =>
  connectionText(error) ?? m.organizations_list_failed({ reason: reasonOf(error) });

/** Why an organization's details are not there (specification 8). */
export const detailsFailureText = (error: unknown): string =>
  connectionText(error) ?? m.organizations_details_failed({ reason: reasonOf(error) });
