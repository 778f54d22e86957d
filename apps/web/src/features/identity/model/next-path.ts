import { safeNext } from "#shared/routing/guards.ts";

const SIGN_IN_PAGES =
  /^\/(signin|auth|signup|forgot-password|reset-password|email-verification|auth-callback)(?=[/?#]|$)/;

/** Where signing in leads (specification 2.4); to the dashboard while the role's own screen is no part of this installation. */
export const landingPath = (target: string, hasRoute: (path: string) => boolean): string =>
  hasRoute(target) ? target : "/dashboard";

/** Where sign-in leads back to: a path of this application that is not itself a page of signing in. */
export function nextPath(next: unknown): string | undefined {
  const path = safeNext(next);
  return path === undefined || SIGN_IN_PAGES.test(path) ? undefined : path;
}

/** Where someone goes after signing in: back to what they wanted, else to their role's screen (specification 2.4). */
export const arrivalPath = (
  given: { next: unknown; redirectTo: string },
  hasRoute: (path: string) => boolean,
): string => nextPath(given.next) ?? landingPath(given.redirectTo, hasRoute);
