import { useState, type KeyboardEvent, type ReactNode } from "react";
import { m } from "#messages";
import { formatPoint, formatWhole } from "../axis-format.ts";
import type { ChartSeries } from "../chart-data.ts";
import { ChartFrame } from "../chart-frame.tsx";
import { LineDrawing } from "./line-drawing.tsx";
import { linePlane } from "./line-plane.ts";
import { SeriesMark } from "../series-mark.tsx";
import { useWidth } from "../use-width.ts";

export interface LineChartProps {
  label: string;
  /** The points in time, ISO days in order. */
  dates: readonly string[];
  series: readonly ChartSeries[];
  /** Counts of each point stand as columns; a value that goes on from point to point is a line. */
  shape?: "columns" | "line";
  /** Heading of the points in the table; weeks unless told. */
  dateColumn?: string;
  /** Points are days or weeks, named by their first day, or whole months. */
  period?: "day" | "month";
  /** Words a value; a whole number unless told. */
  format?: (value: number) => string;
  height?: number;
  /** Title and lead, where the chart heads a card. */
  heading?: ReactNode;
  className?: string;
}

/** Above this width the lines carry their own names. */
const DIRECT_FROM = 460;

/** Values over time, as lines that are named where they end, or as columns. Arrow keys walk along the points. */
export function LineChart({
  label,
  dates,
  series,
  shape = "line",
  dateColumn = m.chart_week(),
  period = "day",
  format = formatWhole,
  height = 220,
  heading,
  className,
}: LineChartProps) {
  const [box, width] = useWidth<HTMLDivElement>(600);
  const [active, setActive] = useState<number | null>(null);
  const last = dates.length - 1;
  // A line along the ground tells nothing.
  const points = series.some(({ values }) => values.some((value) => value !== 0)) ? dates : [];
  const isDirect = shape === "line" && width >= DIRECT_FROM;
  const plane = linePlane({ dates, series, width, height, isDirect, hasColumns: shape === "columns", format });
  const valuesAt = (index: number) =>
    series.map(({ label: name, values }) => `${name} ${format(values[index] ?? 0)}`).join(", ");

  function walk(event: KeyboardEvent) {
    const from = active ?? last;
    const steps: Record<string, number> = { ArrowLeft: from - 1, ArrowRight: from + 1, Home: 0, End: last };
    const to = steps[event.key];
    if (event.key === "Escape") setActive(null);
    if (to === undefined) return;
    event.preventDefault();
    setActive(Math.min(last, Math.max(0, to)));
  }

  return (
    <ChartFrame
      label={label}
      heading={heading}
      className={className}
      legend={
        series.length > 1 &&
        !isDirect && (
          <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-muted-foreground">
            {series.map(({ key, label: name, color }, index) => (
              <li key={key} className="flex items-center gap-2">
                <SeriesMark color={color} order={index} />
                {name}
              </li>
            ))}
          </ul>
        )
      }
      table={{
        columns: [dateColumn, ...series.map(({ label: name }) => name)],
        rows: points.map((date, index) => ({
          key: date,
          name: formatPoint(date, period),
          values: series.map(({ values }) => format(values[index] ?? 0)),
        })),
      }}
    >
      <div
        ref={box}
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-orientation="horizontal"
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={active ?? last}
        aria-valuetext={m.chart_point({
          when: formatPoint(dates[active ?? last] ?? "", period),
          values: valuesAt(active ?? last),
        })}
        onKeyDown={walk}
        onBlur={() => setActive(null)}
        className="relative rounded-sm"
      >
        <LineDrawing
          period={period}
          dates={dates}
          series={series}
          shape={shape}
          format={format}
          plane={plane}
          active={active}
          onPoint={setActive}
        />
        {active !== null && (
          <Readout
            left={(plane.at(active) / width) * 100}
            when={formatPoint(dates[active] ?? "", period)}
            series={series}
            values={series.map(({ values }) => format(values[active] ?? 0))}
          />
        )}
      </div>
    </ChartFrame>
  );
}

interface ReadoutProps {
  /** Percent of the chart's width. */
  left: number;
  when: string;
  series: readonly ChartSeries[];
  values: readonly string[];
}

/** The values of the point under the pointer, or reached by keyboard. */
function Readout({ left, when, series, values }: ReadoutProps) {
  return (
    <div
      aria-hidden
      className="pointer-events-none absolute top-0 z-10 grid gap-1 rounded-sm bg-surface px-3 py-2 text-sm whitespace-nowrap shadow-md"
      style={left > 55 ? { right: `calc(${100 - left}% + 10px)` } : { left: `calc(${left}% + 10px)` }}
    >
      <span className="text-muted-foreground">{when}</span>
      {series.map(({ key, label, color }, index) => (
        <span key={key} className="flex items-center gap-2">
          <SeriesMark color={color} order={index} />
          {label}
          <b className="tnum ml-auto pl-3 font-semibold">{values[index]}</b>
        </span>
      ))}
    </div>
  );
}
