import { cn } from "../class-names.ts";

export interface ChartTableData {
  /** First the points' or parts' heading, then one for each column of values. */
  columns: readonly string[];
  rows: readonly { key: string; name: string; values: readonly string[] }[];
}

/** Longer than any figure: names, whose words may have no end. */
const FIGURE_MAX = 24;

/** The figures of a chart as a table; a long one scrolls inside its own box, by keyboard too. */
export function ChartTable({ label, columns, rows }: ChartTableData & { label: string }) {
  return (
    <div
      role="region"
      aria-label={label}
      tabIndex={0}
      className="max-h-80 overflow-auto rounded-sm border border-border print:max-h-none"
    >
      <table className="w-full text-[0.9375rem]">
        <caption className="sr-only">{label}</caption>
        <thead className="sticky top-0 bg-surface">
          <tr className="text-sm text-muted-foreground">
            {columns.map((column, index) => (
              <th
                key={column}
                scope="col"
                className={
                  index === 0 ? "px-3 py-2 text-left font-medium" : "px-3 py-2 text-right font-medium whitespace-nowrap"
                }
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key} className="border-t border-border">
              <th scope="row" className="min-w-32 px-3 py-1.5 text-left font-normal [overflow-wrap:anywhere]">
                {row.name}
              </th>
              {row.values.map((value, index) => (
                <td
                  key={columns[index + 1]}
                  className={cn(
                    "tnum px-3 py-1.5 text-right",
                    value.length > FIGURE_MAX && "min-w-40 [overflow-wrap:anywhere]",
                  )}
                >
                  {value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
