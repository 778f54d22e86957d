import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { m } from "#messages";
import { errorCode } from "#shared/api/errors.ts";
import { useListAddress } from "#shared/lists/list-address.ts";
import { countText } from "#shared/lists/list-count.ts";
import { ListDownload } from "#shared/lists/download/list-download.tsx";
import { ListTable } from "#shared/lists/list-table.tsx";
import { ResourceList } from "#shared/lists/resource-list.tsx";
import { useCount } from "#shared/lists/use-count.ts";
import { useList } from "#shared/lists/use-list.ts";
import { useListNews } from "#shared/lists/news/use-list-news.ts";
import { localized } from "#shared/i18n/localized.ts";
import { useSession } from "#shared/permissions/session.ts";
import { useStaleWhen, useWhenLive } from "#shared/realtime/use-when-live.ts";
import { evaluationsQueries } from "../../evaluations.queries.ts";
import { EVALUATION_EVENTS } from "#features/judging/evaluation-events.public.ts";
import { queueFilters } from "../../model/queue-filters.ts";
import { queueInput, type QueueSearch } from "../../model/queue-search.ts";
import { NotACoordinator } from "../not-a-coordinator.ts";
import { queueColumns } from "./queue-columns.tsx";
import { QueueStats } from "./queue-stats.tsx";

interface QueueListProps {
  search: QueueSearch;
  /** An application of the list is being opened. */
  onOpen: () => void;
}

/** The coordinators' table: live, and as its address asks. */
export function QueueList({ search, onOpen }: QueueListProps) {
  const { sort = "newest", application } = search;
  const input = queueInput(search);
  const query = evaluationsQueries.queue(input);
  const counting = evaluationsQueries.queueCount(input);
  const list = useList(query);
  const address = useListAddress("/evaluation-management", search);
  const rows = useRef<HTMLDivElement>(null);
  const news = useListNews(
    query,
    { rowId: ({ id }) => id, arrivedAt: ({ submitted_at }) => submitted_at ?? "", isNewestFirst: sort === "newest" },
    rows,
    counting,
  );
  const total = useCount(counting, list);
  useStaleWhen(EVALUATION_EVENTS, [evaluationsQueries.applications()]);
  useWhenLive(EVALUATION_EVENTS, news.look);
  const organizationId = useSession().current_organization?.organization_id;
  const evaluators = useQuery({
    ...evaluationsQueries.evaluators(organizationId ?? ""),
    enabled: organizationId !== undefined,
  });
  const call = useQuery({
    ...evaluationsQueries.call(search.programme ?? ""),
    enabled: search.programme !== undefined,
  });
  const columns = queueColumns({ hasArrived: news.hasArrived, onOpen });
  if (errorCode(list.error) === "auth.forbidden") return <NotACoordinator />;
  return (
    <>
      {list.state !== "failed" && <QueueStats stats={total?.groups} />}
      <ResourceList
        ref={rows}
        list={list}
        asked={queueFilters({
          evaluators: (evaluators.data?.items ?? []).map(({ user_id, name }) => ({ value: user_id, label: name })),
          call: call.data && (localized(call.data.title) || call.data.title.el),
        })}
        address={address}
        failed={m.evaluations_failed_title()}
        count={countText(total, {
          exact: m.evaluations_queue_count,
          about: m.evaluations_queue_count_about,
        })}
        download={<ListDownload of="/applications" input={input} />}
        news={news}
        empty={{
          title: m.evaluations_queue_empty_title(),
          text: m.evaluations_queue_empty_text(),
          filtered: { title: m.evaluations_queue_nothing_title(), text: m.evaluations_queue_nothing_text() },
        }}
      >
        {(applications) => (
          <>
            <ListTable
              label={m.evaluations_queue_caption()}
              rows={applications}
              rowId={({ id }) => id}
              columns={columns}
              sort={{ by: sort, onSort: (by) => address.change({ sort: by === "newest" ? undefined : by }) }}
              isOpen={({ id }) => id === application}
            />
            <p className="mt-3 text-sm text-muted-foreground max-lg:hidden">{m.evaluations_queue_keys_hint()}</p>
          </>
        )}
      </ResourceList>
    </>
  );
}
