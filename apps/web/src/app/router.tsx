import { type AnyRoute, type AnyRouter, createRouter, lazyRouteComponent, type Router } from "@tanstack/react-router";
import { setupRouterSsrQueryIntegration } from "@tanstack/react-router-ssr-query";
import { reportError } from "#shared/errors/report-error.ts";
import type { RouterContext } from "#shared/routing/context.ts";
import { rootRoute, siteRoute } from "#shared/routing/parents.ts";
import { parseSearch, stringifySearch } from "#shared/routing/search.ts";
import { AppProviders } from "./app-providers.tsx";
import { PAGES } from "./features.ts";
import { RootLayout } from "./root-layout.tsx";
import type { routeTree } from "./routes.ts";

rootRoute.update({ component: RootLayout });
siteRoute.update({ component: lazyRouteComponent(() => import("./shell/site/site-layout.tsx"), "SiteLayout") });

type StandIn = "defaultPendingComponent" | "defaultErrorComponent" | "defaultNotFoundComponent";
/** A tree of routes, and what shows in the place of a page that waits, failed or does not exist. */
type Routes = { routeTree: AnyRoute } & Pick<AnyRouter["options"], StandIn>;

/** The application's router: one per page request on the server, which marks its scripts; one per page in the browser. */
export function createAppRouter(
  routes: Routes,
  context: Omit<RouterContext, "pages" | "completeRoutes">,
  scriptMark?: string,
): Router<AnyRoute> {
  const router = createRouter({
    ...routes,
    context: { ...context, pages: PAGES, completeRoutes: () => completeRoutes(router) },
    ...(scriptMark !== undefined && { ssr: { nonce: scriptMark } }),
    isShell: context.isShell && typeof window === "undefined",
    parseSearch,
    stringifySearch,
    defaultPreload: "intent",
    // Loaders only fill the query cache, which has its own idea of fresh.
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
    Wrap: AppProviders,
    defaultOnCatch: (error, info) => reportError(error, info.componentStack),
  });
  setupRouterSsrQueryIntegration({ router, queryClient: context.queryClient });
  return router;
}

/** Gives a router that began at the landing page (landing-routes.tsx) everything else. */
async function completeRoutes(router: Router<AnyRoute>): Promise<void> {
  const { routesById: known } = router;
  // Loading them hangs them into the tree that the router has already.
  const { standIns } = await import("./routes.ts");
  const whole = router.buildRouteTree();
  // A navigation may be on its way through the door that is gone now.
  router.setRoutes({ ...whole, routesById: { ...known, ...whole.routesById } });
  router.update({ ...router.options, ...standIns });
}

declare module "@tanstack/react-router" {
  interface Register {
    router: Router<typeof routeTree>;
  }
}
