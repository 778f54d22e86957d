import type { ChartSeries } from "./chart-data.ts";
import { BOTTOM, TOP, type LinePlane } from "./lines/line-plane.ts";

interface ColumnDrawingProps {
  dates: readonly string[];
  series: readonly ChartSeries[];
  plane: LinePlane;
  active: number | null;
}

const LEAST_SEAT = 7;
const WIDEST = 22;
const STEPS = [1, 2, 5, 10, 20, 50, 100, 200, 500];

/** Counts of each point as a column of seats: one is one while they can be told apart, else a round number. */
export function ColumnDrawing({ dates, series, plane, active }: ColumnDrawingProps) {
  const { y, at, pitch, height } = plane;
  const ground = y(0);
  const one = ground - y(1);
  const seat = one * (STEPS.find((step) => one * step >= LEAST_SEAT) ?? 1000);
  const slot = Math.min(WIDEST, (pitch * 0.72) / series.length);
  const thick = Math.max(2, slot - 2);
  return (
    <>
      {active !== null && (
        <rect
          x={at(active) - pitch / 2}
          y={TOP}
          width={pitch}
          height={height - BOTTOM - TOP}
          rx="6"
          className="fill-muted"
        />
      )}
      {series.map(({ key, color, values }, order) =>
        dates.map((date, index) => {
          const value = values[index] ?? 0;
          if (value <= 0) return null;
          const x = at(index) + (order - (series.length - 1) / 2) * slot;
          const dot = Math.min(thick, seat - 1);
          const isFirst = order === 0;
          return (
            <line
              key={`${key}-${date}`}
              x1={x}
              x2={x}
              y1={isFirst ? ground : ground - seat / 2}
              y2={isFirst ? y(value) : Math.min(ground - seat / 2 - 0.01, y(value) + seat / 2)}
              stroke={color}
              strokeWidth={isFirst ? thick : dot}
              strokeLinecap={isFirst ? "butt" : "round"}
              strokeDasharray={isFirst ? `${seat - 1.5} 1.5` : `0.01 ${seat - 0.01}`}
            />
          );
        }),
      )}
    </>
  );
}
