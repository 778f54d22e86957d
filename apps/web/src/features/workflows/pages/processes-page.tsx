import { PERIOD_KEYS } from "@kerkis/contract/workflows/processes/processes.schema.ts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { m } from "#messages";
import { errorText } from "#shared/api/errors.ts";
import { formatNumber, formatPercent } from "#shared/i18n/format.ts";
import { ListDownload } from "#shared/lists/download/list-download.tsx";
import { useListAddress } from "#shared/lists/list-address.ts";
import { FilterChip } from "#shared/ui/filter-chip.tsx";
import { PageHeader } from "#shared/ui/layout/page-header.tsx";
import { Stat, StatRow } from "#shared/ui/layout/stat-row.tsx";
import { EmptyState } from "#shared/ui/states/empty-state.tsx";
import { ErrorState } from "#shared/ui/states/error-state.tsx";
import { SkeletonRows } from "#shared/ui/states/skeleton.tsx";
import { PeopleFigures, TemplateFigures, WeeklyFlow } from "../components/processes/process-lists.tsx";
import { WaitingStage } from "../components/processes/waiting-stage.tsx";
import { useLiveWorkflows } from "../hooks/use-live-workflows.ts";
import { workflowsQueries } from "../workflows.queries.ts";

const route = getRouteApi("/shell/signed-in/process-management");

const PERIOD_NAMES = {
  month: m.workflows_period_month,
  quarter: m.workflows_period_quarter,
  year: m.workflows_period_year,
};

/** /process-management: what runs, what is late, where cases wait and how long they take. */
export function ProcessesPage() {
  const search = route.useSearch();
  const address = useListAddress("/process-management", search);
  const { data, error, refetch } = useQuery({
    ...workflowsQueries.processes(search),
    placeholderData: keepPreviousData,
  });
  useLiveWorkflows();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <PageHeader
        title={m.workflows_process_title()}
        lead={m.workflows_process_lead()}
        actions={<ListDownload of="/workflows/instances" />}
      />
      <div role="group" aria-label={m.workflows_period()} className="flex flex-wrap gap-2">
        {PERIOD_KEYS.map((period) => (
          <FilterChip
            key={period}
            pressed={(search.period ?? "quarter") === period}
            onPressedChange={() => address.change({ period: period === "quarter" ? undefined : period })}
          >
            {PERIOD_NAMES[period]()}
          </FilterChip>
        ))}
      </div>
      {!data && error && (
        <ErrorState title={m.workflows_failed()} description={errorText(error)} onRetry={() => void refetch()} />
      )}
      {!data && !error && <SkeletonRows rows={6} />}
      {data && data.templates.length === 0 && (
        <EmptyState title={m.workflows_process_none()} description={m.workflows_process_none_text()} />
      )}
      {data && data.templates.length > 0 && (
        <>
          <StatRow label={m.workflows_process_figures()} count={4}>
            <Stat
              label={m.workflows_process_running()}
              hint={m.workflows_process_started({ number: formatNumber(data.started) })}
            >
              {formatNumber(data.running)}
            </Stat>
            <Stat
              label={m.workflows_process_overdue()}
              tone={data.overdue > 0 ? "danger" : undefined}
              hint={data.stuck > 0 && m.workflows_process_stuck({ number: formatNumber(data.stuck) })}
            >
              {formatNumber(data.overdue)}
            </Stat>
            <Stat label={m.workflows_process_finished()} hint={m.workflows_process_finished_hint()}>
              {formatNumber(data.finished)}
            </Stat>
            <Stat
              label={m.workflows_process_on_time()}
              hint={data.on_time === null ? m.workflows_process_little() : m.workflows_process_on_time_hint()}
            >
              {data.on_time === null ? "–" : formatPercent(data.on_time)}
            </Stat>
          </StatRow>
          {data.steps && <WaitingStage shown={data.steps} />}
          <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 2xl:grid-cols-[minmax(0,1.55fr)_minmax(0,1fr)]">
            <TemplateFigures templates={data.templates} search={search} />
            <WeeklyFlow weeks={data.weeks} />
          </div>
          <PeopleFigures people={data.people} />
        </>
      )}
    </div>
  );
}
