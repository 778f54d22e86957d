import { m } from "#messages";
import { formatNumber } from "#shared/i18n/format.ts";
import type { ChartItem } from "./chart-data.ts";

/** Says why some values are withheld (completions 9), where any is not. */
export function SuppressedNote({ items, below }: { items: readonly ChartItem[]; below: number }) {
  if (items.every(({ value }) => value !== null)) return null;
  return (
    <p className="text-sm text-pretty text-muted-foreground">{m.chart_suppressed_note({ min: formatNumber(below) })}</p>
  );
}
