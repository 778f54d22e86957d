import { postLoginTarget } from "@kerkis/contract/core/permissions.ts";
import type { QueryClient } from "@tanstack/react-query";
import { createRoute, lazyRouteComponent, redirect } from "@tanstack/react-router";
import { m } from "#messages";
import { sessionQuery } from "#shared/permissions/session.ts";
import { type FeaturePage, hasPath } from "#shared/routing/feature.ts";
import { requireSignedIn } from "#shared/routing/guards.ts";
import { pageHead } from "#shared/routing/head.ts";
import { siteRoute } from "#shared/routing/parents.ts";
import { optionalParams, textParam } from "#shared/routing/search.ts";
import { arrivalPath, nextPath } from "./model/next-path.ts";

interface Entering {
  context: { queryClient: QueryClient; pages: readonly FeaturePage[] };
  search: { next?: string | undefined; setup?: string | undefined };
}

/** Who is signed in already, with a profile, is sent on (specification 2.8); the set-up link is shown to anyone. */
function sendOn({ context, search }: Entering): void {
  const profile = context.queryClient.getQueryData(sessionQuery().queryKey)?.profile;
  if (!profile || search.setup !== undefined) return;
  const given = { next: search.next, redirectTo: postLoginTarget(profile) };
  throw redirect({ href: arrivalPath(given, (path) => hasPath(context.pages, path)) });
}

const nextSearch = (search: Record<string, unknown>) => optionalParams({ next: nextPath(textParam(search["next"])) });

const tokenSearch = (search: Record<string, unknown>) => optionalParams({ token: textParam(search["token"]) });

const signInRoute = createRoute({
  getParentRoute: () => siteRoute,
  path: "/signin",
  ssr: true,
  validateSearch: nextSearch,
  beforeLoad: sendOn,
  component: lazyRouteComponent(() => import("./pages/sign-in-page.tsx"), "SignInPage"),
  head: ({ match }) =>
    pageHead(match, { title: m.identity_sign_in_title(), description: m.identity_sign_in_description() }),
});

/** The same screen under its second address (specification 2.1). */
const authRoute = createRoute({
  getParentRoute: () => siteRoute,
  path: "/auth",
  ssr: true,
  validateSearch: nextSearch,
  beforeLoad: sendOn,
  component: lazyRouteComponent(() => import("./pages/sign-in-page.tsx"), "SignInPage"),
  head: ({ match }) => pageHead(match, { title: m.identity_sign_in_title(), noindex: true }),
});

const signUpRoute = createRoute({
  getParentRoute: () => siteRoute,
  path: "/signup",
  ssr: true,
  validateSearch: (search: Record<string, unknown>) =>
    optionalParams({ next: nextPath(textParam(search["next"])), setup: textParam(search["setup"]) }),
  beforeLoad: sendOn,
  component: lazyRouteComponent(() => import("./pages/sign-up-page.tsx"), "SignUpPage"),
  head: ({ match }) =>
    pageHead(match, {
      title: match.search.setup ? m.identity_setup_title() : m.identity_sign_up_title(),
      description: m.identity_sign_up_description(),
      noindex: match.search.setup !== undefined,
    }),
});

const forgotPasswordRoute = createRoute({
  getParentRoute: () => siteRoute,
  path: "/forgot-password",
  ssr: true,
  component: lazyRouteComponent(() => import("./pages/forgot-password-page.tsx"), "ForgotPasswordPage"),
  head: ({ match }) => pageHead(match, { title: m.identity_forgot_title(), noindex: true }),
});

const resetPasswordRoute = createRoute({
  getParentRoute: () => siteRoute,
  path: "/reset-password",
  ssr: true,
  validateSearch: tokenSearch,
  component: lazyRouteComponent(() => import("./pages/reset-password-page.tsx"), "ResetPasswordPage"),
  head: ({ match }) => pageHead(match, { title: m.identity_reset_title(), noindex: true }),
});

const emailVerificationRoute = createRoute({
  getParentRoute: () => siteRoute,
  path: "/email-verification",
  ssr: true,
  validateSearch: tokenSearch,
  component: lazyRouteComponent(() => import("./pages/email-verification-page.tsx"), "EmailVerificationPage"),
  head: ({ match }) => pageHead(match, { title: m.identity_verification_title(), noindex: true }),
});

/** Return target after Google or LinkedIn (specification 2.1); what failed before leaving comes with `refused`. */
const authCallbackRoute = createRoute({
  getParentRoute: () => siteRoute,
  path: "/auth-callback",
  ssr: true,
  validateSearch: (search: Record<string, unknown>) =>
    optionalParams({
      state: textParam(search["state"]),
      code: textParam(search["code"]),
      error: textParam(search["error"]),
      iss: textParam(search["iss"]),
      refused: textParam(search["refused"]),
      provider: textParam(search["provider"]),
      intent: textParam(search["intent"]),
      next: nextPath(textParam(search["next"])),
    }),
  component: lazyRouteComponent(() => import("./pages/auth-callback-page.tsx"), "AuthCallbackPage"),
  head: ({ match }) => pageHead(match, { title: m.identity_callback_title(), noindex: true }),
});

/** First steps of who signs in for the first time (specification 2.1). */
const welcomeRoute = createRoute({
  getParentRoute: () => siteRoute,
  path: "/welcome",
  ssr: true,
  beforeLoad: requireSignedIn,
  component: lazyRouteComponent(() => import("./pages/welcome-page.tsx"), "WelcomePage"),
  head: ({ match }) => pageHead(match, { title: m.identity_welcome_page(), noindex: true }),
});

/** By the parent that each was made for. */
export const routes = {
  site: [
    signInRoute,
    authRoute,
    signUpRoute,
    forgotPasswordRoute,
    resetPasswordRoute,
    emailVerificationRoute,
    authCallbackRoute,
    welcomeRoute,
  ],
} as const;
