import { PAGE_KEYS } from "@kerkis/contract/core/pages.ts";
import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { organizationsQueries } from "#features/organizations/organizations.public.tsx";
import { m } from "#messages";
import { pageHead } from "#shared/routing/head.ts";
import { signedInRoute } from "#shared/routing/shell-parents.ts";
import { choiceParam, optionalParams } from "#shared/routing/search.ts";
import { DashboardSkeleton } from "./components/dashboard-skeleton.tsx";
import { dashboardQueries } from "./dashboard.queries.ts";

export const dashboardRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/dashboard",
  // Its words are in the HTML: the page that everybody begins with waits for no script (decision 0024).
  ssr: true,
  /** `denied` names the page whose permission was lacking (shared/routing/guards.ts). */
  validateSearch: (search) => optionalParams({ denied: choiceParam(search["denied"], PAGE_KEYS) }),
  loader: async ({ context: { queryClient } }) => {
    // The page stands without its figures: they say themselves that they could not be loaded.
    await Promise.all([
      queryClient.prefetchQuery(dashboardQueries.mine()),
      queryClient.prefetchQuery(organizationsQueries.closed()),
    ]);
  },
  pendingComponent: DashboardSkeleton,
  component: lazyRouteComponent(() => import("./pages/dashboard-page.tsx"), "DashboardPage"),
  head: ({ match }) => pageHead(match, { title: m.dashboard_title(), noindex: true }),
});

/** By the parent that each was made for. */
export const routes = { signedIn: [dashboardRoute] } as const;
