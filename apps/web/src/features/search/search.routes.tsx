import type { QueryClient } from "@tanstack/react-query";
import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { m } from "#messages";
import { pageHead } from "#shared/routing/head.ts";
import { shellRoute } from "#shared/routing/shell-parents.ts";
import { ReadingSkeleton } from "#shared/lists/list-skeleton.tsx";
import {
  eventsAsked,
  investorsAsked,
  searchAddress,
  startupsAsked,
  type SearchAddress,
} from "./model/search-address.ts";
import { searchQueries } from "./search.queries.ts";

/** What the kind that is wanted can be narrowed by. */
function facetsOf(address: SearchAddress, queryClient: QueryClient): Promise<void> {
  if (address.type === "investor")
    return queryClient.prefetchQuery(searchQueries.investorFacets(investorsAsked(address)));
  if (address.type === "event") return queryClient.prefetchQuery(searchQueries.eventFacets(eventsAsked(address)));
  return queryClient.prefetchQuery(searchQueries.startupFacets(startupsAsked(address)));
}

/** The full results page (specification 2.2): query parameter q. */
export const searchRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: "/search",
  ssr: true,
  validateSearch: searchAddress,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps }) => {
    if (deps.q === undefined) return;
    const asked = startupsAsked(deps);
    await Promise.all([
      queryClient.prefetchInfiniteQuery(searchQueries.startups(asked)),
      queryClient.prefetchInfiniteQuery(searchQueries.investors(investorsAsked(deps))),
      queryClient.prefetchInfiniteQuery(searchQueries.organizations(asked.q)),
      queryClient.prefetchInfiniteQuery(searchQueries.events(eventsAsked(deps))),
      facetsOf(deps, queryClient),
    ]);
  },
  pendingComponent: ReadingSkeleton,
  component: lazyRouteComponent(() => import("./pages/search-page.tsx"), "SearchPage"),
  head: ({ match }) => {
    const { q } = match.search;
    return pageHead(match, {
      title: q === undefined ? m.search_page_title() : m.search_page_title_for({ text: q }),
      noindex: true,
    });
  },
});

/** By the parent that each was made for. */
export const routes = { shell: [searchRoute] } as const;
