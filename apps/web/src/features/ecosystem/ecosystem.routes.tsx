import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { m } from "#messages";
import { breadcrumbsLd } from "#shared/routing/facts/json-ld.ts";
import { feedLinks, pageHead } from "#shared/routing/head.ts";
import { shellRoute } from "#shared/routing/shell-parents.ts";
import { EcosystemSkeleton } from "./components/ecosystem-skeleton.tsx";
import { ecosystemQueries } from "./ecosystem.queries.ts";
import { ecosystemSearch } from "./model/ecosystem-search.ts";

export const ecosystemRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: "/ecosystem",
  ssr: true,
  validateSearch: ecosystemSearch,
  loaderDeps: ({ search: { region } }) => ({ region }),
  loader: async ({ context: { queryClient }, deps: { region } }) => {
    // The page stands without calls.
    const others = [queryClient.prefetchQuery(ecosystemQueries.calls())];
    await queryClient.ensureQueryData({ ...ecosystemQueries.overview(region), revalidateIfStale: true });
    await Promise.all(others);
  },
  pendingComponent: EcosystemSkeleton,
  component: lazyRouteComponent(() => import("./pages/ecosystem-page.tsx"), "EcosystemPage"),
  head: ({ match, match: { context } }) => {
    const head = pageHead(match, { title: m.shell_side_ecosystem(), description: m.ecosystem_lead() });
    const way = [
      { name: m.shell_nav_home(), path: "/" },
      { name: m.shell_side_ecosystem(), path: match.pathname },
    ];
    return {
      ...head,
      links: [...head.links, ...feedLinks(context.origin)],
      scripts: [breadcrumbsLd(context.origin, way)],
    };
  },
});

/** By the parent that each was made for. */
export const routes = { shell: [ecosystemRoute] } as const;
