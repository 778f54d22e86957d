import type { ReactNode } from "react";
import { cn } from "#shared/ui/class-names.ts";

interface ListRowsProps<Row> {
  /** Names the list. */
  label: string;
  rows: readonly Row[];
  rowId: (row: Row) => string;
  /** What stands in a row, with its own padding. */
  children: (row: Row) => ReactNode;
  /** Each row on a card of its own, in so many columns as there is room for. */
  look?: "rows" | "cards" | "grid" | "plain" | "inside";
}

const LOOKS = {
  rows: "divide-y divide-border overflow-hidden rounded-lg bg-surface shadow-sm",
  cards: "grid grid-cols-[minmax(0,1fr)] gap-3",
  /** Inside a card that is there already. */
  plain: "grid grid-cols-[minmax(0,1fr)] gap-1",
  inside: "divide-y divide-border",
  grid: "grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4",
};

/** A list whose rows are no table: on one card, or each on its own. */
export function ListRows<Row>({ label, rows, rowId, children, look = "rows" }: ListRowsProps<Row>) {
  return (
    <ul aria-label={label} className={cn(LOOKS[look], "[overflow-wrap:anywhere]")}>
      {rows.map((row) => (
        <li key={rowId(row)} data-row={rowId(row)} className="relative min-w-0">
          {children(row)}
        </li>
      ))}
    </ul>
  );
}
