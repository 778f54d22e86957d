import { curveMonotoneX } from "@visx/curve";
import { AreaClosed, LinePath } from "@visx/shape";
import { useId, type PointerEvent } from "react";
import { formatTick } from "./axis-format.ts";
import { labelledPoints, spreadLabels, type ChartSeries } from "./chart-data.ts";
import { BOTTOM, TOP, type LinePlane } from "./line-plane.ts";

interface LineDrawingProps {
  dates: readonly string[];
  series: readonly ChartSeries[];
  /** How points are named on the axis. */
  period: "day" | "month";
  format: (value: number) => string;
  plane: LinePlane;
  /** The point that is looked at. */
  active: number | null;
  onPoint: (index: number | null) => void;
}

const LABEL_ROOM = 56;
const LABEL_GAP = 18;

/** The lines, their axis in tabular figures, and their names where they end. */
export function LineDrawing({ dates, series, period, format, plane, active, onPoint }: LineDrawingProps) {
  const fade = useId();
  const { width, height, left, right, ticks, y, at, isDirect } = plane;
  const last = dates.length - 1;
  const endings = spreadLabels(
    series.map(({ values }) => y(values[last] ?? 0)),
    LABEL_GAP,
    height - BOTTOM,
  );

  function follow(event: PointerEvent<SVGSVGElement>) {
    const where = event.clientX - event.currentTarget.getBoundingClientRect().left;
    const distance = (index: number) => Math.abs(at(index) - where);
    onPoint(dates.reduce((nearest, _, index) => (distance(index) < distance(nearest) ? index : nearest), 0));
  }

  return (
    <svg
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden
      className="block max-w-full touch-pan-y overflow-visible [print-color-adjust:exact]"
      onPointerMove={follow}
      onPointerLeave={() => onPoint(null)}
    >
      <defs>
        <linearGradient id={fade} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor={series[0]?.color} stopOpacity="0.2" />
          <stop offset="1" stopColor={series[0]?.color} stopOpacity="0" />
        </linearGradient>
      </defs>
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
      {series[0] && last > 0 && (
        <AreaClosed
          data={[...series[0].values]}
          x={(_, index) => at(index)}
          y={(value) => y(value)}
          yScale={y}
          curve={curveMonotoneX}
          fill={`url(#${fade})`}
        />
      )}
      {series.map(({ key, color, values }, order) => (
        <LinePath
          key={key}
          data={[...values]}
          x={(_, index) => at(index)}
          y={(value) => y(value)}
          curve={curveMonotoneX}
          stroke={color}
          strokeWidth={order === 0 ? 2.4 : 3}
          strokeLinecap="round"
          strokeDasharray={order === 0 ? undefined : "0.1 6"}
        />
      ))}
      {active !== null && (
        <line x1={at(active)} x2={at(active)} y1={TOP} y2={height - BOTTOM} stroke="var(--border-strong)" />
      )}
      {series.map(({ key, color, values }) => (
        <circle
          key={key}
          cx={at(active ?? last)}
          cy={y(values[active ?? last] ?? 0)}
          r="4.5"
          fill={color}
          stroke="var(--surface)"
          strokeWidth="2.5"
        />
      ))}
      {isDirect &&
        series.map(({ key, label: name, color }, index) => (
          <g key={key}>
            <text
              x={width - right + 12}
              y={(endings[index] ?? 0) + 4}
              className="fill-foreground text-[13px] font-medium"
              style={{ fill: series.length > 1 ? color : undefined }}
            >
              {name}
            </text>
          </g>
        ))}
    </svg>
  );
}
