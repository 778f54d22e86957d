import type { FailedJob, JobQueue } from "@kerkis/contract/admin/operations/operations.schema.ts";
import { type InKey, inKey, type QueueName } from "@kerkis/contract/codes.ts";
import { useQuery } from "@tanstack/react-query";
import { m } from "#messages";
import * as queueNames from "#paraglide/families/job_queue.js";
import { formatDateTime, formatNumber } from "#shared/i18n/format.ts";
import { RelativeTime } from "#shared/i18n/RelativeTime.tsx";
import type { Column } from "#shared/lists/columns.ts";
import { ListRows } from "#shared/lists/list-rows.tsx";
import { ListTable } from "#shared/lists/list-table.tsx";
import { RowTitle } from "#shared/lists/row-title.tsx";
import { Button } from "#shared/ui/button.tsx";
import { Card } from "#shared/ui/layout/card.tsx";
import { EmptyState } from "#shared/ui/states/empty-state.tsx";
import { StatusBadge } from "#shared/ui/marks/status-badge.tsx";
import { JOB_TONES } from "#shared/ui/marks/status-tones.ts";
import { toast } from "#shared/ui/overlays/toast.tsx";
import { useRetryJob } from "../../system.mutations.ts";
import { systemQueries } from "../../system.queries.ts";
import { QueryContent, SectionFrame } from "../system/section-frame.tsx";

/** Names of queues, in the messages of the module that declares them; one without does not compile. */
const QUEUES: Readonly<Record<`job_queue_${InKey<QueueName>}`, () => string>> = queueNames;
/** A queue that an older version left behind has its name alone. */
const queueName = (queue: string): string => {
  const names: Readonly<Record<string, () => string>> = QUEUES;
  return names[`job_queue_${inKey(queue)}`]?.() ?? queue;
};

/** Work in the background: what waits, runs and failed. */
export function JobsSection() {
  const jobs = useQuery(systemQueries.jobs());
  return (
    <SectionFrame title={m.admin_section_jobs()} lead={m.admin_jobs_lead()}>
      <QueryContent query={jobs} title={m.admin_failed()}>
        {jobs.data && (
          <>
            <QueueTable queues={jobs.data.queues} />
            <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
              <h3 className="text-lg font-semibold">{m.admin_jobs_failures()}</h3>
              <Failures failures={jobs.data.failures} />
            </div>
          </>
        )}
      </QueryContent>
    </SectionFrame>
  );
}

function QueueTable({ queues }: { queues: readonly JobQueue[] }) {
  return <ListTable label={m.admin_jobs_queues()} rows={queues} rowId={({ queue }) => queue} columns={columns()} />;
}

const figure = (label: string, of: (queue: JobQueue) => number): Column<JobQueue> => ({
  label,
  align: "end",
  phone: "line",
  cell: (queue) => formatNumber(of(queue)),
});

const columns = (): readonly Column<JobQueue>[] => [
  {
    label: m.admin_jobs_queue(),
    phone: "main",
    cell: ({ queue }) => (
      <RowTitle sub={<span className="font-mono text-[0.8125rem]">{queue}</span>}>{queueName(queue)}</RowTitle>
    ),
  },
  figure(m.admin_jobs_waiting(), ({ waiting }) => waiting),
  figure(m.admin_jobs_active(), ({ active }) => active),
  figure(m.admin_jobs_retrying(), ({ retrying }) => retrying),
  {
    ...figure(m.admin_jobs_failed(), ({ failed }) => failed),
    cell: ({ failed }) => (failed > 0 ? <strong className="text-danger">{formatNumber(failed)}</strong> : "0"),
  },
];

function Failures({ failures }: { failures: readonly FailedJob[] }) {
  if (failures.length === 0) {
    return (
      <Card>
        <EmptyState headingLevel={3} title={m.admin_jobs_none()} description={m.admin_jobs_none_text()} />
      </Card>
    );
  }
  return (
    <ListRows label={m.admin_jobs_failures()} rows={failures} rowId={({ id }) => id}>
      {(job) => <Failure job={job} />}
    </ListRows>
  );
}

function Failure({ job }: { job: FailedJob }) {
  const retry = useRetryJob();
  return (
    <div className="flex flex-wrap items-start gap-x-5 gap-y-3 px-5 py-4 sm:px-6">
      <div className="min-w-0 flex-1 basis-72">
        <p className="flex flex-wrap items-center gap-2.5">
          <span className="font-semibold">{queueName(job.queue)}</span>
          <StatusBadge tone={JOB_TONES[job.state]}>
            {job.state === "failed" ? m.admin_jobs_state_failed() : m.admin_jobs_state_retry()}
          </StatusBadge>
        </p>
        <p className="mt-1 break-words">{job.reason || m.admin_jobs_no_reason()}</p>
        <p className="mt-1 text-sm text-muted-foreground">
          {m.admin_jobs_tries({ count: job.tries, number: formatNumber(job.tries) })} ·{" "}
          <RelativeTime value={job.failed_at ?? job.created_at} />
          {job.next_try_at && ` · ${m.admin_jobs_next({ date: formatDateTime(job.next_try_at) })}`}
        </p>
      </div>
      <Button
        variant="outline"
        pending={retry.isPending}
        onClick={() =>
          retry.mutate({ id: job.id, queue: job.queue }, { onSuccess: () => toast.success(m.admin_jobs_retried()) })
        }
      >
        {m.admin_jobs_retry()}
      </Button>
    </div>
  );
}
