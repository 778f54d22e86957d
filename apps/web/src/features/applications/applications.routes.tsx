import type { ApplicationSubject } from "@kerkis/contract/applications/applications.taxonomy.ts";
import { isServer, type QueryClient } from "@tanstack/react-query";
import { createRoute, lazyRouteComponent, notFound, redirect } from "@tanstack/react-router";
import { workflowsQueries } from "#features/workflows/outlook-state.public.ts";
import { m } from "#messages";
import { errorCode } from "#shared/api/errors.ts";
import { localized } from "#shared/i18n/localized.ts";
import { requirePage, requireSession, requireSignedIn } from "#shared/routing/guards.ts";
import { pageHead } from "#shared/routing/head.ts";
import { signedInRoute } from "#shared/routing/shell-parents.ts";
import { mayRegister } from "#shared/permissions/held.ts";
import { applicationsQueries } from "./applications.queries.ts";
import { MyApplicationsSkeleton, RegistrationSkeleton } from "./components/skeletons.tsx";
import {
  myApplicationsInput,
  myApplicationsSearch,
  type RegistrationSearch,
  registrationSearch,
} from "./model/application-search.ts";
import { possibleDuplicates } from "./model/possible-duplicates.ts";
import { SUBJECT_WORDS } from "./model/subjects.ts";

const requireRegistering = requireSession(mayRegister, "my-applications");

type Guarded = Parameters<typeof requireSignedIn>[0] & { search: RegistrationSearch };

/** What was begun is its applicant's wherever they work now; the server decides about it. */
const mayBeginOrContinue = ({ search, ...guarded }: Guarded) =>
  (search.application ? requireSignedIn : requireRegistering)(guarded);

/** Loads the draft in the address, or the call that one is begun for; a draft about something else goes on with its own form. */
const loadRegistration =
  (subject: ApplicationSubject) =>
  async ({ context, deps }: { context: { queryClient: QueryClient }; deps: RegistrationSearch }) => {
    if (!deps.application) {
      // What it applies to is in the first HTML; in the browser the page waits for nothing but its draft.
      const call = deps.call && context.queryClient.prefetchQuery(applicationsQueries.calledFor(deps.call));
      if (isServer) await call;
      return;
    }
    try {
      const query = applicationsQueries.application(deps.application);
      // A server page always shows the latest; in the browser what was just written is in the cache already.
      const load = isServer ? context.queryClient.fetchQuery(query) : context.queryClient.ensureQueryData(query);
      const application = await load;
      const { subject: about, answers, can } = application;
      if (about !== subject) throw redirect({ to: SUBJECT_WORDS[about].path, search: deps, replace: true });
      if (!isServer || !can.edit) return;
      // It stands above what is registered: what comes later would move that.
      const { name = "", website_url = "", tax_number = "" } = answers;
      const duplicates = possibleDuplicates(application, { name, website_url, tax_number });
      if (duplicates.enabled) await context.queryClient.prefetchQuery(duplicates);
    } catch (error) {
      if (errorCode(error) === "application.not_found") throw notFound();
      throw error;
    }
  };

export const registerStartupRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/register-startup",
  ssr: true,
  validateSearch: registrationSearch,
  beforeLoad: mayBeginOrContinue,
  loaderDeps: ({ search: { application, call } }) => ({ application, call }),
  loader: loadRegistration("startup"),
  pendingComponent: RegistrationSkeleton,
  component: lazyRouteComponent(() => import("./pages/register-startup-page.tsx"), "RegisterStartupPage"),
  staticData: {
    crumb: ({ search, queryClient }) => {
      const { application, call } = registrationSearch(search);
      const programme = application
        ? queryClient.getQueryData(applicationsQueries.application(application).queryKey)?.programme
        : call && queryClient.getQueryData(applicationsQueries.calledFor(call).queryKey);
      return programme && programme.kind !== "registry" ? localized(programme.title) || programme.title.el : undefined;
    },
  },
  head: ({ match }) => pageHead(match, { title: m.applications_register_title(), noindex: true }),
});

/** Startup registration by the published workflow: first what follows and when, then the form (specification 2.3). */
export const registerByWorkflowRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/register-startup-workflow",
  ssr: true,
  beforeLoad: requireRegistering,
  loader: ({ context: { queryClient } }) => queryClient.ensureQueryData(workflowsQueries.outlook()),
  pendingComponent: RegistrationSkeleton,
  component: lazyRouteComponent(() => import("./pages/register-by-workflow-page.tsx"), "RegisterByWorkflowPage"),
  staticData: { crumb: () => m.shell_crumb_register_startup() },
  head: ({ match }) => pageHead(match, { title: m.applications_register_title(), noindex: true }),
});

export const registerInvestorRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/register-investor",
  ssr: true,
  validateSearch: registrationSearch,
  beforeLoad: mayBeginOrContinue,
  loaderDeps: ({ search: { application } }) => ({ application }),
  loader: loadRegistration("investor"),
  pendingComponent: RegistrationSkeleton,
  component: lazyRouteComponent(() => import("./pages/register-investor-page.tsx"), "RegisterInvestorPage"),
  head: ({ match }) => pageHead(match, { title: m.applications_investor_title(), noindex: true }),
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
    // Stands above the list: what comes later would move it.
    if (isServer) loads.push(queryClient.prefetchQuery(applicationsQueries.left()));
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
export const routes = {
  signedIn: [myApplicationsRoute, registerStartupRoute, registerByWorkflowRoute, registerInvestorRoute],
} as const;
