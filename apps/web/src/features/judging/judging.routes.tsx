import { createRoute, lazyRouteComponent, notFound } from "@tanstack/react-router";
import { m } from "#messages";
import { errorCode } from "#shared/api/errors.ts";
import { localized } from "#shared/i18n/localized.ts";
import { managesApplications, mayEvaluate } from "#shared/permissions/held.ts";
import type { CrumbArguments } from "#shared/routing/crumbs.ts";
import { type GuardArguments, requirePage, requireSession, requireSignedIn } from "#shared/routing/guards.ts";
import { pageHead } from "#shared/routing/head.ts";
import { choiceParam, given, optionalParams, textParam } from "#shared/routing/search.ts";
import { siteRoute } from "#shared/routing/parents.ts";
import { signedInRoute } from "#shared/routing/shell-parents.ts";
import { PageSkeleton } from "./components/page-skeleton.tsx";
import { judgingQueries } from "./judging.queries.ts";
import { letterQueries } from "./letters.queries.ts";

/** For those who manage the organization's applications. */
const requireManaging = async (guarded: GuardArguments): Promise<void> => {
  await requirePage("evaluation-management")(guarded);
  await requireSession(managesApplications, "evaluation-management")(guarded);
};

const roundsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/evaluation-management/rounds",
  ssr: true,
  validateSearch: (search: Record<string, unknown>) =>
    optionalParams({ programme_id: textParam(search["programme_id"]), new: choiceParam(search["new"], ["yes"]) }),
  beforeLoad: requireManaging,
  loaderDeps: ({ search: { programme_id } }) => given({ programme_id }),
  loader: async ({ context: { queryClient }, deps }) => {
    await Promise.all([
      queryClient.prefetchInfiniteQuery(judgingQueries.rounds(deps)),
      queryClient.prefetchQuery(judgingQueries.options()),
    ]);
  },
  pendingComponent: PageSkeleton,
  component: lazyRouteComponent(() => import("./pages/rounds-page.tsx"), "RoundsPage"),
  head: ({ match }) => pageHead(match, { title: m.judging_rounds_title(), noindex: true }),
});

const MISSING = [
  "round.not_found",
  "programme.not_found",
  "decision.not_found",
  "application.not_found",
  "input.invalid",
];

/** Loads a round with the part of it that a page shows. */
async function loadPart(load: () => Promise<unknown>): Promise<void> {
  try {
    await load();
  } catch (error) {
    if (MISSING.some((code) => code === errorCode(error))) throw notFound();
    throw error;
  }
}

const roundCrumb = ({ params, queryClient }: CrumbArguments): string | undefined => {
  const round = queryClient.getQueryData(judgingQueries.round(params["roundId"] ?? "").queryKey);
  return round && localized(round.title);
};

const roundRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/evaluation-management/rounds/$roundId",
  ssr: true,
  beforeLoad: requireManaging,
  loader: ({ context: { queryClient }, params: { roundId } }) =>
    loadPart(async () => {
      await queryClient.ensureQueryData(judgingQueries.round(roundId));
      await queryClient.prefetchQuery(judgingQueries.matrix(roundId));
    }),
  pendingComponent: PageSkeleton,
  component: lazyRouteComponent(() => import("./pages/round-page.tsx"), "RoundPage"),
  staticData: { crumb: roundCrumb },
  head: ({ match }) => pageHead(match, { title: m.judging_round_tab(), noindex: true }),
});

const resultsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/evaluation-management/rounds/$roundId/results",
  ssr: true,
  beforeLoad: requireManaging,
  loader: ({ context: { queryClient }, params: { roundId } }) =>
    loadPart(async () => {
      await queryClient.ensureQueryData(judgingQueries.round(roundId));
      await queryClient.ensureQueryData(judgingQueries.results(roundId));
    }),
  pendingComponent: PageSkeleton,
  component: lazyRouteComponent(() => import("./pages/results-page.tsx"), "ResultsPage"),
  staticData: { crumb: roundCrumb },
  head: ({ match }) => pageHead(match, { title: m.judging_results(), noindex: true }),
});

const decisionsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/evaluation-management/rounds/$roundId/decisions",
  ssr: true,
  beforeLoad: requireManaging,
  loader: ({ context: { queryClient }, params: { roundId } }) =>
    loadPart(async () => {
      await queryClient.ensureQueryData(judgingQueries.round(roundId));
      await queryClient.ensureQueryData(judgingQueries.decisions(roundId));
    }),
  pendingComponent: PageSkeleton,
  component: lazyRouteComponent(() => import("./pages/decisions-page.tsx"), "DecisionsPage"),
  staticData: { crumb: roundCrumb },
  head: ({ match }) => pageHead(match, { title: m.judging_decisions(), noindex: true }),
});

const verificationRoute = createRoute({
  getParentRoute: () => siteRoute,
  path: "/v/$code",
  ssr: true,
  loader: ({ context: { queryClient }, params: { code } }) =>
    loadPart(() => queryClient.ensureQueryData(judgingQueries.verification(code))),
  component: lazyRouteComponent(() => import("./pages/verification-page.tsx"), "VerificationPage"),
  head: ({ match }) => pageHead(match, { title: m.judging_verification(), noindex: true }),
});

const lettersRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/evaluation-management/letters",
  ssr: true,
  beforeLoad: requireManaging,
  loader: async ({ context: { queryClient } }) => {
    await queryClient.ensureQueryData(letterQueries.organization());
  },
  pendingComponent: PageSkeleton,
  component: lazyRouteComponent(() => import("./pages/letters-page.tsx"), "LettersPage"),
  head: ({ match }) => pageHead(match, { title: m.judging_letters(), noindex: true }),
});

const callLettersRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/evaluation-management/challenges/$programmeId/letters",
  ssr: true,
  beforeLoad: requireManaging,
  loader: ({ context: { queryClient }, params: { programmeId } }) =>
    loadPart(() => queryClient.ensureQueryData(letterQueries.call(programmeId))),
  pendingComponent: PageSkeleton,
  component: lazyRouteComponent(() => import("./pages/call-letters-page.tsx"), "CallLettersPage"),
  staticData: { crumb: () => m.judging_letters() },
  head: ({ match }) => pageHead(match, { title: m.judging_call_letters(), noindex: true }),
});

const dossierRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/decisions/$decisionId",
  ssr: true,
  beforeLoad: requireSignedIn,
  loader: ({ context: { queryClient }, params: { decisionId } }) =>
    loadPart(() => queryClient.ensureQueryData(judgingQueries.dossier(decisionId))),
  pendingComponent: PageSkeleton,
  component: lazyRouteComponent(() => import("./pages/dossier-page.tsx"), "DossierPage"),
  head: ({ match }) => pageHead(match, { title: m.judging_dossier(), noindex: true }),
});

/** For those who may be asked to judge. */
const requireEvaluating = requireSession(mayEvaluate, "due-diligence");

const expertiseRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/evaluator-dashboard/expertise",
  ssr: true,
  beforeLoad: requireEvaluating,
  loader: async ({ context: { queryClient } }) => {
    await queryClient.ensureQueryData(judgingQueries.expertise());
  },
  pendingComponent: PageSkeleton,
  component: lazyRouteComponent(() => import("./pages/expertise-page.tsx"), "ExpertisePage"),
  head: ({ match }) => pageHead(match, { title: m.judging_expertise(), noindex: true }),
});

const conflictsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/evaluator-dashboard/conflicts",
  ssr: true,
  validateSearch: (search: Record<string, unknown>) =>
    optionalParams({ q: textParam(search["q"]), declared: choiceParam(search["declared"], ["yes"] as const) }),
  beforeLoad: requireEvaluating,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps: { q, declared } }) => {
    await Promise.all([
      queryClient.prefetchInfiniteQuery(judgingQueries.conflicts(given({ search: q, declared }))),
      queryClient.prefetchQuery(judgingQueries.statements()),
    ]);
  },
  pendingComponent: PageSkeleton,
  component: lazyRouteComponent(() => import("./pages/conflicts-page.tsx"), "ConflictsPage"),
  head: ({ match }) => pageHead(match, { title: m.judging_conflicts(), noindex: true }),
});

/** By the parent that each was made for. */
export const routes = {
  site: [verificationRoute],
  signedIn: [
    roundsRoute,
    roundRoute,
    resultsRoute,
    decisionsRoute,
    dossierRoute,
    lettersRoute,
    callLettersRoute,
    expertiseRoute,
    conflictsRoute,
  ],
} as const;
