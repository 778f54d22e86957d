import type { RowCount } from "@kerkis/contract/core/lists.ts";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { getRouteApi, useNavigate, useRouter } from "@tanstack/react-router";
import { useRef } from "react";
import { m } from "#messages";
import { errorCode, errorData, errorText } from "#shared/api/errors.ts";
import { useCount } from "#shared/api/use-count.ts";
import { formatNumber } from "#shared/i18n/format.ts";
import { useSession } from "#shared/permissions/session.ts";
import { managesApplications } from "#shared/permissions/held.ts";
import { EmptyState } from "#shared/ui/empty-state.tsx";
import { ErrorState } from "#shared/ui/error-state.tsx";
import { LoadMore } from "#shared/ui/load-more.tsx";
import { PageHeader } from "#shared/ui/page-header.tsx";
import { SkeletonRows } from "#shared/ui/skeleton.tsx";
import { ApplicationSheet } from "../components/application-sheet.tsx";
import { NotACoordinator } from "../components/not-a-coordinator.tsx";
import { QueueFilters } from "../components/queue-filters.tsx";
import { QueueNewsNotice } from "../components/queue-news-notice.tsx";
import { QueueStats } from "../components/queue-stats.tsx";
import { QueueTable } from "../components/queue-table.tsx";
import { evaluationsQueries } from "../evaluations.queries.ts";
import { activeFilters, queueInput, type QueueSearch } from "../hooks/queue-search.ts";
import { useQueueNews } from "../hooks/use-queue-news.ts";
import { useRowKeys } from "../hooks/use-row-keys.ts";

const PATH = "/evaluation-management";
const route = getRouteApi(`/shell/signed-in${PATH}`);

/** Applications of the organization: who waits, who evaluates, what to decide. */
export function EvaluationManagementPage() {
  const search = route.useSearch();
  const navigate = useNavigate({ from: PATH });
  const router = useRouter();
  const openedHere = useRef(false);
  const table = useRef<HTMLDivElement>(null);
  const input = queueInput(search);
  const session = useSession();
  const isManager = managesApplications(session);
  const queue = useInfiniteQuery({ ...evaluationsQueries.queue(input), enabled: isManager });
  const count = useCount(evaluationsQueries.queueCount(input), queue);
  const organizationId = session.current_organization?.organization_id;
  const evaluators = useQuery({
    ...evaluationsQueries.evaluators(organizationId ?? ""),
    enabled: isManager && Boolean(organizationId),
  });
  const news = useQueueNews(input, table);
  useRowKeys(table);

  function filter(change: Partial<QueueSearch>) {
    // A search asked after a pause must not call back who is on the way to another page.
    if (router.latestLocation.pathname !== PATH) return;
    void navigate({ search: (known) => ({ ...known, ...change }), replace: true, resetScroll: false });
  }

  function close() {
    if (openedHere.current) router.history.back();
    else
      void navigate({ search: (known) => ({ ...known, application: undefined }), replace: true, resetScroll: false });
    openedHere.current = false;
  }

  const isForbidden = !isManager || errorCode(queue.error) === "auth.forbidden";
  const pages = queue.data?.pages ?? [];
  const rows = pages.flatMap(({ items }) => items);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <PageHeader title={m.evaluations_manage_title()} lead={m.evaluations_manage_lead()} />
      {isForbidden ? (
        <NotACoordinator />
      ) : (
        <>
          {count && <QueueStats stats={count.groups} />}
          <QueueFilters
            search={search}
            evaluators={(evaluators.data?.items ?? []).map(({ user_id, name }) => ({ value: user_id, label: name }))}
            onChange={filter}
            summary={count && queueSummary(count)}
          />
          <div>
            <QueueNewsNotice waitingCount={news.waitingCount} announced={news.announced} onShow={news.show} />
            {queue.isPending ? (
              <SkeletonRows rows={8} />
            ) : queue.isError && rows.length === 0 ? (
              <ErrorState
                title={m.evaluations_failed_title()}
                description={errorText(queue.error)}
                onRetry={() => void queue.refetch()}
                retrying={queue.isFetching}
                reference={errorData(queue.error).requestId}
              />
            ) : rows.length === 0 ? (
              <EmptyQueue isFiltered={activeFilters(search) > 0} />
            ) : (
              <>
                <QueueTable
                  ref={table}
                  rows={rows}
                  sort={search.sort ?? "newest"}
                  onSort={(sort) => filter({ sort: sort === "newest" ? undefined : sort })}
                  arrivedIds={news.arrivedIds}
                  openId={search.application}
                  onOpen={() => {
                    openedHere.current = true;
                  }}
                />
                <p className="mt-3 text-sm text-muted-foreground max-lg:hidden">{m.evaluations_queue_keys_hint()}</p>
                <LoadMore
                  hasMore={queue.hasNextPage}
                  pending={queue.isFetchingNextPage}
                  onLoad={() => void queue.fetchNextPage()}
                  shown={rows.length}
                />
              </>
            )}
          </div>
          <ApplicationSheet applicationId={search.application} onClose={close} />
        </>
      )}
    </div>
  );
}

function queueSummary(total: RowCount): string {
  const number = formatNumber(total.value);
  return total.exact
    ? m.evaluations_queue_count({ count: total.value, number })
    : m.evaluations_queue_count_about({ number });
}

function EmptyQueue({ isFiltered }: { isFiltered: boolean }) {
  return (
    <div className="rounded-lg bg-surface shadow-sm">
      <EmptyState
        title={isFiltered ? m.evaluations_queue_nothing_title() : m.evaluations_queue_empty_title()}
        description={isFiltered ? m.evaluations_queue_nothing_text() : m.evaluations_queue_empty_text()}
      />
    </div>
  );
}
