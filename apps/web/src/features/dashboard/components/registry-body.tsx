import type { Dashboard } from "@kerkis/contract/analytics/analytics.schema.ts";
import type { ReactNode } from "react";
import { Card, CardTitle } from "#shared/ui/layout/card.tsx";
import { LazyBarChart } from "#shared/ui/charts/lazy-charts.tsx";
import { WidgetBoundary } from "#shared/ui/states/widget-boundary.tsx";
import { partOf, SHARE_HEADINGS } from "../model/chart-words.ts";
import { DashboardChartCard } from "./dashboard-charts.tsx";
import { OpenProgrammes } from "./open-programmes.tsx";
import { RegistryStage, RestNote } from "./registry-stage.tsx";
import { splitParts } from "../model/shown-parts.ts";

interface RegistryBodyProps {
  dashboard: Dashboard;
  /** What waits for this person. */
  steps: ReactNode;
  activity: ReactNode;
}

/** The dashboard of who looks at the registry: the public sector, mentors, investors. The whole first, then what it asks of them. */
export function RegistryBody({ dashboard: { figures, charts, programmes }, steps, activity }: RegistryBodyProps) {
  const bars = charts.filter((chart) => chart.kind === "bars");
  const total = figures.find(({ key }) => key === "registered_startups")?.value ?? 0;
  // A card without anything to tell gives its place to the next one.
  const industries = bars.find(({ key, cells }) => key === "industries" && cells.some(({ value }) => value));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <WidgetBoundary>
        <RegistryStage figures={figures} regions={bars.find(({ key }) => key === "regions")} />
      </WidgetBoundary>
      <div className={ROW}>
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-5">
          {charts
            .filter(({ kind }) => kind === "course")
            .map((chart) => (
              <DashboardChartCard key={chart.key} chart={chart} />
            ))}
        </div>
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-5">
          <WidgetBoundary>{steps}</WidgetBoundary>
          <WidgetBoundary>
            <OpenProgrammes programmes={programmes} />
          </WidgetBoundary>
        </div>
      </div>
      <div className={industries ? ROW : "grid"}>
        {industries && <Industries chart={industries} total={total} />}
        <WidgetBoundary>{activity}</WidgetBoundary>
      </div>
    </div>
  );
}

const ROW = "grid grid-cols-[minmax(0,1fr)] items-start gap-5 xl:grid-cols-[minmax(0,1.55fr)_minmax(0,1fr)]";

type Bars = Extract<Dashboard["charts"][number], { kind: "bars" }>;

function Industries({ chart, total }: { chart: Bars; total: number }) {
  const { title, unit } = SHARE_HEADINGS[chart.key];
  const { shown, rest } = splitParts(chart.cells, total);
  return (
    <WidgetBoundary>
      <Card className="grid min-w-0 gap-4 p-5 sm:p-6">
        <LazyBarChart
          label={title()}
          heading={<CardTitle>{title()}</CardTitle>}
          valueColumn={unit()}
          items={shown.map(({ key, value }) => Object.assign(partOf(chart.key, key), { key, value }))}
        />
        <RestNote rest={rest} below={chart.suppressed_below} />
      </Card>
    </WidgetBoundary>
  );
}
