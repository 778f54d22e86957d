import { isServer } from "@tanstack/react-query";
import { createRoute, lazyRouteComponent, notFound, redirect } from "@tanstack/react-router";
import { m } from "#messages";
import { errorCode } from "#shared/api/errors.ts";
import { loadList } from "#shared/lists/load-list.ts";
import { managesApplications } from "#shared/permissions/held.ts";
import { listedRows } from "#shared/lists/listed-rows.ts";
import { breadcrumbsLd, itemListLd } from "#shared/routing/facts/json-ld.ts";
import { requireSession } from "#shared/routing/guards.ts";
import { feedLinks, pageHead, pictureOf } from "#shared/routing/head.ts";
import { shellRoute, signedInRoute } from "#shared/routing/shell-parents.ts";
import { StartupListSkeleton } from "./components/list/startup-list-skeleton.tsx";
import { StartupSkeleton } from "./components/startup-skeleton.tsx";
import { structuredData } from "./components/structured-data.ts";
import { startupInvitationRoute } from "./invitation.routes.tsx";
import { duplicatesRoute, mergeRoute } from "./merge.routes.tsx";
import { comparedIds, compareSearch } from "./model/compared.ts";
import { requestsInput, requestsSearch } from "./model/requests-search.ts";
import { startupListInput, startupSearch } from "./model/startup-search.ts";
import { startupsQueries } from "./startups.queries.ts";

export const startupListRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: "/startups",
  ssr: true,
  validateSearch: startupSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps }) => {
    const input = startupListInput(deps);
    // The list stands without its counts.
    const counted = queryClient.prefetchQuery(startupsQueries.facets(input));
    const { cursor = null } = deps;
    const restart = () => redirect({ to: "/startups", search: { ...deps, cursor: undefined } });
    await loadList(queryClient, startupsQueries.list(input, cursor), cursor === null ? undefined : restart);
    await counted;
  },
  pendingComponent: StartupListSkeleton,
  component: lazyRouteComponent(() => import("./pages/startup-list-page.tsx"), "StartupListPage"),
  head: ({ match, match: { context, search } }) => {
    const head = pageHead(match, { title: m.startups_list_title(), description: m.startups_list_description() });
    const rows = listedRows(context.queryClient, startupsQueries.list(startupListInput(search), search.cursor ?? null));
    const items = rows.map(({ id, name }) => ({ name, path: `/startup/${id}` }));
    return {
      ...head,
      links: [...head.links, ...feedLinks(context.origin)],
      scripts: [itemListLd(context.origin, m.startups_list_title(), items)],
    };
  },
});

export const startupRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: "/startup/$id",
  ssr: true,
  loader: async ({ context, params }) => {
    // The page stands without its neighbours.
    const { queryClient } = context;
    const around = Promise.all([
      queryClient.prefetchQuery(startupsQueries.similar(params.id)),
      queryClient.prefetchQuery(startupsQueries.followers(params.id)),
      queryClient.prefetchQuery(startupsQueries.investors(params.id)),
      queryClient.prefetchInfiniteQuery(startupsQueries.updates(params.id)),
    ]);
    try {
      const { id } = await queryClient.ensureQueryData({
        ...startupsQueries.startup(params.id),
        revalidateIfStale: true,
      });
      // One that was merged is answered with what it became: its address leads there for good.
      if (id !== params.id) throw redirect({ to: "/startup/$id", params: { id }, statusCode: 301, replace: true });
    } catch (error) {
      const code = errorCode(error);
      // Whoever may not see a startup is told no more than that there is no such page.
      if (code === "startup.not_found" || code === "input.invalid") throw notFound();
      throw error;
    }
    await around;
  },
  pendingComponent: StartupSkeleton,
  component: lazyRouteComponent(() => import("./pages/startup-page.tsx"), "StartupPage"),
  staticData: {
    crumb: ({ params, queryClient }) =>
      queryClient.getQueryData(startupsQueries.startup(params["id"] ?? "").queryKey)?.name,
  },
  head: ({ match, params }) => {
    const startup = match.context.queryClient.getQueryData(startupsQueries.startup(params.id).queryKey);
    if (!startup) return pageHead(match, { title: m.startups_list_title(), noindex: true });
    const head = pageHead(match, {
      title: startup.name,
      description: startup.tagline || startup.description.slice(0, 160),
      type: "profile",
      noindex: !startup.is_verified || !startup.is_active,
      image: pictureOf("startup", startup.id, [startup.name, startup.tagline, String(startup.team.length)]),
    });
    const address = `${match.context.origin}${match.pathname}`;
    const way = [
      { name: m.startups_list_title(), path: "/startups" },
      { name: startup.name, path: match.pathname },
    ];
    return { ...head, scripts: [structuredData(startup, address), breadcrumbsLd(match.context.origin, way)] };
  },
});

/** Up to four beside each other; the address says which. */
export const compareRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: "/startups/compare",
  ssr: true,
  validateSearch: compareSearch,
  loaderDeps: ({ search: { ids } }) => ({ ids }),
  loader: async ({ context: { queryClient }, deps }) => {
    // In the browser one that could not be loaded is asked for again where it stands; the server's page is whole or none.
    const compared = (id: string) => {
      if (isServer) return queryClient.ensureQueryData(startupsQueries.compared(id));
      return queryClient.prefetchQuery(startupsQueries.compared(id));
    };
    await Promise.all(
      comparedIds(deps.ids).flatMap((id) => [
        compared(id),
        queryClient.prefetchQuery({ ...startupsQueries.followers(id), retry: false }),
      ]),
    );
  },
  pendingComponent: StartupSkeleton,
  component: lazyRouteComponent(() => import("./pages/compare-page.tsx"), "ComparePage"),
  staticData: { crumb: () => m.startups_compare() },
  head: ({ match }) =>
    pageHead(match, { title: m.startups_compare(), description: m.startups_compare_description(), noindex: true }),
});

/** Where coordinators answer. */
export const requestsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/startups/requests",
  ssr: true,
  beforeLoad: requireSession(managesApplications, "evaluation-management"),
  validateSearch: requestsSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps }) => {
    await loadList(queryClient, startupsQueries.requests(requestsInput(deps)));
  },
  pendingComponent: StartupListSkeleton,
  component: lazyRouteComponent(() => import("./pages/requests-page.tsx"), "RequestsPage"),
  staticData: { crumb: () => m.startups_requests_title() },
  head: ({ match }) => pageHead(match, { title: m.startups_requests_title(), noindex: true }),
});

/** By the parent that each was made for. */
export const routes = {
  site: [startupInvitationRoute],
  shell: [startupListRoute, compareRoute, startupRoute],
  signedIn: [requestsRoute, duplicatesRoute, mergeRoute],
} as const;
