import { Table2 } from "lucide-react";
import { useState, type ReactNode } from "react";
import { m } from "#messages";
import { cn } from "../class-names.ts";
import { ChartTable, type ChartTableData } from "./chart-table.tsx";

interface ChartFrameProps {
  /** What the chart shows, in a few words; names it for those who do not see it. */
  label: string;
  table: ChartTableData;
  /** Title and lead, beside the switch. */
  heading?: ReactNode;
  /** Colours with their names, where the drawing does not name them itself. */
  legend?: ReactNode;
  className?: string | undefined;
  /** The drawing. */
  children: ReactNode;
}

/** Around every chart: its name, a switch to the same figures as a table, and an empty state. */
export function ChartFrame({ label, table, heading, legend, className, children }: ChartFrameProps) {
  const [isTable, setIsTable] = useState(false);
  if (table.rows.length === 0) {
    return (
      <div className={className}>
        {heading}
        <p className="grid min-h-32 place-items-center text-muted-foreground">{m.chart_empty()}</p>
      </div>
    );
  }
  return (
    <figure aria-label={label} className={cn("grid min-w-0 content-start gap-3", className)}>
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">{heading ?? (!isTable && legend)}</div>
        <button
          type="button"
          aria-pressed={isTable}
          aria-label={m.chart_show_table_of({ chart: label })}
          onClick={() => setIsTable(!isTable)}
          className={cn(
            "-mt-1 inline-flex h-8 shrink-0 items-center gap-1.5 rounded-sm px-2 text-sm font-medium text-muted-foreground transition-colors duration-150 hover:bg-muted hover:text-foreground max-md:h-11 print:hidden",
            isTable && "bg-muted text-foreground",
          )}
        >
          <Table2 aria-hidden size={15} />
          {m.chart_show_table()}
        </button>
      </div>
      {heading !== undefined && !isTable && legend}
      {isTable ? <ChartTable label={label} {...table} /> : children}
    </figure>
  );
}
