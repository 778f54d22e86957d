import { PERIOD_KEYS } from "@kerkis/contract/workflows/processes/processes.taxonomy.ts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { useRef, useState } from "react";
import { m } from "#messages";
import { errorText } from "#shared/api/errors.ts";
import { todayInAthens } from "#shared/i18n/athens-day.ts";
import { formatWeekday } from "#shared/i18n/format.ts";
import { usePlainKeys } from "#shared/hooks/use-plain-keys.ts";
import { ListDownload } from "#shared/lists/download/list-download.tsx";
import { useListAddress } from "#shared/lists/list-address.ts";
import { useSession } from "#shared/permissions/session.ts";
import { FilterChip } from "#shared/ui/filter-chip.tsx";
import { PageHeader } from "#shared/ui/layout/page-header.tsx";
import { EmptyState } from "#shared/ui/states/empty-state.tsx";
import { ErrorState } from "#shared/ui/states/error-state.tsx";
import { Loaded } from "#shared/ui/states/loaded.tsx";
import { SkeletonRows } from "#shared/ui/states/skeleton.tsx";
import { ProcessFigures } from "../components/processes/process-figures.tsx";
import { PeopleFigures, TemplateFigures, WeeklyFlow } from "../components/processes/process-lists.tsx";
import { WaitingStage } from "../components/processes/waiting-stage.tsx";
import { useLiveWorkflows } from "../hooks/use-live-workflows.ts";
import { workflowsQueries } from "../workflows.queries.ts";

const loadHandOver = async () => (await import("../components/processes/hand-over-dialog.tsx")).HandOverDialog;

const route = getRouteApi("/shell/signed-in/process-management");

/** So often the figures are asked for while someone looks at them. */
const LIVE_MS = 30_000;

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
    // What is told to nobody moves them too: a case that begins, a task that is claimed or becomes late.
    refetchInterval: LIVE_MS,
  });
  useLiveWorkflows();
  const [absent, setAbsent] = useState<string | null>(null);
  const { impersonation } = useSession();
  // Nobody hands over as someone else.
  const onHandOver = impersonation === null ? setAbsent : null;
  const download = useRef<HTMLDivElement>(null);
  usePlainKeys((key) => {
    if (key === "e") download.current?.querySelector("a")?.click();
  });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <PageHeader
        title={m.workflows_process_title()}
        lead={m.workflows_process_lead({ day: formatWeekday(`${todayInAthens()}T12:00:00Z`) })}
        actions={
          <>
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
            {data && data.templates.length > 0 && (
              <div ref={download}>
                <ListDownload of="/workflows/instances" />
              </div>
            )}
          </>
        }
      />
      {!data && error && (
        <ErrorState title={m.workflows_failed()} description={errorText(error)} onRetry={() => void refetch()} />
      )}
      {!data && !error && <SkeletonRows rows={6} />}
      {data && data.templates.length === 0 && (
        <EmptyState title={m.workflows_process_none()} description={m.workflows_process_none_text()} />
      )}
      {data && data.templates.length > 0 && (
        <>
          <ProcessFigures data={data} period={search.period ?? "quarter"} />
          {data.steps && (
            <WaitingStage
              shown={data.steps}
              templates={data.templates}
              onTemplate={(template) => address.change({ template })}
              onHandOver={onHandOver}
            />
          )}
          <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 xl:grid-cols-[minmax(0,1.75fr)_minmax(0,1fr)] 2xl:grid-cols-[minmax(0,1.55fr)_minmax(0,1fr)]">
            <TemplateFigures templates={data.templates} />
            <WeeklyFlow weeks={data.weeks} />
          </div>
          <PeopleFigures people={data.people} onHandOver={onHandOver} />
        </>
      )}
      {absent !== null && <Loaded load={loadHandOver} props={{ person: absent, onClose: () => setAbsent(null) }} />}
    </div>
  );
}
