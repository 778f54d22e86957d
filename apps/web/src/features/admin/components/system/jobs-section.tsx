import type { FailedJob, JobQueue } from "@kerkis/contract/admin/operations.schema.ts";
import type { QueueName } from "@kerkis/contract/core/jobs.ts";
import { useQuery } from "@tanstack/react-query";
import { m } from "#messages";
import { formatDateTime, formatNumber } from "#shared/i18n/format.ts";
import { RelativeTime } from "#shared/i18n/RelativeTime.tsx";
import { Button } from "#shared/ui/button.tsx";
import { Card } from "#shared/ui/card.tsx";
import { ColumnHeader, DataTable, TableBody, TableCell, TableHead, TableRow } from "#shared/ui/data-table.tsx";
import { EmptyState } from "#shared/ui/empty-state.tsx";
import { StatusBadge } from "#shared/ui/status-badge.tsx";
import { JOB_TONES } from "#shared/ui/status-tones.ts";
import { toast } from "#shared/ui/toast.tsx";
import { useRetryJob } from "../../system.mutations.ts";
import { systemQueries } from "../../system.queries.ts";
import { Asked, SectionFrame } from "./section-frame.tsx";

const QUEUES: Record<QueueName, () => string> = {
  "assistant.retention": m.admin_jobs_assistant_retention,
  "mail.deliver": m.admin_jobs_mail_deliver,
  "admin.retention": m.admin_jobs_admin_retention,
  "admin.impersonations": m.admin_jobs_admin_impersonations,
  "notifications.digests": m.admin_jobs_notifications_digests,
  "organizations.erase_due": m.admin_jobs_organizations_erase_due,
  "organizations.retention": m.admin_jobs_organizations_retention,
  "identity.forgotten_password": m.admin_jobs_identity_forgotten_password,
  "identity.unverified_address": m.admin_jobs_identity_unverified_address,
  "push.deliver": m.admin_jobs_push_deliver,
  "account.erase-due": m.admin_jobs_account_erase_due,
  "files.delete-unused": m.admin_jobs_files_delete_unused,
  "files.remove": m.admin_jobs_files_remove,
};
const isKnown = (queue: string): queue is QueueName => Object.hasOwn(QUEUES, queue);
/** A queue that an older version left behind has its name alone. */
const queueName = (queue: string): string => (isKnown(queue) ? QUEUES[queue]() : queue);

/** Work in the background: what waits, runs and failed. */
export function JobsSection() {
  const jobs = useQuery(systemQueries.jobs());
  return (
    <SectionFrame title={m.admin_section_jobs()} lead={m.admin_jobs_lead()}>
      <Asked query={jobs} title={m.admin_failed()}>
        {jobs.data && (
          <>
            <QueueTable queues={jobs.data.queues} />
            <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
              <h3 className="text-lg font-semibold">{m.admin_jobs_failures()}</h3>
              <Failures failures={jobs.data.failures} />
            </div>
          </>
        )}
      </Asked>
    </SectionFrame>
  );
}

function QueueTable({ queues }: { queues: readonly JobQueue[] }) {
  return (
    <DataTable caption={m.admin_jobs_queues()}>
      <TableHead>
        <ColumnHeader>{m.admin_jobs_queue()}</ColumnHeader>
        <ColumnHeader align="end">{m.admin_jobs_waiting()}</ColumnHeader>
        <ColumnHeader align="end">{m.admin_jobs_active()}</ColumnHeader>
        <ColumnHeader align="end">{m.admin_jobs_retrying()}</ColumnHeader>
        <ColumnHeader align="end">{m.admin_jobs_failed()}</ColumnHeader>
      </TableHead>
      <TableBody>
        {queues.map((queue) => (
          <TableRow key={queue.queue}>
            <TableCell>
              <span className="min-w-0">
                <span className="block font-medium">{queueName(queue.queue)}</span>
                <span className="block font-mono text-[0.8125rem] text-muted-foreground">{queue.queue}</span>
              </span>
            </TableCell>
            <TableCell label={m.admin_jobs_waiting()} align="end">
              {formatNumber(queue.waiting)}
            </TableCell>
            <TableCell label={m.admin_jobs_active()} align="end">
              {formatNumber(queue.active)}
            </TableCell>
            <TableCell label={m.admin_jobs_retrying()} align="end">
              {formatNumber(queue.retrying)}
            </TableCell>
            <TableCell label={m.admin_jobs_failed()} align="end">
              {queue.failed > 0 ? <strong className="text-danger">{formatNumber(queue.failed)}</strong> : "0"}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </DataTable>
  );
}

function Failures({ failures }: { failures: readonly FailedJob[] }) {
  if (failures.length === 0) {
    return (
      <Card>
        <EmptyState headingLevel={3} title={m.admin_jobs_none()} description={m.admin_jobs_none_text()} />
      </Card>
    );
  }
  return (
    <Card>
      <ul>
        {failures.map((job) => (
          <Failure key={job.id} job={job} />
        ))}
      </ul>
    </Card>
  );
}

function Failure({ job }: { job: FailedJob }) {
  const retry = useRetryJob();
  return (
    <li className="flex flex-wrap items-start gap-x-5 gap-y-3 border-border px-5 py-4 not-first:border-t sm:px-6">
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
    </li>
  );
}
