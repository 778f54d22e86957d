import { PAGE_KEYS } from "@kerkis/contract/core/permissions.ts";
import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { m } from "#messages";
import { sessionQuery } from "#shared/permissions/session.ts";
import { pageHead } from "#shared/routing/head.ts";
import { signedInRoute } from "#shared/routing/parents.ts";
import { choiceParam, optionalParams } from "#shared/routing/search.ts";
import { PageSkeleton } from "../shell/page-skeleton.tsx";
import { dashboardQueries, dashboardView } from "./dashboard.queries.ts";

export const dashboardRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/dashboard",
  ssr: "data-only",
  /** `denied` names the page whose permission was lacking (shared/routing/guards.ts). */
  validateSearch: (search) => optionalParams({ denied: choiceParam(search["denied"], PAGE_KEYS) }),
  loader: async ({ context: { queryClient } }) => {
    const session = await queryClient.ensureQueryData(sessionQuery());
    // A card that cannot load says so itself; the others stand.
    const loads = {
      founder: () => queryClient.prefetchQuery(dashboardQueries.applications()),
      coordinator: () => queryClient.prefetchQuery(dashboardQueries.queue()),
      evaluator: () => queryClient.prefetchQuery(dashboardQueries.assignments()),
      guest: () => queryClient.prefetchQuery(dashboardQueries.registry()),
    };
    await loads[dashboardView(session)]();
  },
  pendingComponent: PageSkeleton,
  component: lazyRouteComponent(() => import("./dashboard-page.tsx"), "DashboardPage"),
  head: ({ match }) => pageHead(match, { title: m.dashboard_title(), noindex: true }),
});
