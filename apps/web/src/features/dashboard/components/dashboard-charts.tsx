import type { DashboardChart } from "@kerkis/contract/analytics/analytics.schema.ts";
import type { ReactNode } from "react";
import { m } from "#messages";
import { Card, CardTitle } from "#shared/ui/layout/card.tsx";
import { LazyBarChart, LazyLineChart, LazySeatDots } from "#shared/ui/charts/lazy-charts.tsx";
import { WidgetBoundary } from "#shared/ui/states/widget-boundary.tsx";
import { COURSES, partOf, SERIES, SHARE_HEADINGS } from "../model/chart-words.ts";

type Of<Kind extends DashboardChart["kind"]> = Extract<DashboardChart, { kind: Kind }>;

/** A chart of the dashboard on a card of its own, in the shape that its kind asks for. */
export function DashboardChartCard({ chart }: { chart: DashboardChart }) {
  return (
    <WidgetBoundary>
      <ChartOf chart={chart} />
    </WidgetBoundary>
  );
}

function ChartOf({ chart }: { chart: DashboardChart }) {
  if (chart.kind === "course") return <CourseCard chart={chart} />;
  return chart.kind === "parts" ? <PartsCard chart={chart} /> : <BarsCard chart={chart} />;
}

function ChartCard({ children }: { children: ReactNode }) {
  return <Card className="min-w-0 p-5 sm:p-6">{children}</Card>;
}

function ChartHeading({ title, lead }: { title: string; lead?: string | undefined }) {
  return (
    <>
      <CardTitle>{title}</CardTitle>
      {lead && <p className="text-[0.9375rem] text-pretty text-muted-foreground">{lead}</p>}
    </>
  );
}

function CourseCard({ chart }: { chart: Of<"course"> }) {
  const { title, lead, shape } = COURSES[chart.key];
  return (
    <ChartCard>
      <LazyLineChart
        label={title()}
        heading={<ChartHeading title={title()} lead={lead?.()} />}
        dates={chart.days}
        shape={shape}
        {...(chart.period === "month" && { dateColumn: m.dashboard_chart_month(), period: "month" as const })}
        series={chart.series.map(({ key, values }) => ({
          key,
          label: SERIES[key].label(),
          color: SERIES[key].color,
          values,
        }))}
      />
    </ChartCard>
  );
}

const itemsOf = (chart: Of<"parts" | "bars">) =>
  chart.cells.map(({ key, value }) => Object.assign(partOf(chart.key, key), { key, value }));

function PartsCard({ chart }: { chart: Of<"parts"> }) {
  const { title, unit } = SHARE_HEADINGS[chart.key];
  return (
    <ChartCard>
      <LazySeatDots
        heading={<ChartHeading title={title()} />}
        label={title()}
        unit={unit()}
        items={itemsOf(chart)}
        suppressedBelow={chart.suppressed_below}
      />
    </ChartCard>
  );
}

function BarsCard({ chart }: { chart: Of<"bars"> }) {
  const { title, lead, unit } = SHARE_HEADINGS[chart.key];
  return (
    <ChartCard>
      <LazyBarChart
        label={title()}
        heading={<ChartHeading title={title()} lead={lead?.()} />}
        valueColumn={unit()}
        items={itemsOf(chart)}
        suppressedBelow={chart.suppressed_below}
      />
    </ChartCard>
  );
}
