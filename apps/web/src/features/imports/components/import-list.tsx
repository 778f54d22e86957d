import type { ImportSummary } from "@kerkis/contract/imports/imports.schema.ts";
import { Link } from "@tanstack/react-router";
import { m } from "#messages";
import { formatNumber } from "#shared/i18n/format.ts";
import { RelativeTime } from "#shared/i18n/RelativeTime.tsx";
import type { Column } from "#shared/lists/columns.ts";
import { countText } from "#shared/lists/list-count.ts";
import { ListTable } from "#shared/lists/list-table.tsx";
import { ResourceList } from "#shared/lists/resource-list.tsx";
import { useCount } from "#shared/lists/use-count.ts";
import { useList } from "#shared/lists/use-list.ts";
import { StatusBadge } from "#shared/ui/marks/status-badge.tsx";
import { IMPORT_TONES } from "#shared/ui/marks/status-tones.ts";
import { linkStyles } from "#shared/ui/text-link.ts";
import { importsQueries } from "../imports.queries.ts";
import { KIND_WORDS, STATE_WORDS } from "../model/import-words.ts";

const columns = (): readonly Column<ImportSummary>[] => [
  {
    label: m.imports_column_file(),
    cell: ({ id, file_name }) => (
      <Link to="/imports/$id" params={{ id }} data-row-link className={linkStyles({ kind: "cover" })}>
        {file_name}
      </Link>
    ),
    wraps: true,
    phone: "main",
  },
  { label: m.imports_column_kind(), cell: ({ kind }) => KIND_WORDS[kind](), from: "lg" },
  { label: m.imports_column_rows(), cell: ({ row_count }) => formatNumber(row_count), align: "end" },
  { label: m.imports_column_added(), cell: ({ counts }) => formatNumber(counts.added ?? 0), align: "end", from: "lg" },
  { label: m.imports_column_by(), cell: ({ by }) => by || "—", from: "xl" },
  {
    label: m.imports_column_state(),
    cell: ({ state }) => <StatusBadge tone={IMPORT_TONES[state]}>{STATE_WORDS[state]()}</StatusBadge>,
    phone: "top",
  },
  { label: m.imports_column_when(), cell: ({ created_at }) => <RelativeTime value={created_at} />, phone: "bottom" },
];

/** Earlier imports, the latest first. */
export function ImportList() {
  const list = useList(importsQueries.list());
  const total = useCount(importsQueries.count(), list);
  return (
    <ResourceList
      list={list}
      failed={m.imports_failed()}
      count={countText(total, {
        exact: ({ count, number }) => m.imports_count({ count, shown: number }),
        about: ({ number }) => m.imports_count_about({ shown: number }),
      })}
      empty={{ title: m.imports_none(), text: m.imports_none_text() }}
      headingLevel={3}
    >
      {(rows) => <ListTable label={m.imports_earlier()} rows={rows} rowId={({ id }) => id} columns={columns()} />}
    </ResourceList>
  );
}
