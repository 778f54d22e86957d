import { createRoute, lazyRouteComponent, notFound, redirect } from "@tanstack/react-router";
import {
  askedPair,
  duplicatesSearch,
  mergeSearch,
  startupListInput,
  StartupListSkeleton,
  startupSearch,
  startupsQueries,
} from "#features/startups/startup-search.public.ts";
import { m } from "#messages";
import { errorCode } from "#shared/api/errors.ts";
import { loadList } from "#shared/lists/load-list.ts";
import { managesApplications } from "#shared/permissions/held.ts";
import { requirePage, requireSession } from "#shared/routing/guards.ts";
import { listedRows } from "#shared/lists/listed-rows.ts";
import { pageHead, pictureOf } from "#shared/routing/head.ts";
import { breadcrumbsLd, itemListLd } from "#shared/routing/facts/json-ld.ts";
import { shellRoute, signedInRoute } from "#shared/routing/shell-parents.ts";
import { InvestorListSkeleton } from "./components/investor-list-skeleton.tsx";
import { InvestorSkeleton } from "./components/investor-skeleton.tsx";
import { investorName } from "./components/labels.ts";
import { structuredData } from "./components/structured-data.ts";
import { investorsQueries } from "./investors.queries.ts";
import { investorListInput, investorSearch } from "./model/investor-search.ts";

export const investorListRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: "/investors",
  ssr: true,
  validateSearch: investorSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps }) => {
    const input = investorListInput(deps);
    // The list stands without its counts.
    const counted = queryClient.prefetchQuery(investorsQueries.facets(input));
    const { cursor = null } = deps;
    const restart = () => redirect({ to: "/investors", search: { ...deps, cursor: undefined } });
    await loadList(queryClient, investorsQueries.list(input, cursor), cursor === null ? undefined : restart);
    await counted;
  },
  pendingComponent: InvestorListSkeleton,
  component: lazyRouteComponent(() => import("./pages/investor-list-page.tsx"), "InvestorListPage"),
  head: ({ match, match: { context, search } }) => {
    const head = pageHead(match, { title: m.investors_title(), description: m.investors_description() });
    const rows = listedRows(
      context.queryClient,
      investorsQueries.list(investorListInput(search), search.cursor ?? null),
    );
    const items = rows.map(({ id, company_name }) => ({ name: investorName(company_name), path: `/investor/${id}` }));
    return { ...head, scripts: [itemListLd(context.origin, m.investors_title(), items)] };
  },
});

export const investorRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: "/investor/$id",
  ssr: true,
  loader: async ({ context, params }) => {
    try {
      const { id } = await context.queryClient.ensureQueryData({
        ...investorsQueries.investor(params.id),
        revalidateIfStale: true,
      });
      // One that was merged is answered with what it became: its address leads there for good.
      if (id !== params.id) throw redirect({ to: "/investor/$id", params: { id }, statusCode: 301, replace: true });
    } catch (error) {
      const code = errorCode(error);
      // Whoever may not see an investor is told no more than that there is no such page.
      if (code === "investor.not_found" || code === "input.invalid") throw notFound();
      throw error;
    }
  },
  pendingComponent: InvestorSkeleton,
  component: lazyRouteComponent(() => import("./pages/investor-page.tsx"), "InvestorPage"),
  staticData: {
    crumb: ({ params, queryClient }) => {
      const investor = queryClient.getQueryData(investorsQueries.investor(params["id"] ?? "").queryKey);
      return investor && investorName(investor.company_name);
    },
  },
  head: ({ match, params }) => {
    const investor = match.context.queryClient.getQueryData(investorsQueries.investor(params.id).queryKey);
    if (!investor) return pageHead(match, { title: m.investors_title(), noindex: true });
    const head = pageHead(match, {
      title: investorName(investor.company_name),
      description: investor.thesis || investor.description.slice(0, 160) || m.investors_company(),
      type: "profile",
      noindex: !investor.is_verified || !investor.is_active,
      image: pictureOf("investor", investor.id, [investor.company_name, investor.thesis]),
    });
    const address = `${match.context.origin}${match.pathname}`;
    const way = [
      { name: m.investors_title(), path: "/investors" },
      { name: investorName(investor.company_name), path: match.pathname },
    ];
    return { ...head, scripts: [structuredData(investor, address), breadcrumbsLd(match.context.origin, way)] };
  },
});

/** Where coordinators confirm what changed. */
export const changedInvestorsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/investors/changed",
  ssr: true,
  beforeLoad: requireSession(managesApplications, "evaluation-management"),
  loader: async ({ context: { queryClient } }) => {
    await loadList(queryClient, investorsQueries.changed());
  },
  pendingComponent: InvestorListSkeleton,
  component: lazyRouteComponent(() => import("./pages/changed-investors-page.tsx"), "ChangedInvestorsPage"),
  staticData: { crumb: () => m.investors_changed_list() },
  head: ({ match }) => pageHead(match, { title: m.investors_changed_list(), noindex: true }),
});

/** Near matches, and what was merged. */
export const duplicateInvestorsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/investors/duplicates",
  ssr: true,
  beforeLoad: requireSession(managesApplications, "evaluation-management"),
  validateSearch: duplicatesSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps }) => {
    await Promise.all([
      loadList(queryClient, investorsQueries.pairs(deps)),
      queryClient.prefetchInfiniteQuery(investorsQueries.merges()),
    ]);
  },
  pendingComponent: InvestorListSkeleton,
  component: lazyRouteComponent(() => import("./pages/duplicate-investors-page.tsx"), "DuplicateInvestorsPage"),
  head: ({ match }) => pageHead(match, { title: m.investors_pairs_title(), noindex: true }),
});

/** Two side by side, before they become one. */
export const mergeInvestorsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/investors/merge",
  ssr: true,
  beforeLoad: requireSession(managesApplications, "evaluation-management"),
  validateSearch: mergeSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps }) => {
    const asked = askedPair(deps);
    // Two that cannot be merged are said by the page itself.
    if (asked === null) return;
    const view = investorsQueries.mergeView({ kept_id: asked.kept, merged_id: asked.merged });
    await queryClient.prefetchQuery({ ...view, retry: false });
  },
  pendingComponent: InvestorListSkeleton,
  component: lazyRouteComponent(() => import("./pages/merge-investors-page.tsx"), "MergeInvestorsPage"),
  staticData: { crumb: () => m.investors_merge_title() },
  head: ({ match }) => pageHead(match, { title: m.investors_merge_title(), noindex: true }),
});

/** Where an investor lands (specification 2.4). */
export const investmentOpportunitiesRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/investment-opportunities",
  ssr: true,
  validateSearch: startupSearch,
  beforeLoad: requirePage("investment-opportunities"),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps }) => {
    const input = startupListInput(deps);
    await Promise.all([
      loadList(queryClient, startupsQueries.list(input)),
      queryClient.prefetchQuery(startupsQueries.facets(input)),
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
export const routes = {
  shell: [investorListRoute, investorRoute],
  signedIn: [changedInvestorsRoute, duplicateInvestorsRoute, mergeInvestorsRoute, investmentOpportunitiesRoute],
} as const;
