/** The one tree of routes. A feature's routes are added to the parent they were made for. */
import { systemAdminRoute } from "#features/admin/admin.routes.tsx";
import { myApplicationsRoute, registerStartupRoute } from "#features/applications/applications.routes.tsx";
import {
  evaluationManagementRoute,
  evaluationRoute,
  evaluatorDashboardRoute,
} from "#features/evaluations/evaluations.routes.tsx";
import { landingRoute } from "#features/homepages/homepages.routes.tsx";
import { identityRoutes } from "#features/identity/identity.routes.tsx";
import { notificationsRoute } from "#features/notifications/notifications.routes.tsx";
import { searchRoute } from "#features/search/search.routes.tsx";
import { startupListRoute, startupRoute } from "#features/startups/startups.routes.tsx";
import { rootRoute, shellRoute, signedInRoute, siteRoute } from "#shared/routing/parents.ts";
import { dashboardRoute } from "./dashboard/dashboard.routes.tsx";

export const routeTree = rootRoute.addChildren([
  siteRoute.addChildren([landingRoute, ...identityRoutes]),
  shellRoute.addChildren([
    searchRoute,
    startupListRoute,
    startupRoute,
    signedInRoute.addChildren([
      dashboardRoute,
      myApplicationsRoute,
      registerStartupRoute,
      notificationsRoute,
      systemAdminRoute,
      evaluationManagementRoute,
      evaluatorDashboardRoute,
      evaluationRoute,
    ]),
  ]),
]);
