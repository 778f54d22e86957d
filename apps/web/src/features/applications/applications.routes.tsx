import { isServer } from "@tanstack/react-query";
import { createRoute, lazyRouteComponent, notFound } from "@tanstack/react-router";
import { m } from "#messages";
import { errorCode } from "#shared/api/errors.ts";
import { requirePage, requireSession, requireSignedIn } from "#shared/routing/guards.ts";
import { pageHead } from "#shared/routing/head.ts";
import { signedInRoute } from "#shared/routing/shell-parents.ts";
import { mayRegister } from "#shared/permissions/held.ts";
import { applicationsQueries } from "./applications.queries.ts";
import { MyApplicationsSkeleton, RegistrationSkeleton } from "./components/skeletons.tsx";
import { myApplicationsInput, myApplicationsSearch, registrationSearch } from "./model/application-search.ts";

const requireRegistering = requireSession(mayRegister, "my-applications");

export const registerStartupRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/register-startup",
  ssr: true,
  validateSearch: registrationSearch,
  // What was begun is its applicant's wherever they work now; the server decides about it.
  beforeLoad: ({ search, ...guarded }) => (search.application ? requireSignedIn : requireRegistering)(guarded),
  loaderDeps: ({ search: { application } }) => ({ application }),
  loader: async ({ context, deps }) => {
    if (!deps.application) return;
    try {
      const query = applicationsQueries.application(deps.application);
      // A server page always shows the latest; in the browser what was just written is in the cache already.
      await (isServer ? context.queryClient.fetchQuery(query) : context.queryClient.ensureQueryData(query));
    } catch (error) {
      if (errorCode(error) === "application.not_found") throw notFound();
      throw error;
    }
  },
  pendingComponent: RegistrationSkeleton,
  component: lazyRouteComponent(() => import("./pages/register-startup-page.tsx"), "RegisterStartupPage"),
  head: ({ match }) => pageHead(match, { title: m.applications_register_title(), noindex: true }),
});

export const myApplicationsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/my-applications",
  ssr: true,
  validateSearch: myApplicationsSearch,
  beforeLoad: requirePage("my-applications"),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps }) => {
    const input = myApplicationsInput(deps);
    const loads = [queryClient.prefetchInfiniteQuery(applicationsQueries.mine(input))];
    // Its figures stand above the cards: in the HTML nobody waits for them.
    if (isServer) loads.push(queryClient.prefetchQuery(applicationsQueries.mineCount(input)));
    if (deps.application) loads.push(queryClient.prefetchQuery(applicationsQueries.application(deps.application)));
    // In the browser the page shows what it has while the rest arrives, so filters and cards answer at once.
    if (isServer) await Promise.all(loads);
  },
  pendingComponent: MyApplicationsSkeleton,
  component: lazyRouteComponent(() => import("./pages/my-applications-page.tsx"), "MyApplicationsPage"),
  head: ({ match }) => pageHead(match, { title: m.applications_mine_title(), noindex: true }),
});

/** By the parent that each was made for. */
export const routes = { signedIn: [myApplicationsRoute, registerStartupRoute] } as const;
