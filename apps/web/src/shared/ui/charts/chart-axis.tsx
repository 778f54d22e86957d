import { formatTick } from "./axis-format.ts";
import { labelledPoints } from "./chart-data.ts";
import type { LinePlane } from "./lines/line-plane.ts";

interface ChartAxisProps {
  dates: readonly string[];
  period: "day" | "month";
  format: (value: number) => string;
  plane: LinePlane;
}

const LABEL_ROOM = 56;

/** Values to the left, points in time below, both in tabular figures. */
export function ChartAxis({ dates, period, format, plane }: ChartAxisProps) {
  const { width, height, left, right, ticks, y, at } = plane;
  return (
    <>
      {ticks.map((tick) => (
        <g key={tick}>
          <line
            x1={left}
            x2={width - right}
            y1={y(tick)}
            y2={y(tick)}
            stroke="var(--border)"
            strokeLinecap="round"
            strokeDasharray={tick === 0 ? undefined : "1 5"}
          />
          <text x={left - 10} y={y(tick) + 4} textAnchor="end" className="tnum fill-muted-foreground text-[12px]">
            {format(tick)}
          </text>
        </g>
      ))}
      {labelledPoints(dates.length, width - left - right, LABEL_ROOM).map((index) => (
        <text
          key={dates[index]}
          x={at(index)}
          y={height - 6}
          textAnchor="middle"
          className="tnum fill-muted-foreground text-[12px]"
        >
          {formatTick(dates[index] ?? "", period)}
        </text>
      ))}
    </>
  );
}
