import { IMPORT_FIELDS, NAME_FIELDS } from "@kerkis/contract/imports/fields.taxonomy.ts";
import type { ImportRow, ImportRun } from "@kerkis/contract/imports/imports.schema.ts";
import type { RowStanding } from "@kerkis/contract/imports/states.taxonomy.ts";
import { Link } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { m } from "#messages";
import { formatNumber } from "#shared/i18n/format.ts";
import type { Column } from "#shared/lists/columns.ts";
import { ListTable } from "#shared/lists/list-table.tsx";
import { ResourceList } from "#shared/lists/resource-list.tsx";
import { useList } from "#shared/lists/use-list.ts";
import { FilterChip } from "#shared/ui/filter-chip.tsx";
import { Badge } from "#shared/ui/marks/badge.tsx";
import { linkStyles } from "#shared/ui/text-link.ts";
import { importsQueries } from "../imports.queries.ts";
import { fieldName, nameOf, ROW_WORDS, STANDING_WORDS, valueText } from "../model/import-words.ts";

const PREVIEWED = 8;
/** Fields beside the name that the table has room for, with the outcome and without. */
const SHOWN_FIELDS = { tried: 3, mapped: 4 };
const LEFT_OUT = new Set([
  "tax_number",
  "registration_number",
  "description",
  "tags",
  "currency",
  "legal_name",
  "legal_form",
  "tagline",
  "thesis",
  "summary",
  "source_uid",
  "status",
  "repeats",
  "start_time",
  "end_time",
  "address",
]);

/** Where a record of each kind is shown. */
const PAGES = { startups: "/startup/$id", investors: "/investor/$id", events: "/event/$id" } as const;

const TONES: Partial<Record<RowStanding, "success" | "warning" | "danger" | "primary">> = {
  ready: "primary",
  alike: "warning",
  broken: "danger",
  added: "success",
  merged: "success",
  kept: "warning",
};

function columnsOf(run: ImportRun): readonly Column<ImportRow>[] {
  const mapped = new Set(run.columns.map(({ field }) => field));
  const nameField = NAME_FIELDS[run.kind];
  const fields = [
    ...new Set([
      ...Object.keys(IMPORT_FIELDS[run.kind]).filter((field) => mapped.has(field)),
      ...Object.keys(run.defaults),
    ]),
  ]
    .filter((field) => field !== nameField && !LEFT_OUT.has(field))
    .slice(0, run.state === "mapping" ? SHOWN_FIELDS.mapped : SHOWN_FIELDS.tried);
  const columns: Column<ImportRow>[] = [
    { label: m.imports_column_row(), cell: ({ number }) => formatNumber(number), align: "end" },
    {
      label: fieldName(run.kind, nameField),
      cell: (row) => <RowName run={run} row={row} />,
      wraps: true,
      phone: "main",
    },
    ...(run.state === "mapping"
      ? []
      : [
          {
            label: m.imports_column_standing(),
            cell: ({ standing }: ImportRow) => (
              <Badge {...(TONES[standing] && { tone: TONES[standing] })}>{ROW_WORDS[standing]()}</Badge>
            ),
            phone: "top" as const,
          },
        ]),
    ...fields.map((field): Column<ImportRow> => ({
      label: fieldName(run.kind, field),
      cell: ({ values, problems }) => {
        const problem = problems.find((one) => one.field === field);
        if (problem)
          return (
            <Badge tone="danger" className="max-w-56 truncate">
              {problem.value || m.imports_value_missing()}
            </Badge>
          );
        return <span className="line-clamp-3 max-w-44 whitespace-normal">{valueText(run.kind, field, values)}</span>;
      },
    })),
  ];
  // Beside the file's house there is room for the last one on the widest screens alone.
  const last = columns.at(-1);
  if (last && fields.length > 2) last.from = "2xl";
  return columns;
}

/** The record's name, leading to it once it is written. */
function RowName({ run, row }: { run: ImportRun; row: ImportRow }) {
  const name = nameOf(run.kind, row) || m.imports_value_missing();
  if (row.record_id === null || row.standing === "taken_back") return <b className="font-semibold">{name}</b>;
  return (
    <Link to={PAGES[run.kind]} params={{ id: row.record_id }} data-row-link className={linkStyles({ kind: "cover" })}>
      {name}
    </Link>
  );
}

interface RowsTableProps {
  run: ImportRun;
  /** The row that the table begins with; null for the first. */
  from: { number: number } | null;
  onFirst: () => void;
}

/** Rows as they will be written, or what became of them. */
export function RowsTable({ run, from, onFirst }: RowsTableProps) {
  const standings = Object.entries(run.counts).flatMap(([standing, count]) => (count ? [standing as RowStanding] : []));
  const [standing, setStanding] = useState<RowStanding | "all">(
    run.state === "undone" && run.counts.kept ? "kept" : "all",
  );
  const shown = from === null ? { standing } : { standing: "all" as const, from: from.number };
  const list = useList(importsQueries.rows({ id: run.id, ...shown, version: run.version, limit: PREVIEWED }));
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (from !== null) heading.current?.focus();
  }, [from]);
  return (
    <section aria-label={m.imports_rows_title()} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h2 ref={heading} tabIndex={-1} className="scroll-mt-24 text-lg font-semibold outline-none">
          {from !== null
            ? m.imports_rows_from({ number: formatNumber(from.number) })
            : run.state === "mapping" || run.state === "checked"
              ? m.imports_preview_title()
              : m.imports_rows_title()}
        </h2>
        {from !== null && (
          <button type="button" className={linkStyles({ kind: "standalone" })} onClick={onFirst}>
            {m.imports_rows_first()}
          </button>
        )}
      </div>
      {standings.length > 1 && (
        <div role="group" aria-label={m.imports_column_standing()} className="flex flex-wrap gap-2">
          {(["all", ...standings] as const).map((one) => (
            <FilterChip
              key={one}
              pressed={one === shown.standing}
              onPressedChange={() => {
                setStanding(one);
                onFirst();
              }}
            >
              {one === "all" ? m.imports_standing_all() : STANDING_WORDS[one]()}
            </FilterChip>
          ))}
        </div>
      )}
      <ResourceList
        list={list}
        failed={m.imports_rows_failed()}
        empty={{ title: m.imports_rows_none() }}
        headingLevel={3}
      >
        {(rows) => (
          <ListTable
            label={m.imports_rows_title()}
            rows={rows}
            rowId={({ number }) => String(number)}
            columns={columnsOf(run)}
          />
        )}
      </ResourceList>
    </section>
  );
}
