/** The one tree of routes, whole and typed. A feature's routes hang from the parents they were made for. */
import { lazyRouteComponent } from "@tanstack/react-router";
import { routes as admin } from "#features/admin/admin.routes.tsx";
import { routes as applications } from "#features/applications/applications.routes.tsx";
import { routes as assistant } from "#features/assistant/assistant.routes.tsx";
import { routes as content } from "#features/content/content.routes.tsx";
import { routes as evaluations } from "#features/evaluations/evaluations.routes.tsx";
import { routes as homepages } from "#features/homepages/homepages.routes.tsx";
import { routes as identity } from "#features/identity/identity.routes.tsx";
import { routes as investors } from "#features/investors/investors.routes.tsx";
import { routes as notifications } from "#features/notifications/notifications.routes.tsx";
import { routes as organizations } from "#features/organizations/organizations.routes.tsx";
import { routes as search } from "#features/search/search.routes.tsx";
import { routes as settings } from "#features/settings/settings.routes.tsx";
import { routes as startups } from "#features/startups/startups.routes.tsx";
import { joined } from "#shared/routing/join-routes.ts";
import { rootRoute, siteRoute } from "#shared/routing/parents.ts";
import { shellRoute, signedInRoute } from "#shared/routing/shell-parents.ts";
import { workflowTemplatesRedirect } from "./admin-redirects.routes.ts";
import { routes as dashboard } from "#features/dashboard/dashboard.routes.tsx";
import { ErrorScreen } from "./errors/error-screen.tsx";
import { NotFoundSection } from "./errors/not-found.tsx";
import { PageSkeleton } from "./shell/page-skeleton.tsx";

rootRoute.update({
  notFoundComponent: lazyRouteComponent(() => import("./errors/not-found-page.tsx"), "NotFoundPage"),
});
shellRoute.update({ component: lazyRouteComponent(() => import("./shell/shell-layout.tsx"), "ShellLayout") });

const routes = joined(
  homepages,
  identity,
  settings,
  dashboard,
  organizations,
  startups,
  applications,
  evaluations,
  investors,
  notifications,
  search,
  content,
  assistant,
  admin,
);

export const routeTree = rootRoute.addChildren([
  workflowTemplatesRedirect,
  siteRoute.addChildren(routes.site),
  shellRoute.addChildren([...routes.shell, signedInRoute.addChildren(routes.signedIn)]),
]);

/** What shows in the place of a page that waits, failed or does not exist. */
export const standIns = {
  defaultPendingComponent: PageSkeleton,
  defaultErrorComponent: ErrorScreen,
  defaultNotFoundComponent: NotFoundSection,
};
