import type { ReactNode } from "react";
import { m } from "#messages";
import { formatNumber, formatPercent } from "#shared/i18n/format.ts";
import { cn } from "../class-names.ts";
import { shareSeats, type ChartItem } from "./chart-data.ts";
import { ChartFrame } from "./chart-frame.tsx";
import { SuppressedNote } from "./suppressed-note.tsx";
import { MOST_SEATS, seatPaths, seatPlane } from "./seat-dots-geometry.ts";

export interface SeatDotsProps {
  label: string;
  /** The parts; their sum is the whole. */
  items: readonly ChartItem[];
  /** What the whole counts, under its figure: «αιτήσεις». */
  unit: string;
  /** Says how many of them a seat stands for, where it stands for several. */
  seatText?: (each: number) => string;
  itemColumn?: string;
  suppressedBelow?: number | undefined;
  /** Title and lead, where the chart heads a card. */
  heading?: ReactNode;
  className?: string;
}

/** Parts of a whole as seats around the stage: a seat each while they fit, else seats in proportion. */
export function SeatDots({
  label,
  items,
  unit,
  seatText,
  itemColumn = m.chart_category(),
  suppressedBelow = 0,
  heading,
  className,
}: SeatDotsProps) {
  const values = items.map(({ value }) => value ?? 0);
  const total = values.reduce((sum, value) => sum + value, 0);
  const seats = shareSeats(values, Math.min(total, MOST_SEATS));
  const paths = seatPaths(seats);
  const { reach, seat } = seatPlane(Math.min(total, MOST_SEATS));
  const valueText = (value: number | null) => (value === null ? m.chart_suppressed() : formatNumber(value));
  return (
    <ChartFrame
      label={label}
      heading={heading}
      className={className}
      table={{
        columns: [itemColumn, m.chart_value(), m.chart_share()],
        rows:
          total === 0
            ? []
            : items.map(({ key, label: name, value }) => ({
                key,
                name,
                values: [valueText(value), value === null ? "–" : formatPercent(value / total)],
              })),
      }}
    >
      <div className="relative mx-auto w-full" style={{ maxWidth: `${Math.max(11, reach / 8.75)}rem` }}>
        <svg
          viewBox={`${-reach} ${-reach} ${2 * reach} ${reach + 40}`}
          fill="none"
          strokeLinecap="round"
          aria-hidden
          className="[print-color-adjust:exact]"
        >
          {items.map(({ key, color = "var(--primary)" }, index) => (
            <path key={key} d={paths[index]} stroke={color} strokeWidth={seat} />
          ))}
        </svg>
        <p className="absolute bottom-[4%] left-1/2 -translate-x-1/2 text-center leading-none">
          <span className="display tnum block text-[2rem]">{formatNumber(total)}</span>
          <span className="mt-1 block text-sm text-muted-foreground">{unit}</span>
        </p>
      </div>
      {seatText && total > MOST_SEATS && (
        <p className="text-center text-sm text-muted-foreground">{seatText(Math.round(total / MOST_SEATS))}</p>
      )}
      <ul
        className={cn(
          "grid gap-x-5 gap-y-2 text-[0.9375rem]",
          items.length > 2 && "grid-cols-[repeat(auto-fit,minmax(min(100%,12.5rem),1fr))]",
        )}
      >
        {items.map(({ key, label: name, value, color = "var(--primary)" }) => (
          <li key={key} className="flex min-w-0 items-center gap-2">
            <i aria-hidden className="size-2.5 shrink-0 rounded-full" style={{ background: color }} />
            <span className="truncate text-muted-foreground">{name}</span>
            <b className={cn("ml-auto font-semibold", value === null ? "text-sm font-normal" : "tnum")}>
              {valueText(value)}
            </b>
          </li>
        ))}
      </ul>
      <SuppressedNote items={items} below={suppressedBelow} />
    </ChartFrame>
  );
}
