import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { m } from "#messages";
import { pageHead } from "#shared/routing/head.ts";
import { shellRoute } from "#shared/routing/shell-parents.ts";
import { ReadingSkeleton } from "#shared/lists/list-skeleton.tsx";
import { searchAddress, searchedFor } from "./model/search-address.ts";
import { searchQueries } from "./search.queries.ts";

/** The full results page (specification 2.2): query parameter q. */
export const searchRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: "/search",
  ssr: true,
  validateSearch: searchAddress,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps }) => {
    if (deps.q === undefined) return;
    const asked = searchedFor(deps);
    await Promise.all([
      queryClient.prefetchInfiniteQuery(searchQueries.startups(asked)),
      queryClient.prefetchQuery(searchQueries.startupFacets(asked)),
      queryClient.prefetchInfiniteQuery(searchQueries.investors(asked.q)),
      queryClient.prefetchInfiniteQuery(searchQueries.organizations(asked.q)),
      queryClient.prefetchInfiniteQuery(searchQueries.events(asked.q)),
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
