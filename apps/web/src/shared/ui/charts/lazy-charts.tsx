import { lazy, Suspense } from "react";
import { Skeleton } from "../skeleton.tsx";
import type { BarChartProps } from "./bar-chart.tsx";
import type { LineChartProps } from "./line-chart.tsx";
import type { SeatDotsProps } from "./seat-dots.tsx";
import type { SparklineProps } from "./sparkline.tsx";

// Charts come after the words and figures of a screen; their place is kept meanwhile.
const LoadedLineChart = lazy(() => import("./line-chart.tsx").then((module) => ({ default: module.LineChart })));
const LoadedBarChart = lazy(() => import("./bar-chart.tsx").then((module) => ({ default: module.BarChart })));
const LoadedSeatDots = lazy(() => import("./seat-dots.tsx").then((module) => ({ default: module.SeatDots })));
const LoadedSparkline = lazy(() => import("./sparkline.tsx").then((module) => ({ default: module.Sparkline })));

export function LazyLineChart(props: LineChartProps) {
  return (
    <Suspense fallback={<Place height={(props.height ?? 220) + 44} />}>
      <LoadedLineChart {...props} />
    </Suspense>
  );
}

export function LazyBarChart(props: BarChartProps) {
  return (
    <Suspense fallback={<Place height={44 + props.items.length * 52} />}>
      <LoadedBarChart {...props} />
    </Suspense>
  );
}

export function LazySeatDots(props: SeatDotsProps) {
  return (
    <Suspense fallback={<Place height={300} />}>
      <LoadedSeatDots {...props} />
    </Suspense>
  );
}

export function LazySparkline(props: SparklineProps) {
  return (
    <Suspense fallback={<span className={props.className} />}>
      <LoadedSparkline {...props} />
    </Suspense>
  );
}

function Place({ height }: { height: number }) {
  return (
    <div style={{ height }}>
      <Skeleton className="h-full w-full rounded-md" />
    </div>
  );
}
