import { Link } from "@tanstack/react-router";
import { type ReactNode, useId } from "react";
import { m } from "#messages";
import { formatList } from "#shared/i18n/format.ts";
import { linkStyles } from "#shared/ui/text-link.ts";
import { type Compared, compareGroups, type CompareRow } from "./compare-rows.tsx";

interface CompareTableProps {
  /** Null where one is not public, or not any more. */
  columns: readonly (Compared | null)[];
  showsAll: boolean;
}

/** One column for each, on phones two side by side; their labels stand beside them, there above. On paper all fit. */
export const COLUMNS =
  "grid grid-cols-[repeat(var(--compared),calc(50vw-3rem))] gap-x-4 md:grid-cols-[11.5rem_repeat(var(--compared),minmax(9rem,1fr))] md:gap-x-8 print:grid-cols-[6.5rem_repeat(var(--compared),minmax(0,1fr))] print:gap-x-4";

/** Facts beside each other, those that differ; what is the same is said in one sentence. */
export function CompareTable({ columns, showsAll }: CompareTableProps) {
  const shown = columns.filter((column) => column !== null);
  const groups = compareGroups(shown);
  const isCommon = (row: CompareRow) => shown.length > 1 && new Set(shown.map((column) => row.same(column))).size === 1;
  const common = groups.flatMap(({ rows }) => rows.filter(isCommon));
  const told = common.flatMap((row) => {
    const value = shown[0] && row.same(shown[0]);
    return value ? [`${row.label}: ${value}`] : [];
  });
  return (
    <>
      {groups.map(({ title, rows }) => {
        const listed = showsAll ? rows : rows.filter((row) => !isCommon(row));
        if (listed.length === 0) return null;
        return (
          <Group key={title} title={title}>
            {listed.map((row) => (
              <Row key={row.label} row={row}>
                {columns.map((column, index) => (
                  // A column has no other name than its place while its startup is not to be seen.
                  <div
                    key={column?.startup.id ?? `hidden ${index}`}
                    role="cell"
                    className="min-w-0 [overflow-wrap:anywhere]"
                  >
                    {column ? row.show(column) : "–"}
                  </div>
                ))}
              </Row>
            ))}
          </Group>
        );
      })}
      {(told.length > 0 || showsAll) && (
        <p className="sticky left-0 mt-10 flex max-w-[calc(100vw-3rem)] flex-wrap items-baseline justify-between gap-x-8 gap-y-2 rounded-md bg-muted px-5 py-4 [overflow-wrap:anywhere]">
          <span className="min-w-0">
            {told.length > 0 && (
              <>
                <b className="font-semibold">{m.startups_compare_common()}</b> {formatList(told)}
              </>
            )}
          </span>
          <Link
            to="."
            search={(known: object) => ({ ...known, all: showsAll ? undefined : ("true" as const) })}
            replace
            resetScroll={false}
            className={linkStyles({ kind: "standalone", className: "print:hidden" })}
          >
            {showsAll ? m.startups_compare_differences() : m.startups_compare_all()}
          </Link>
        </p>
      )}
    </>
  );
}

/** Facts of one kind under their heading. */
function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className="mt-10 first:mt-8">
      <h2 id={id} className="display sticky left-0 w-fit pb-3 text-2xl leading-tight">
        {title}
      </h2>
      <div role="table" aria-labelledby={id}>
        {children}
      </div>
    </section>
  );
}

function Row({ row: { label, note }, children }: { row: CompareRow; children: ReactNode }) {
  return (
    <div role="row" className={`${COLUMNS} items-start border-t border-border py-4`}>
      <div
        role="rowheader"
        className="col-span-full mb-2 text-sm text-muted-foreground md:col-span-1 md:mb-0 print:col-span-1 print:mb-0"
      >
        <span className="sticky left-0">
          {label}
          {note && <span className="block text-[0.8125rem]">{note}</span>}
        </span>
      </div>
      {children}
    </div>
  );
}
