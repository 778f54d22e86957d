import { safeNext } from "#shared/routing/guards.ts";

const SIGN_IN_PAGES = /^\/(signin|auth|signup|forgot-password|reset-password|email-verification)(?=[/?#]|$)/;

/** Where sign-in leads back to: a path of this application that is not itself a page of signing in. */
export function nextPath(next: unknown): string | undefined {
  const path = safeNext(next);
  return path === undefined || SIGN_IN_PAGES.test(path) ? undefined : path;
}
