import { ArrowDown, ArrowUp, ChevronsUpDown } from "lucide-react";
import { Fragment, type ReactNode, useRef } from "react";
import { m } from "#messages";
import { Checkbox } from "#shared/ui/forms/checkbox.tsx";
import { cn } from "#shared/ui/class-names.ts";
import { type Column, directionOf, nextOrder } from "./columns.ts";
import type { Selection } from "./selection/use-selection.ts";
import { HELD, useLongPress } from "./selection/use-long-press.ts";
import { useRowKeys } from "./selection/use-row-keys.ts";

interface ListTableProps<Row> {
  /** Names the table. */
  label: string;
  rows: readonly Row[];
  rowId: (row: Row) => string;
  columns: readonly Column<Row>[];
  /** The order in force, and the way to change it. */
  sort?: { by: string; onSort: (by: string) => void };
  selection?: Selection<Row> | null;
  /** Names a row for the box that chooses it. */
  rowName?: (row: Row) => string;
  /** The row that is open beside the table. */
  isOpen?: (row: Row) => boolean;
  /** A band across the table below one of its rows. */
  parting?: { after: string | undefined; content: ReactNode };
  /** What is opened in place, below its row. */
  opened?: { id: string | undefined; content: ReactNode };
}

/**
 * A list as a table; on phones each row is two lines. The ARIA roles are written out because `display: grid` takes the
 * built-in ones away. A cell's link with `linkStyles({ kind: "cover" })` and `data-row-link` makes the row lead there; J, K and
 * the arrows move between such links, X chooses, and so does a
 * finger that rests on a row.
 */
