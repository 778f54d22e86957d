import { ArrowDown, ArrowUp, ChevronsUpDown } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { cn } from "./class-names.ts";

/*
 * The parts of a table. Under 768 px each row becomes a card, its cells labelled by `label` in place of the column headers;
 * the ARIA roles are written out because `display: block` takes the built-in ones away.
 */

const ROLE = {
  table: { role: "table" },
  rowgroup: { role: "rowgroup" },
  row: { role: "row" },
  cell: { role: "cell" },
} as const;

/** The table with its name, on a card of its own. */
export function DataTable({ caption, className, children, ...rest }: ComponentProps<"table"> & { caption: string }) {
  return (
    <div className={cn("relative rounded-lg bg-surface shadow-sm md:overflow-x-auto", className)}>
      <table {...ROLE.table} className="w-full border-collapse text-[0.9375rem] max-md:block" {...rest}>
        <caption className="sr-only">{caption}</caption>
        {children}
      </table>
    </div>
  );
}

export function TableHead({ children }: { children: ReactNode }) {
  return (
    <thead {...ROLE.rowgroup} className="bg-muted text-left text-muted-foreground max-md:hidden">
      <tr {...ROLE.row}>{children}</tr>
    </thead>
  );
}

export type SortDirection = "ascending" | "descending";

interface ColumnHeaderProps {
  children: ReactNode;
  align?: "start" | "end";
  /** Makes the column sortable: its present direction, or null while another column sorts. */
  sort?: SortDirection | null;
  onSort?: () => void;
  className?: string;
}

export function ColumnHeader({ children, align = "start", sort, onSort, className }: ColumnHeaderProps) {
  const Icon = sort === "ascending" ? ArrowUp : sort === "descending" ? ArrowDown : ChevronsUpDown;
  return (
    <th
      role="columnheader"
      scope="col"
      {...(onSort ? { "aria-sort": sort ?? ("none" as const) } : {})}
      className={cn(
        "h-11 px-4 text-sm font-medium whitespace-nowrap first:rounded-tl-lg first:pl-6 last:rounded-tr-lg last:pr-6",
        align === "end" && "text-right",
        className,
      )}
    >
      {onSort ? (
        <button
          type="button"
          onClick={onSort}
          className={cn(
            "inline-flex h-8 items-center gap-1.5 rounded-xs font-medium hover:text-foreground",
            sort && "font-semibold text-foreground",
          )}
        >
          {children}
          <Icon aria-hidden className="size-3.5" />
        </button>
      ) : (
        children
      )}
    </th>
  );
}

export function TableBody({ className, ...rest }: ComponentProps<"tbody">) {
  return <tbody {...ROLE.rowgroup} className={cn("max-md:block", className)} {...rest} />;
}

/** A row; give its main link `linkStyles({ kind: "cover" })` and the whole row leads there. */
export function TableRow({ className, ...rest }: ComponentProps<"tr">) {
  return (
    <tr
      {...ROLE.row}
      className={cn(
        "relative border-t border-border transition-colors duration-150 hover:bg-muted/60 aria-selected:bg-primary-soft max-md:grid max-md:grid-cols-[minmax(0,1fr)] max-md:gap-1.5 max-md:px-5 max-md:py-4 max-md:first:border-t-0",
        className,
      )}
      {...rest}
    />
  );
}

interface TableCellProps extends Omit<ComponentProps<"td">, "align"> {
  /** The column's name, shown before the value on phones. */
  label?: string;
  align?: "start" | "end";
  /** Keeps buttons and boxes above a row's covering link. */
  interactive?: boolean;
  /** Takes the room that the other columns leave, and no more: long addresses never push them out of sight. */
  stretch?: boolean;
}

export function TableCell(props: TableCellProps) {
  const { label, align = "start", interactive, stretch, className, children, ...rest } = props;
  return (
    <td
      {...ROLE.cell}
      className={cn(
        "py-3 md:px-4 md:first:pl-6 md:last:pr-6 max-md:flex max-md:flex-wrap max-md:items-center max-md:justify-between max-md:gap-x-4 max-md:py-0.5",
        align === "end" && "tnum md:text-right",
        stretch && "md:w-full md:max-w-0 md:min-w-56",
        interactive && "[&_:is(button,a,label)]:relative [&_:is(button,a,label)]:z-10",
        className,
      )}
      {...rest}
    >
      {label && <span className="shrink-0 text-sm text-muted-foreground md:hidden">{label}</span>}
      {children}
    </td>
  );
}
