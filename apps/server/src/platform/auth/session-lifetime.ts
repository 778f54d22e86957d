import { DAY_MS } from "@kerkis/contract/core/limits.ts";

/** A session ends after so long without use, and is extended at most once a day. */
export const SESSION_MS = 30 * DAY_MS;
export const SESSION_REFRESH_MS = DAY_MS;
/** However much it is used, a session ends so long after signing in. */
export const SESSION_MAX_MS = 180 * DAY_MS;
