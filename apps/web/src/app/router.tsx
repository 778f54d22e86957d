import {
  type AnyRoute,
  createRouter,
  type ErrorComponentProps,
  lazyRouteComponent,
  type Router,
} from "@tanstack/react-router";
import { setupRouterSsrQueryIntegration } from "@tanstack/react-router-ssr-query";
import { reportError } from "#shared/errors/report-error.ts";
import type { RouterContext } from "#shared/routing/context.ts";
import { rootRoute, siteRoute } from "#shared/routing/parents.ts";
import { parseSearch, stringifySearch } from "#shared/routing/search.ts";
import { Loaded } from "#shared/ui/states/loaded.tsx";
import { AppProviders } from "./app-providers.tsx";
import { PAGES } from "./features.ts";
import { RootLayout } from "./root-layout.tsx";
import { bringRoutes, type RoutesHere, type StandIns, type WholeTree } from "./routes.ts";

rootRoute.update({ component: RootLayout });
siteRoute.update({ component: lazyRouteComponent(() => import("./shell/site/site-layout.tsx"), "SiteLayout") });

const loadErrorScreen = async () => (await import("./errors/error-screen.tsx")).ErrorScreen;

/** Visitors' first pages wait for nothing; that there is a place for it must be the same as in the server's HTML. */
const LATE_STAND_INS: StandIns = {
  defaultPendingComponent: () => null,
  defaultErrorComponent: (props: ErrorComponentProps) => <Loaded load={loadErrorScreen} props={props} />,
};

/** The application's router: one per page request on the server, which marks its scripts; one per page in the browser. */
export function createAppRouter(
  { routeTree, standIns = LATE_STAND_INS }: RoutesHere,
  context: Omit<RouterContext, "pages" | "bringRoutes">,
  scriptMark?: string,
): Router<AnyRoute> {
  const router = createRouter({
    routeTree,
    ...standIns,
    context: { ...context, pages: PAGES, bringRoutes: (pathname?: string) => bringInto(router, pathname) },
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

/** Gives a router more of its routes. */
async function bringInto(router: Router<AnyRoute>, pathname?: string): Promise<void> {
  // Loading them hangs them into the tree that the router has already.
  const { standIns } = await bringRoutes(pathname);
  const { routesById: known } = router;
  const more = router.buildRouteTree();
  // A navigation may be on its way through the door that is gone now.
  router.setRoutes({ ...more, routesById: { ...known, ...more.routesById } });
  router.update({ ...router.options, ...standIns });
}

declare module "@tanstack/react-router" {
  interface Register {
    router: Router<WholeTree>;
  }
}
