import { cn } from "../class-names.ts";

export interface ChartTableData {
  /** First the points' or parts' heading, then one for each column of values. */
  columns: readonly string[];
  rows: readonly { key: string; name: string; values: readonly string[] }[];
}

/** Longer than any figure: names, whose words may have no end. */
const FIGURE_MAX = 24;

/** Stands before no letter: «1,3 εκ. €», «€1.3m», «−4». */
const FIGURE = /^[^\p{L}\d]*\d/u;

/** Figures end where the column does, so that their digits stand below each other; words begin where it begins. */
const isOfWords = (values: readonly string[]): boolean =>
  values.some((value) => /\p{L}/u.test(value)) && !values.some((value) => FIGURE.test(value));

/** The figures of a chart as a table; a long one scrolls inside its own box, by keyboard too. */
export function ChartTable({ label, columns, rows }: ChartTableData & { label: string }) {
  const sides = columns.map((_, index) =>
    index === 0 || isOfWords(rows.flatMap(({ values }) => values[index - 1] ?? [])) ? "text-left" : "text-right",
  );
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
                className={cn("px-3 py-2 font-medium", sides[index], index > 0 && "whitespace-nowrap")}
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
                    "tnum px-3 py-1.5",
                    sides[index + 1],
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
