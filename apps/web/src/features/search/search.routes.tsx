import { LIMITS } from "@kerkis/contract/core/limits.ts";
import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { m } from "#messages";
import { pageHead } from "#shared/routing/head.ts";
import { shellRoute } from "#shared/routing/shell-parents.ts";
import { optionalParams, textParam } from "#shared/routing/search.ts";
import { ReadingSkeleton } from "#shared/lists/list-skeleton.tsx";
import { searchQueries } from "./search.queries.ts";

/** The full results page (specification 2.2): query parameter q. */
export const searchRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: "/search",
  ssr: true,
  validateSearch: (search) => optionalParams({ q: textParam(search["q"])?.slice(0, LIMITS.searchMax) }),
  loaderDeps: ({ search }) => ({ q: search.q }),
  loader: async ({ context, deps }) => {
    if (deps.q !== undefined) await context.queryClient.prefetchInfiniteQuery(searchQueries.startups(deps.q));
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
