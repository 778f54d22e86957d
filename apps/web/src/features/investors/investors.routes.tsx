import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import {
  startupListInput,
  StartupListSkeleton,
  startupSearch,
  startupsQueries,
} from "#features/startups/startup-search.public.ts";
import { m } from "#messages";
import { requirePage } from "#shared/routing/guards.ts";
import { pageHead } from "#shared/routing/head.ts";
import { signedInRoute } from "#shared/routing/shell-parents.ts";

/** Where an investor lands (specification 2.4). */
export const investmentOpportunitiesRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/investment-opportunities",
  ssr: true,
  validateSearch: startupSearch,
  beforeLoad: requirePage("investment-opportunities"),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps }) => {
    await Promise.all([
      queryClient.ensureInfiniteQueryData(startupsQueries.list(startupListInput(deps))),
      queryClient.ensureQueryData(startupsQueries.facets()),
    ]);
  },
  pendingComponent: StartupListSkeleton,
  component: lazyRouteComponent(
    () => import("./pages/investment-opportunities-page.tsx"),
    "InvestmentOpportunitiesPage",
  ),
  head: ({ match }) => pageHead(match, { title: m.investors_opportunities_title(), noindex: true }),
});

/** By the parent that each was made for. */
export const routes = { signedIn: [investmentOpportunitiesRoute] } as const;
