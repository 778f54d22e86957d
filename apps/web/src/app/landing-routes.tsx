/**
 * What the landing page begins with: its own route, and a door to everywhere else. The other routes, with their rules,
 * queries and skeletons, come when the page is idle or with the first step away, whichever is first.
 */
import { createRoute, type ErrorComponentProps, redirect } from "@tanstack/react-router";
import { landingRoute } from "#features/homepages/homepages.routes.tsx";
import { rootRoute, siteRoute } from "#shared/routing/parents.ts";
import { Loaded } from "#shared/ui/states/loaded.tsx";

const elsewhereRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "$",
  // The landing page stays until they are here.
  pendingMs: Number.POSITIVE_INFINITY,
  beforeLoad: async ({ context, location: { href } }) => {
    // Without them the browser asks the server for the page, as it would without scripts.
    const reloadDocument = await context.completeRoutes().then(
      () => false,
      () => true,
    );
    throw redirect({ href, replace: true, reloadDocument });
  },
});

const loadErrorScreen = async () => (await import("./errors/error-screen.tsx")).ErrorScreen;

export const landingRoutes = {
  routeTree: rootRoute.addChildren([siteRoute.addChildren([landingRoute]), elsewhereRoute]),
  // It waits for nothing; that it has a place for it must be the same in the server's HTML.
  defaultPendingComponent: () => null,
  defaultErrorComponent: (props: ErrorComponentProps) => <Loaded load={loadErrorScreen} props={props} />,
};
