/** The one tree of routes. A feature's routes are added to the parent they were made for. */
import { systemAdminRoute } from "#features/admin/admin.routes.tsx";
import { landingRoute } from "#features/homepages/homepages.routes.tsx";
import { identityRoutes } from "#features/identity/identity.routes.tsx";
import { rootRoute, shellRoute, signedInRoute, siteRoute } from "#shared/routing/parents.ts";
import { dashboardRoute } from "./dashboard/dashboard.routes.tsx";

export const routeTree = rootRoute.addChildren([
  siteRoute.addChildren([landingRoute, ...identityRoutes]),
  shellRoute.addChildren([
    //
    signedInRoute.addChildren([dashboardRoute, systemAdminRoute]),
  ]),
]);