export function ListTable<Row>(props: ListTableProps<Row>) {
  const {
    label,
    rows,
    rowId,
    sort,
    selection = null,
    rowName = () => "",
    isOpen = () => false,
    parting,
    opened,
  } = props;
  const columns = props.columns.filter(({ cell }) => cell);
  const table = useRef<HTMLTableElement>(null);
  useRowKeys(table, selection?.choose);
  const held = useLongPress(selection?.choose);
  return (
    <TableFrame>
      <table
        ref={table}
        {...held}
        role="table"
        className={cn("w-full border-collapse text-[0.9375rem] max-md:block", selection && HELD)}
        data-choosable={selection ? "" : undefined}
      >
        <caption className="sr-only">{label}</caption>
        <thead role="rowgroup" className="bg-muted text-left text-muted-foreground max-md:hidden">
          <tr {...ROLE.row}>
            {selection && (
              <th role="columnheader" scope="col" className={cn(HEADER, "w-10")}>
                <Checkbox
                  checked={selection.state}
                  onCheckedChange={selection.toggleAll}
                  aria-label={m.ui_choose_all()}
                />
              </th>
            )}
            {columns.map((column) => (
              <ColumnHeader key={column.label} column={column} sort={sort} />
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className="max-md:block">
          {rows.map((row) => (
            <Fragment key={rowId(row)}>
              <tr
                {...ROLE.row}
                data-row={rowId(row)}
                aria-selected={isOpen(row) || (selection?.has(row) ?? false)}
                className="relative border-t border-border transition-colors duration-150 hover:bg-muted/60 data-lit:bg-accent-soft aria-selected:bg-primary-soft max-md:grid max-md:min-h-16 max-md:grid-cols-[auto_minmax(0,1fr)_auto_auto] max-md:grid-rows-[auto_auto] max-md:content-center max-md:px-4 max-md:py-2.5 max-md:first:border-t-0"
              >
                {selection && (
                  <td
                    {...ROLE.cell}
                    className={cn(CELL, "max-md:col-start-1 max-md:row-span-2 max-md:self-center max-md:pr-3")}
                  >
                    {selection.canChoose(row) && (
                      <Checkbox
                        checked={selection.has(row)}
                        onCheckedChange={(isOn) => selection.toggle(row, isOn)}
                        aria-label={m.ui_choose_row({ name: rowName(row) })}
                        className="relative z-10"
                      />
                    )}
                  </td>
                )}
                {columns.map((column) => (
                  <td
                    key={column.label}
                    {...ROLE.cell}
                    className={cn(
                      CELL,
                      PHONE[column.phone ?? "none"],
                      column.from && SCREENS[column.from],
                      column.align === "end" && "tnum md:text-right",
                      column.phone === "main" && "[overflow-wrap:anywhere] md:w-full md:max-w-0 md:min-w-56",
                      column.phone === "actions" && "[&_:is(button,a)]:relative [&_:is(button,a)]:z-10",
                      column.phone !== "main" && !column.wraps && "md:whitespace-nowrap",
                    )}
                  >
                    {column.phone === "line" && <span className="text-muted-foreground md:hidden">{column.label}</span>}
                    {column.cell?.(row)}
                  </td>
                ))}
              </tr>
              {opened?.id === rowId(row) && (
                <tr {...ROLE.row} data-row={rowId(row)} className="border-t border-border bg-muted/40 max-md:block">
                  <td {...ROLE.cell} colSpan={100} className="p-4 max-md:block md:px-6">
                    {opened.content}
                  </td>
                </tr>
              )}
              {parting?.after === rowId(row) && <PartingRow>{parting.content}</PartingRow>}
            </Fragment>
          ))}
        </tbody>
      </table>
    </TableFrame>
  );
}

const ROLE = { row: { role: "row" }, cell: { role: "cell" } } as const;
const HEADER =
  "h-11 px-4 text-sm font-medium whitespace-nowrap first:rounded-tl-lg first:pl-6 last:rounded-tr-lg last:pr-6";
const CELL = "md:px-4 md:py-3 md:first:pl-6 md:last:pr-6";
/** At a row's end on phones: words instead of badges, cut where they have no room. */
const PHONE_END =
  "max-md:col-start-3 max-md:max-w-40 max-md:self-center max-md:truncate max-md:pl-3 max-md:text-right max-md:text-sm max-md:[&_[data-badge]]:bg-transparent max-md:[&_[data-badge]]:p-0 max-md:[&_[data-badge]]:shadow-none max-md:[&_[data-badge]]:whitespace-nowrap max-md:[&_[data-badge]:not([data-status])]:inline max-md:[&_[data-badge]:not([data-status])]:text-inherit";
/** Columns 2 to 4 of a row's grid on phones; the first is the box that chooses it. */
const PHONE = {
  main: "max-md:col-start-2 max-md:row-span-2 max-md:row-start-1 max-md:min-w-0 max-md:self-center",
  top: `${PHONE_END} max-md:row-start-1`,
  bottom: `${PHONE_END} max-md:row-start-2 max-md:text-muted-foreground`,
  actions: "max-md:col-start-4 max-md:row-span-2 max-md:row-start-1 max-md:-mr-3 max-md:self-center",
  line: "max-md:col-span-4 max-md:col-start-1 max-md:flex max-md:justify-between max-md:gap-4 max-md:pt-1 max-md:text-sm",
  none: "max-md:hidden",
};
const SCREENS = { lg: "md:max-lg:hidden", xl: "md:max-xl:hidden", "2xl": "md:max-2xl:hidden" };

/** A band across the table, which is no row of the list. */
function PartingRow({ children }: { children: ReactNode }) {
  return (
    <tr {...ROLE.row} className="max-md:block">
      <td {...ROLE.cell} colSpan={100} className="bg-stage px-4 py-3 text-stage-foreground max-md:block md:px-6">
        {children}
      </td>
    </tr>
  );
}

/** The card that a table, or what stands in its place, lies on. */
function TableFrame({ children }: { children: ReactNode }) {
  return <div className="relative rounded-lg bg-surface shadow-sm md:overflow-x-auto">{children}</div>;
}

function ColumnHeader<Row>({ column, sort }: { column: Column<Row>; sort: ListTableProps<Row>["sort"] }) {
  const { label, align, from, hidesLabel } = column;
  const orders = sort && column.sort;
  const direction = orders && directionOf(orders, sort.by);
  const Icon = direction === "ascending" ? ArrowUp : direction === "descending" ? ArrowDown : ChevronsUpDown;
  return (
    <th
      role="columnheader"
      scope="col"
      {...(orders ? { "aria-sort": direction ?? ("none" as const) } : {})}
      className={cn(HEADER, from && SCREENS[from], align === "end" && "text-right")}
    >
      {orders ? (
        <button
          type="button"
          onClick={() => sort.onSort(nextOrder(orders, sort.by))}
          className={cn(
            "inline-flex h-8 items-center gap-1.5 rounded-xs font-medium hover:text-foreground",
            direction && "font-semibold text-foreground",
          )}
        >
          {label}
          <Icon aria-hidden className="size-3.5" />
        </button>
      ) : (
        <span className={hidesLabel ? "sr-only" : undefined}>{label}</span>
      )}
    </th>
  );
}
