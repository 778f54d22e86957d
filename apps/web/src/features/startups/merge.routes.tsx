import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { m } from "#messages";
import { loadList } from "#shared/lists/load-list.ts";
import { managesApplications } from "#shared/permissions/held.ts";
import { requireSession } from "#shared/routing/guards.ts";
import { pageHead } from "#shared/routing/head.ts";
import { signedInRoute } from "#shared/routing/shell-parents.ts";
import { StartupListSkeleton } from "./components/list/startup-list-skeleton.tsx";
import { duplicatesSearch, mergeSearch } from "./model/merge-search.ts";
import { startupsQueries } from "./startups.queries.ts";

/** Near matches, and what was merged. */
export const duplicatesRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/startups/duplicates",
  ssr: true,
  beforeLoad: requireSession(managesApplications, "evaluation-management"),
  validateSearch: duplicatesSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps }) => {
    await Promise.all([
      loadList(queryClient, startupsQueries.pairs(deps)),
      queryClient.prefetchInfiniteQuery(startupsQueries.merges()),
    ]);
  },
  pendingComponent: StartupListSkeleton,
  component: lazyRouteComponent(() => import("./pages/duplicates-page.tsx"), "DuplicatesPage"),
  head: ({ match }) => pageHead(match, { title: m.startups_pairs_title(), noindex: true }),
});

/** Two side by side, before they become one. */
export const mergeRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/startups/merge",
  ssr: true,
  beforeLoad: requireSession(managesApplications, "evaluation-management"),
  validateSearch: mergeSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps: { kept, merged } }) => {
    // Two that cannot be merged are said by the page itself.
    if (kept === undefined || merged === undefined) return;
    const view = startupsQueries.mergeView({ kept_id: kept, merged_id: merged });
    await queryClient.prefetchQuery({ ...view, retry: false });
  },
  pendingComponent: StartupListSkeleton,
  component: lazyRouteComponent(() => import("./pages/merge-page.tsx"), "MergePage"),
  staticData: { crumb: () => m.startups_merge_title() },
  head: ({ match }) => pageHead(match, { title: m.startups_merge_title(), noindex: true }),
});
