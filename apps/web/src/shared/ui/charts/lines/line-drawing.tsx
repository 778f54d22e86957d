import { curveMonotoneX } from "@visx/curve";
import { AreaClosed, LinePath } from "@visx/shape";
import { useId, type PointerEvent } from "react";
import { ChartAxis } from "../chart-axis.tsx";
import { spreadLabels, type ChartSeries } from "../chart-data.ts";
import { ColumnDrawing } from "../column-drawing.tsx";
import { BOTTOM, TOP, type LinePlane } from "./line-plane.ts";

interface LineDrawingProps {
  dates: readonly string[];
  series: readonly ChartSeries[];
  /** Counts of each point, or a value that goes on from point to point. */
  shape: "columns" | "line";
  /** How points are named on the axis. */
  period: "day" | "month";
  format: (value: number) => string;
  plane: LinePlane;
  /** The point that is looked at. */
  active: number | null;
  onPoint: (index: number | null) => void;
}

const LABEL_GAP = 18;

/** Lines or columns on their axis, and the names of lines where they end. */
export function LineDrawing({ dates, series, shape, period, format, plane, active, onPoint }: LineDrawingProps) {
  const fade = useId();
  const { width, height, right, y, at, isDirect } = plane;
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
      <ChartAxis dates={dates} period={period} format={format} plane={plane} />
      {shape === "columns" ? (
        <ColumnDrawing dates={dates} series={series} plane={plane} active={active} />
      ) : (
        <>
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
        </>
      )}
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
