import type { ErrorGroup } from "@kerkis/contract/admin/errors.schema.ts";
import { ERROR_STATUSES } from "@kerkis/contract/admin/errors.taxonomy.ts";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { m } from "#messages";
import { useCount } from "#shared/api/use-count.ts";
import { formatNumber } from "#shared/i18n/format.ts";
import { RelativeTime } from "#shared/i18n/RelativeTime.tsx";
import { Alert } from "#shared/ui/alert.tsx";
import { Card } from "#shared/ui/card.tsx";
import { LazySparkline } from "#shared/ui/charts/lazy-charts.tsx";
import { ColumnHeader, DataTable, TableBody, TableCell, TableHead, TableRow } from "#shared/ui/data-table.tsx";
import { EmptyState } from "#shared/ui/empty-state.tsx";
import { FilterChip } from "#shared/ui/filter-chip.tsx";
import { LoadMore } from "#shared/ui/load-more.tsx";
import { linkStyles } from "#shared/ui/text-link.ts";
import { useSystemSearch } from "../../hooks/use-system-search.ts";
import { systemQueries } from "../../system.queries.ts";
import { ErrorSheet } from "./error-sheet.tsx";
import { ERROR_STATUS_NAMES } from "./labels.ts";
import { Asked, SectionFrame } from "./section-frame.tsx";

/** Failures that browsers reported at /api/errors, the same one once. */
export function ErrorsSection() {
  const { search, change } = useSystemSearch();
  const status = search.status ?? "open";
  const errors = useInfiniteQuery(systemQueries.errors(status));
  const rows = errors.data?.pages.flatMap(({ items }) => items) ?? [];
  const counts = useCount(systemQueries.errorsCount(), errors)?.groups;
  return (
    <SectionFrame title={m.admin_section_errors()} lead={m.admin_errors_lead()}>
      <div role="group" aria-label={m.admin_errors_filter()} className="flex flex-wrap gap-2">
        {ERROR_STATUSES.map((known) => (
          <FilterChip
            key={known}
            pressed={known === status}
            onPressedChange={() => change({ status: known === "open" ? undefined : known })}
            count={counts?.[known]}
          >
            {ERROR_STATUS_NAMES[known]()}
          </FilterChip>
        ))}
      </div>
      {counts !== undefined && counts.dropped > 0 && (
        <Alert tone="warning">
          {m.admin_errors_dropped({ count: counts.dropped, number: formatNumber(counts.dropped) })}
        </Alert>
      )}
      <Asked query={errors} title={m.admin_failed()}>
        {rows.length === 0 ? (
          <Card>
            <EmptyState headingLevel={3} title={m.admin_errors_none()} description={m.admin_errors_none_text()} />
          </Card>
        ) : (
          <ErrorTable rows={rows} open={search.open} />
        )}
        <LoadMore
          hasMore={errors.hasNextPage}
          pending={errors.isFetchingNextPage}
          onLoad={() => void errors.fetchNextPage()}
          shown={rows.length}
        />
      </Asked>
      <ErrorSheet errorId={search.open} onClose={() => change({ open: undefined })} />
    </SectionFrame>
  );
}

function ErrorTable({ rows, open }: { rows: readonly ErrorGroup[]; open: string | undefined }) {
  return (
    <DataTable caption={m.admin_section_errors()}>
      <TableHead>
        <ColumnHeader>{m.admin_errors_message()}</ColumnHeader>
        <ColumnHeader>{m.admin_errors_days()}</ColumnHeader>
        <ColumnHeader align="end">{m.admin_errors_times()}</ColumnHeader>
        <ColumnHeader align="end">{m.admin_errors_last()}</ColumnHeader>
      </TableHead>
      <TableBody>
        {rows.map((row) => (
          <TableRow key={row.id} aria-selected={row.id === open}>
            <TableCell className="md:max-w-0 md:w-full">
              <span className="min-w-0 max-md:w-full">
                <Link
                  from="/system-admin"
                  to="/system-admin"
                  search={(known) => ({ ...known, open: row.id })}
                  resetScroll={false}
                  className={linkStyles({ kind: "cover", className: "block truncate" })}
                >
                  {row.message || m.admin_errors_no_message()}
                </Link>
                <span className="block truncate text-sm text-muted-foreground">{addressOf(row.url)}</span>
              </span>
            </TableCell>
            <TableCell label={m.admin_errors_days()}>
              <LazySparkline
                label={m.admin_errors_days()}
                values={row.days.map(({ count }) => count)}
                className="w-24"
                color="var(--danger)"
              />
            </TableCell>
            <TableCell label={m.admin_errors_times()} align="end">
              {formatNumber(row.occurrences)}
            </TableCell>
            <TableCell label={m.admin_errors_last()} align="end" className="whitespace-nowrap">
              <RelativeTime value={row.last_seen_at} />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </DataTable>
  );
}

/** Path of an address; the whole of one that is none. */
export const addressOf = (url: string): string => (URL.canParse(url) ? new URL(url).pathname : url);
