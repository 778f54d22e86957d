import { createRouter, lazyRouteComponent } from "@tanstack/react-router";
import { setupRouterSsrQueryIntegration } from "@tanstack/react-router-ssr-query";
import type { RouterContext } from "#shared/routing/context.ts";
import { rootRoute, shellRoute, siteRoute } from "#shared/routing/parents.ts";
import { parseSearch, stringifySearch } from "#shared/routing/search.ts";
import { ErrorScreen } from "./errors/error-screen.tsx";
import { NotFoundSection } from "./errors/not-found.tsx";
import { reportError } from "#shared/errors/report-error.ts";
import { RootLayout } from "./root-layout.tsx";
import { routeTree } from "./routes.ts";
import { PageSkeleton } from "./shell/page-skeleton.tsx";

rootRoute.update({
  component: RootLayout,
  notFoundComponent: lazyRouteComponent(() => import("./errors/not-found-page.tsx"), "NotFoundPage"),
});
siteRoute.update({ component: lazyRouteComponent(() => import("./shell/site-layout.tsx"), "SiteLayout") });
shellRoute.update({ component: lazyRouteComponent(() => import("./shell/shell-layout.tsx"), "ShellLayout") });

/** The application's router: one per page request on the server, one per page in the browser. */
export function createAppRouter(context: Omit<RouterContext, "hasRoute">) {
  const router = createRouter({
    routeTree,
    context: { ...context, hasRoute: (path: string) => path in router.routesByPath },
    isShell: context.isShell && typeof window === "undefined",
    parseSearch,
    stringifySearch,
    defaultPreload: "intent",
    // Loaders only fill the query cache, which has its own idea of fresh.
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
    defaultPendingComponent: PageSkeleton,
    defaultErrorComponent: ErrorScreen,
    defaultNotFoundComponent: NotFoundSection,
    defaultOnCatch: (error, info) => reportError(error, info.componentStack),
  });
  setupRouterSsrQueryIntegration({ router, queryClient: context.queryClient });
  return router;
}

declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
