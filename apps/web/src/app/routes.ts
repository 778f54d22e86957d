/** The one tree of routes. A feature's routes are added to the parent they were made for. */
import { lazyRouteComponent } from "@tanstack/react-router";
import { adminOverviewRoute, adminSystemRoute, adminUsersRoute } from "#features/admin/organization-admin.routes.tsx";
import { systemAdminRoute } from "#features/admin/admin.routes.tsx";
import { myApplicationsRoute, registerStartupRoute } from "#features/applications/applications.routes.tsx";
import { chatAssistantRoute } from "#features/assistant/assistant.routes.tsx";
import {
  aboutRoute,
  apiRoute,
  chapterRoute,
  contactRoute,
  documentationRoute,
  helpRoute,
} from "#features/content/content.routes.tsx";
import {
  evaluationManagementRoute,
  evaluationRoute,
  evaluatorDashboardRoute,
} from "#features/evaluations/evaluations.routes.tsx";
import { investmentOpportunitiesRoute } from "#features/investors/investors.routes.tsx";
import { landingRoute } from "#features/homepages/homepages.routes.tsx";
import { displaySettingsRoute, settingsRoute } from "#features/identity/account.routes.tsx";
import { identityRoutes } from "#features/identity/identity.routes.tsx";
import { notificationsRoute } from "#features/notifications/notifications.routes.tsx";
import { acceptInvitationRoute } from "#features/organizations/invitations.routes.tsx";
import { organizationSettingsRoute } from "#features/organizations/organizations.routes.tsx";
import { searchRoute } from "#features/search/search.routes.tsx";
import { startupListRoute, startupRoute } from "#features/startups/startups.routes.tsx";
import { rootRoute, siteRoute } from "#shared/routing/parents.ts";
import { shellRoute, signedInRoute } from "#shared/routing/shell-parents.ts";
import { workflowTemplatesRedirect } from "./admin-redirects.routes.ts";
import { dashboardRoute } from "./dashboard/dashboard.routes.tsx";
import { ErrorScreen } from "./errors/error-screen.tsx";
import { NotFoundSection } from "./errors/not-found.tsx";
import { PageSkeleton } from "./shell/page-skeleton.tsx";

rootRoute.update({
  notFoundComponent: lazyRouteComponent(() => import("./errors/not-found-page.tsx"), "NotFoundPage"),
});
shellRoute.update({ component: lazyRouteComponent(() => import("./shell/shell-layout.tsx"), "ShellLayout") });

export const routeTree = rootRoute.addChildren([
  workflowTemplatesRedirect,
  siteRoute.addChildren([landingRoute, acceptInvitationRoute, ...identityRoutes, displaySettingsRoute]),
  shellRoute.addChildren([
    searchRoute,
    settingsRoute,
    startupListRoute,
    startupRoute,
    aboutRoute,
    helpRoute,
    contactRoute,
    documentationRoute,
    apiRoute,
    chapterRoute,
    signedInRoute.addChildren([
      dashboardRoute,
      investmentOpportunitiesRoute,
      myApplicationsRoute,
      registerStartupRoute,
      notificationsRoute,
      chatAssistantRoute,
      organizationSettingsRoute,
      systemAdminRoute,
      adminOverviewRoute,
      adminUsersRoute,
      adminSystemRoute,
      evaluationManagementRoute,
      evaluatorDashboardRoute,
      evaluationRoute,
    ]),
  ]),
]);

/** What shows in the place of a page that waits, failed or does not exist. */
export const standIns = {
  defaultPendingComponent: PageSkeleton,
  defaultErrorComponent: ErrorScreen,
  defaultNotFoundComponent: NotFoundSection,
};
