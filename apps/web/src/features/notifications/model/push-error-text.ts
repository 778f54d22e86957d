import { m } from "#messages";
import { errorCode, errorText } from "#shared/api/errors.ts";

/** The browser's own failures have no code: it could not reach its push service, or has none. */
export const pushErrorText = (error: unknown): string =>
  errorCode(error) === undefined ? m.notifications_push_unreachable() : errorText(error);
