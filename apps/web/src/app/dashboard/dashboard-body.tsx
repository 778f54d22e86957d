import type { Session } from "@kerkis/contract/identity/identity.schema.ts";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { m } from "#messages";
import { buttonStyles } from "#shared/ui/button.tsx";
import { useHasRoute } from "../shell/use-routes.ts";
import { Figures, NextSteps } from "./dashboard-parts.tsx";
import { dashboardQueries, type DashboardView } from "./dashboard.queries.ts";
import { coordinatorSteps, evaluatorSteps, founderSteps } from "./next-steps.ts";
import { useLiveDashboard } from "./use-live-dashboard.ts";

function FounderBody() {
  const { data, error, refetch } = useQuery(dashboardQueries.applications());
  const hasRoute = useHasRoute();
  return (
    <>
      <Figures
        figures={[
          { label: m.dashboard_stat_applications(), value: data?.stats.total },
          { label: m.dashboard_stat_pending(), value: data?.stats.pending },
          { label: m.dashboard_stat_under_review(), value: data?.stats.under_review },
          { label: m.dashboard_stat_approved(), value: data?.stats.approved },
        ]}
      />
      <NextSteps
        steps={data && founderSteps(data.items)}
        error={error}
        onRetry={refetch}
        all={hasRoute("/my-applications") ? "/my-applications" : undefined}
        action={<RouteButton path="/register-startup">{m.dashboard_register()}</RouteButton>}
      />
    </>
  );
}

function CoordinatorBody() {
  const { data, error, refetch } = useQuery(dashboardQueries.queue());
  const hasRoute = useHasRoute();
  return (
    <>
      <Figures
        figures={[
          { label: m.dashboard_stat_pending(), value: data?.stats.pending },
          { label: m.dashboard_stat_under_review(), value: data?.stats.under_review },
          { label: m.dashboard_stat_approved(), value: data?.stats.approved },
          { label: m.dashboard_stat_rejected(), value: data?.stats.rejected },
        ]}
      />
      <NextSteps
        steps={data && coordinatorSteps(data.items)}
        error={error}
        onRetry={refetch}
        all={hasRoute("/evaluation-management") ? "/evaluation-management" : undefined}
      />
    </>
  );
}

function EvaluatorBody() {
  const { data, error, refetch, dataUpdatedAt } = useQuery(dashboardQueries.assignments());
  const hasRoute = useHasRoute();
  return (
    <>
      <Figures
        figures={[
          { label: m.dashboard_stat_to_score(), value: data?.stats.open },
          { label: m.dashboard_stat_overdue(), value: data?.stats.overdue },
          { label: m.dashboard_stat_scored(), value: data?.stats.submitted },
        ]}
      />
      <NextSteps
        steps={data && evaluatorSteps(data.items, new Date(dataUpdatedAt))}
        error={error}
        onRetry={refetch}
        all={hasRoute("/evaluator-dashboard") ? "/evaluator-dashboard" : undefined}
      />
    </>
  );
}

function GuestBody({ session }: { session: Session }) {
  const { data, error, refetch } = useQuery(dashboardQueries.registry());
  return (
    <>
      <Figures
        figures={[
          { label: m.dashboard_stat_startups(), value: data?.total.value },
          { label: m.dashboard_stat_members(), value: session.current_organization?.member_count ?? 0 },
        ]}
      />
      <NextSteps
        steps={data && []}
        error={error}
        onRetry={refetch}
        action={<RouteButton path="/startups">{m.dashboard_browse()}</RouteButton>}
      />
    </>
  );
}

function RouteButton({ path, children }: { path: string; children: ReactNode }) {
  const hasRoute = useHasRoute();
  if (!hasRoute(path)) return null;
  return (
    <Link to={path} className={buttonStyles({ variant: "outline" })}>
      {children}
    </Link>
  );
}

/** The left of the dashboard: figures and next steps of this person's work, live. */
export function DashboardBody({ view, session }: { view: DashboardView; session: Session }) {
  useLiveDashboard();
  if (view === "founder") return <FounderBody />;
  if (view === "coordinator") return <CoordinatorBody />;
  return view === "evaluator" ? <EvaluatorBody /> : <GuestBody session={session} />;
}
