import { scaleLinear } from "@visx/scale";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { m } from "#messages";
import { SeatBar } from "../theatre/seat-bar.tsx";
import { linkStyles } from "../text-link.ts";
import { formatWhole } from "./axis-format.ts";
import type { ChartItem } from "./chart-data.ts";
import { ChartFrame } from "./chart-frame.tsx";
import { SuppressedNote } from "./suppressed-note.tsx";

export interface BarChartProps {
  label: string;
  items: readonly ChartItem[];
  /** The value of a full row of seats; the largest one unless told. */
  max?: number;
  /** Headings of the table. */
  itemColumn?: string;
  valueColumn?: string;
  format?: (value: number) => string;
  /** Values below this are withheld; a note says so. */
  suppressedBelow?: number | undefined;
  /** Title and lead, where the chart heads a card. */
  heading?: ReactNode;
  className?: string;
}

const FEW_SEATS = 12;
const MANY_SEATS = 24;

/** Values side by side as rows of seats, each named beside its row. */
export function BarChart({
  label,
  items,
  max,
  itemColumn = m.chart_category(),
  valueColumn = m.chart_value(),
  format = formatWhole,
  suppressedBelow = 0,
  heading,
  className,
}: BarChartProps) {
  const largest = max ?? Math.max(1, ...items.map(({ value }) => value ?? 0));
  const seats = largest <= FEW_SEATS ? FEW_SEATS : MANY_SEATS;
  // While they fit, a seat is one.
  const full = Math.max(largest, seats);
  const taken = scaleLinear({ domain: [0, full], range: [0, seats], clamp: true });
  const valueText = (value: number | null) => (value === null ? m.chart_suppressed() : format(value));
  return (
    <ChartFrame
      label={label}
      heading={heading}
      className={className}
      table={{
        columns: [itemColumn, valueColumn],
        rows: items.map(({ key, label: name, value }) => ({ key, name, values: [valueText(value)] })),
      }}
    >
      <ul className="grid gap-3">
        {items.map(({ key, label: name, value, color, href }) => (
          <li key={key} className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 text-[0.9375rem]">
            <span className="min-w-0 truncate">
              {href ? (
                <Link to={href} className={linkStyles({ kind: "quiet" })}>
                  {name}
                </Link>
              ) : (
                name
              )}
            </span>
            <span className={value === null ? "text-sm text-muted-foreground" : "tnum font-semibold"}>
              {valueText(value)}
            </span>
            <SeatBar
              className="col-span-2 h-3 [print-color-adjust:exact]"
              value={value === null || value <= 0 ? 0 : Math.max(1, taken(value))}
              max={seats}
              seats={seats}
              {...(color && { color })}
            />
          </li>
        ))}
      </ul>
      <SuppressedNote items={items} below={suppressedBelow} />
    </ChartFrame>
  );
}
