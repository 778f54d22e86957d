import type { ErrorStatus } from "@kerkis/contract/admin/operations/errors.taxonomy.ts";
import { errorColumns } from "@kerkis/contract/admin/operations/errors.columns.ts";
import { localized } from "#shared/i18n/localized.ts";
import type { ErrorGroup } from "@kerkis/contract/admin/operations/errors.schema.ts";
import { ERROR_STATUSES } from "@kerkis/contract/admin/operations/errors.taxonomy.ts";
import { Link } from "@tanstack/react-router";
import { m } from "#messages";
import { formatNumber } from "#shared/i18n/format.ts";
import { RelativeTime } from "#shared/i18n/RelativeTime.tsx";
import type { Column } from "#shared/lists/columns.ts";
import { ListDownload } from "#shared/lists/download/list-download.tsx";
import { ListTable } from "#shared/lists/list-table.tsx";
import { ResourceList } from "#shared/lists/resource-list.tsx";
import { RowTitle } from "#shared/lists/row-title.tsx";
import { useCount } from "#shared/lists/use-count.ts";
import { useList } from "#shared/lists/use-list.ts";
import { Alert } from "#shared/ui/alert.tsx";
import { LazySparkline } from "#shared/ui/charts/lazy-charts.tsx";
import { AskedPart } from "#shared/ui/states/asked-part.tsx";
import { linkStyles } from "#shared/ui/text-link.ts";
import { useSystemSearch } from "../../hooks/use-system-search.ts";
import { systemQueries } from "../../system.queries.ts";
import { SectionFrame } from "../system/section-frame.tsx";

const ERROR_STATUS_NAMES: Record<ErrorStatus, () => string> = {
  open: m.admin_errors_open,
  resolved: m.admin_errors_resolved,
  ignored: m.admin_errors_ignored,
};

const loadSheet = async () => (await import("./error-sheet.tsx")).ErrorSheet;

/** Failures that browsers reported at /api/errors, the same one once. */
export function ErrorsSection() {
  const address = useSystemSearch();
  const { search, change } = address;
  const { status = "open" } = search;
  const list = useList(systemQueries.errors(status));
  const counts = useCount(systemQueries.errorsCount(), list)?.groups;
  return (
    <SectionFrame title={m.admin_section_errors()} lead={m.admin_errors_lead()}>
      {counts !== undefined && counts.dropped > 0 && (
        <Alert tone="warning">
          {m.admin_errors_dropped({ count: counts.dropped, number: formatNumber(counts.dropped) })}
        </Alert>
      )}
      <ResourceList
        list={list}
        asked={{
          filters: [
            {
              kind: "chips",
              name: "status",
              label: m.admin_errors_filter(),
              options: ERROR_STATUSES.map((value) => ({
                value,
                label: ERROR_STATUS_NAMES[value](),
                count: counts?.[value],
              })),
              fallback: "open",
            },
          ],
        }}
        address={address}
        failed={m.admin_failed()}
        headingLevel={3}
        download={<ListDownload of="/admin/errors" input={{ status }} />}
        empty={{ title: m.admin_errors_none(), text: m.admin_errors_none_text() }}
      >
        {(errors) => (
          <ListTable
            label={m.admin_section_errors()}
            rows={errors}
            rowId={({ id }) => id}
            columns={columns()}
            isOpen={({ id }) => id === search.open}
          />
        )}
      </ResourceList>
      <AskedPart
        load={loadSheet}
        props={search.open ? { errorId: search.open, onClose: () => change({ open: undefined }) } : null}
      />
    </SectionFrame>
  );
}

const columns = (): readonly Column<ErrorGroup>[] => [
  {
    label: localized(errorColumns.message.label),
    phone: "main",
    cell: (row) => (
      <RowTitle sub={addressOf(row.url)}>
        <Link
          from="/system-admin"
          to="/system-admin"
          search={(known) => ({ ...known, open: row.id })}
          resetScroll={false}
          data-row-link
          className={linkStyles({ kind: "cover" })}
        >
          {row.message || m.admin_errors_no_message()}
        </Link>
      </RowTitle>
    ),
  },
  {
    label: m.admin_errors_days(),
    from: "lg",
    cell: ({ days }) => (
      <LazySparkline
        label={m.admin_errors_days()}
        values={days.map(({ count }) => count)}
        className="w-24"
        color="var(--danger)"
      />
    ),
  },
  {
    label: localized(errorColumns.times.label),
    align: "end",
    phone: "bottom",
    cell: ({ occurrences }) => formatNumber(occurrences),
  },
  {
    label: localized(errorColumns.last.label),
    align: "end",
    phone: "top",
    cell: ({ last_seen_at }) => <RelativeTime value={last_seen_at} />,
  },
];

/** Path of an address; the whole of one that is none. */
export const addressOf = (url: string): string => (URL.canParse(url) ? new URL(url).pathname : url);
