import type { Dashboard } from "@kerkis/contract/analytics/analytics.schema.ts";
import type { ReactNode } from "react";
import { WidgetBoundary } from "#shared/ui/states/widget-boundary.tsx";
import { useHasRoute } from "#shared/routing/use-pages.ts";
import { DashboardChartCard } from "./dashboard-charts.tsx";
import { Figures } from "./figures.tsx";
import { RegisterInvestorLink, ViewLink } from "./view-link.tsx";
import { NextStepsCard } from "./next-steps-card.tsx";
import { toNextStep } from "../model/next-steps.ts";
import { OpenProgrammes } from "./open-programmes.tsx";
import { RegistryBody } from "./registry-body.tsx";

interface DashboardBodyProps {
  dashboard: Dashboard;
  now: number;
  /** What happened, beside what comes next. */
  activity: ReactNode;
}

/** Who looks at the registry rather than at work of their own. */
const REGISTRY_VIEWS: ReadonlySet<Dashboard["view"]> = new Set(["public", "mentor", "investor"]);
const RECORD = /^\/evaluation\/[^/]+$/;

/** How things stand, what comes next and what happened, for this person's part. */
export function DashboardBody({ dashboard, now, activity }: DashboardBodyProps) {
  const hasRoute = useHasRoute();
  const { view, charts, figures, programmes } = dashboard;
  const steps = dashboard.steps
    .map((step) => toNextStep(step, now))
    .filter(({ path }) => hasRoute(RECORD.test(path) ? "/evaluation/$evaluationId" : path));
  const wide = charts.filter(({ kind }) => kind === "course");
  const bars = charts.filter(({ kind }) => kind === "bars");
  const parts = charts.filter(({ kind }) => kind === "parts");
  const next = (
    <NextStepsCard
      steps={steps}
      more={dashboard.steps_more}
      action={view === "investor" ? <RegisterInvestorLink /> : <ViewLink view={view} variant="outline" />}
    />
  );
  if (REGISTRY_VIEWS.has(view))
    return <RegistryBody dashboard={dashboard} steps={steps.length > 0 && next} activity={activity} />;
  return (
    <>
      {figures.length > 0 && (
        <WidgetBoundary>
          <Figures figures={figures} />
        </WidgetBoundary>
      )}
      <div className="mt-5 grid items-start gap-5 xl:grid-cols-[minmax(0,1.9fr)_minmax(0,1fr)]">
        <div className="grid min-w-0 gap-5">
          <WidgetBoundary>{next}</WidgetBoundary>
          {wide.map((chart) => (
            <DashboardChartCard key={chart.key} chart={chart} />
          ))}
          {bars.length > 0 && (
            <div className={bars.length > 1 ? "grid items-start gap-5 md:grid-cols-2" : "grid"}>
              {bars.map((chart) => (
                <DashboardChartCard key={chart.key} chart={chart} />
              ))}
            </div>
          )}
        </div>
        <div className="grid min-w-0 items-start gap-5 md:grid-cols-2 xl:grid-cols-1">
          {parts.map((chart) => (
            <DashboardChartCard key={chart.key} chart={chart} />
          ))}
          <WidgetBoundary>
            <OpenProgrammes programmes={programmes} />
          </WidgetBoundary>
          <WidgetBoundary>{activity}</WidgetBoundary>
        </div>
      </div>
    </>
  );
}
