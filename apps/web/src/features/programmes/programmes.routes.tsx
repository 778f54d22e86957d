import { createRoute, lazyRouteComponent, notFound } from "@tanstack/react-router";
import { m } from "#messages";
import { applyQueries } from "#features/applications/calls.public.ts";
import { letterQueries } from "#features/judging/letters.public.ts";
import { loadCallResults } from "#features/judging/publication.public.ts";
import { errorCode } from "#shared/api/errors.ts";
import { localized } from "#shared/i18n/localized.ts";
import { loadList } from "#shared/lists/load-list.ts";
import { managesApplications } from "#shared/permissions/held.ts";
import { sessionQuery } from "#shared/permissions/session.ts";
import { type GuardArguments, requirePage, requireSession } from "#shared/routing/guards.ts";
import { pageHead } from "#shared/routing/head.ts";
import { shellRoute, signedInRoute } from "#shared/routing/shell-parents.ts";
import { ProgrammesSkeleton } from "./components/skeletons.tsx";
import { challengeSearch, challengesInput, challengesSearch, registryFormSearch } from "./model/challenge-search.ts";
import { programmesQueries, registryFormOf } from "./programmes.queries.ts";

const requireManaging = async (guarded: GuardArguments): Promise<void> => {
  await requirePage("evaluation-management")(guarded);
  await requireSession(managesApplications, "evaluation-management")(guarded);
};

/** Whoever may not know of it is told no more than that there is no such page. */
function orNotFound(error: unknown): never {
  const code = errorCode(error);
  if (code === "programme.not_found" || code === "input.invalid") throw notFound();
  throw error;
}

export const challengesRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/evaluation-management/challenges",
  ssr: true,
  validateSearch: challengesSearch,
  beforeLoad: requireManaging,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps }) => {
    await loadList(queryClient, programmesQueries.challenges(challengesInput(deps)));
  },
  pendingComponent: ProgrammesSkeleton,
  component: lazyRouteComponent(() => import("./pages/challenges-page.tsx"), "ChallengesPage"),
  head: ({ match }) => pageHead(match, { title: m.programmes_list_title(), noindex: true }),
});

export const challengeRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/evaluation-management/challenges/$programmeId",
  ssr: true,
  validateSearch: challengeSearch,
  beforeLoad: requirePage("evaluation-management"),
  loader: async ({ context: { queryClient }, params, location }) => {
    // Not among what loading depends on: going from part to part asks for nothing anew.
    const { part } = challengeSearch({ ...location.search });
    await Promise.all([
      part === "eligibility" && queryClient.prefetchQuery(programmesQueries.rules(params.programmeId)),
      // Always the server's latest: editing begins from its version.
      queryClient.fetchQuery(programmesQueries.challenge(params.programmeId)).catch(orNotFound),
      queryClient.prefetchQuery(programmesQueries.rounds(params.programmeId)),
      queryClient.prefetchQuery(letterQueries.call(params.programmeId)),
    ]);
  },
  pendingComponent: ProgrammesSkeleton,
  component: lazyRouteComponent(() => import("./pages/challenge-page.tsx"), "ChallengePage"),
  staticData: {
    crumb: ({ params, queryClient }) => {
      const known = queryClient.getQueryData(programmesQueries.challenge(params["programmeId"] ?? "").queryKey);
      return known && (localized(known.title) || known.title.el);
    },
  },
  head: ({ match }) => pageHead(match, { title: m.programmes_list_title(), noindex: true }),
});

export const formRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/evaluation-management/challenges/$programmeId/form",
  ssr: true,
  beforeLoad: requirePage("evaluation-management"),
  loader: async ({ context: { queryClient }, params }) => {
    const { form } = await queryClient.fetchQuery(programmesQueries.challenge(params.programmeId)).catch(orNotFound);
    // Always the server's latest: editing begins from its version.
    if (form) await queryClient.fetchQuery(programmesQueries.form(form.id)).catch(orNotFound);
  },
  pendingComponent: ProgrammesSkeleton,
  component: lazyRouteComponent(() => import("./pages/form-page.tsx"), "FormPage"),
  staticData: { crumb: () => m.programmes_form_part() },
  head: ({ match }) => pageHead(match, { title: m.programmes_form_title(), noindex: true }),
});

export const registryFormRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/evaluation-management/registry-form",
  ssr: true,
  validateSearch: registryFormSearch,
  beforeLoad: requireManaging,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps }) => {
    const registry = await queryClient.fetchQuery(programmesQueries.registryForm());
    const form = registryFormOf(registry, deps.of);
    await Promise.all([
      // Always the server's latest: editing begins from its version.
      form && queryClient.fetchQuery(programmesQueries.form(form.id)),
      deps.of !== "investor" && queryClient.prefetchQuery(programmesQueries.rules(registry.programme_id)),
    ]);
  },
  pendingComponent: ProgrammesSkeleton,
  component: lazyRouteComponent(() => import("./pages/registry-form-page.tsx"), "RegistryFormPage"),
  staticData: { crumb: () => m.programmes_registry_form_title() },
  head: ({ match }) => pageHead(match, { title: m.programmes_registry_form_title(), noindex: true }),
});

export const callRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: "/call/$callId",
  ssr: true,
  loader: async ({ context: { queryClient }, params }) => {
    const [session] = await Promise.all([
      queryClient.ensureQueryData(sessionQuery()),
      queryClient
        .ensureQueryData({ ...programmesQueries.call(params.callId), revalidateIfStale: true })
        .catch(orNotFound),
      loadCallResults(queryClient, params.callId).catch(() => undefined),
    ]);
    if (session.profile) await queryClient.prefetchQuery(applyQueries.standing(params.callId));
  },
  pendingComponent: ProgrammesSkeleton,
  component: lazyRouteComponent(() => import("./pages/call-page.tsx"), "CallPage"),
  staticData: {
    crumb: ({ params, queryClient }) => {
      const known = queryClient.getQueryData(programmesQueries.call(params["callId"] ?? "").queryKey);
      return known && (localized(known.title) || known.title.el);
    },
  },
  head: ({ match, params }) => {
    const call = match.context.queryClient.getQueryData(programmesQueries.call(params.callId).queryKey);
    if (!call) return pageHead(match, { title: m.programmes_list_title(), noindex: true });
    return pageHead(match, {
      title: localized(call.title) || call.title.el,
      description: localized(call.summary) || call.summary.el,
      type: "article",
      noindex: call.phase === "draft" || call.phase === "archived",
    });
  },
});

/** By the parent that each was made for. */
export const routes = {
  shell: [callRoute],
  signedIn: [challengesRoute, challengeRoute, formRoute, registryFormRoute],
} as const;
