import { isServer } from "@tanstack/react-query";
import { createRoute, lazyRouteComponent, notFound, redirect } from "@tanstack/react-router";
import { m } from "#messages";
import { errorCode } from "#shared/api/errors.ts";
import { pageHead } from "#shared/routing/head.ts";
import { sessionQuery } from "#shared/permissions/session.ts";
import { managesApplications, mayEvaluate } from "#shared/permissions/held.ts";
import { type GuardArguments, requirePage, requireSession } from "#shared/routing/guards.ts";
import { signedInRoute } from "#shared/routing/shell-parents.ts";
import { AssignmentsSkeleton, QueueSkeleton, SheetSkeleton } from "./components/skeletons.tsx";
import { evaluationsQueries } from "./evaluations.queries.ts";
import { triageQueries } from "./triage.queries.ts";
import { queueInput, queueSearch } from "./model/queue-search.ts";
import { templateRoutes } from "./templates.routes.tsx";

/** Those who evaluate have their part of it on a page of their own; whoever does neither lands on the dashboard. */
const requireManaging = async (guarded: GuardArguments): Promise<void> => {
  await requirePage("evaluation-management")(guarded);
  const session = await guarded.context.queryClient.ensureQueryData(sessionQuery());
  if (managesApplications(session)) return;
  if (session.profile?.role === "evaluator") throw redirect({ to: "/evaluator-dashboard", replace: true });
  await requireSession(managesApplications, "evaluation-management")(guarded);
};

export const evaluationManagementRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/evaluation-management",
  ssr: true,
  validateSearch: queueSearch,
  beforeLoad: requireManaging,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps }) => {
    const input = queueInput(deps);
    const loads = [
      queryClient.prefetchInfiniteQuery(evaluationsQueries.queue(input)),
      queryClient.prefetchQuery(triageQueries.views()),
    ];
    // Its figures stand above the rows: in the HTML they push nothing down.
    if (isServer) loads.push(queryClient.prefetchQuery(evaluationsQueries.queueCount(input)));
    if (deps.programme) loads.push(queryClient.prefetchQuery(evaluationsQueries.call(deps.programme)));
    if (deps.application) loads.push(queryClient.prefetchQuery(evaluationsQueries.application(deps.application)));
    // In the browser the page shows what it has while the rest arrives, so filters and rows answer at once.
    if (isServer) await Promise.all(loads);
  },
  pendingComponent: QueueSkeleton,
  component: lazyRouteComponent(() => import("./pages/evaluation-management-page.tsx"), "EvaluationManagementPage"),
  head: ({ match }) => pageHead(match, { title: m.evaluations_manage_title(), noindex: true }),
});

export const evaluatorDashboardRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/evaluator-dashboard",
  ssr: true,
  loader: async ({ context }) => {
    const { queryClient } = context;
    const session = await queryClient.ensureQueryData(sessionQuery());
    const { items } = await queryClient.ensureQueryData({ ...evaluationsQueries.mine(), revalidateIfStale: true });
    // For those who evaluate, and whoever has evaluated.
    if (items.length === 0 && !mayEvaluate(session)) throw redirect({ to: "/dashboard", replace: true });
  },
  pendingComponent: AssignmentsSkeleton,
  component: lazyRouteComponent(() => import("./pages/evaluator-dashboard-page.tsx"), "EvaluatorDashboardPage"),
  head: ({ match }) => pageHead(match, { title: m.evaluations_mine_title(), noindex: true }),
});

export const evaluationRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/evaluation/$evaluationId",
  ssr: true,
  loader: async ({ context, params }) => {
    try {
      // Always the server's latest: editing begins from its version.
      const { status } = await context.queryClient.fetchQuery(evaluationsQueries.sheet(params.evaluationId));
      // Beside what was handed in stands the next one.
      if (status === "submitted") await context.queryClient.prefetchQuery(evaluationsQueries.mine());
    } catch (error) {
      if (errorCode(error) === "evaluation.not_found" || errorCode(error) === "input.invalid") throw notFound();
      throw error;
    }
  },
  pendingComponent: SheetSkeleton,
  component: lazyRouteComponent(() => import("./pages/evaluation-page.tsx"), "EvaluationPage"),
  staticData: {
    crumb: ({ params, queryClient }) =>
      queryClient.getQueryData(evaluationsQueries.sheet(params["evaluationId"] ?? "").queryKey)?.subject_name ||
      undefined,
  },
  head: ({ match }) => pageHead(match, { title: m.evaluations_sheet_tab_scores(), noindex: true }),
});

/** By the parent that each was made for. */
export const routes = {
  signedIn: [evaluationManagementRoute, evaluatorDashboardRoute, evaluationRoute, ...templateRoutes],
} as const;
