import { lazy } from "react";
import { LateWidget } from "../states/late-widget.tsx";
import { Skeleton } from "../states/skeleton.tsx";
import type { BarChartProps } from "./bar-chart.tsx";
import type { LineChartProps } from "./lines/line-chart.tsx";
import type { SeatDotsProps } from "./seat-dots.tsx";
import type { SparklineProps } from "./lines/sparkline.tsx";

// Charts come after the words and figures of a screen; their place is kept meanwhile.
const LoadedLineChart = lazy(() => import("./lines/line-chart.tsx").then((module) => ({ default: module.LineChart })));
const LoadedBarChart = lazy(() => import("./bar-chart.tsx").then((module) => ({ default: module.BarChart })));
const LoadedSeatDots = lazy(() => import("./seat-dots.tsx").then((module) => ({ default: module.SeatDots })));
const LoadedSparkline = lazy(() => import("./lines/sparkline.tsx").then((module) => ({ default: module.Sparkline })));

export function LazyLineChart(props: LineChartProps) {
  return (
    <LateWidget place={<Place height={(props.height ?? 220) + 44} />}>
      <LoadedLineChart {...props} />
    </LateWidget>
  );
}

export function LazyBarChart(props: BarChartProps) {
  return (
    <LateWidget place={<Place height={44 + props.items.length * 52} />}>
      <LoadedBarChart {...props} />
    </LateWidget>
  );
}

export function LazySeatDots(props: SeatDotsProps) {
  return (
    <LateWidget place={<Place height={300} />}>
      <LoadedSeatDots {...props} />
    </LateWidget>
  );
}

export function LazySparkline(props: SparklineProps) {
  return (
    <LateWidget size="icon" place={<span aria-busy className={props.className} />}>
      <LoadedSparkline {...props} />
    </LateWidget>
  );
}

function Place({ height }: { height: number }) {
  return (
    <div aria-busy style={{ height }}>
      <Skeleton className="h-full w-full rounded-md" />
    </div>
  );
}
