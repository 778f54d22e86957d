import type { FailedJob, JobsReport } from "@kerkis/contract/admin/operations/operations.schema.ts";
import { sql } from "drizzle-orm";
import type { Reader } from "#platform/db/db.ts";
import { JOBS_SCHEMA } from "#platform/jobs/jobs.schema.ts";
import { shownReason } from "./jobs.policy.ts";

const FAILURES_SHOWN = 50;
const jobs = sql.raw(`${JOBS_SCHEMA}.job`);
const iso = (column: string) => sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`);

interface QueueRow extends Record<string, unknown> {
  queue: string;
  waiting: number;
  retrying: number;
  active: number;
  failed: number;
  oldest_waiting_at: string | null;
}
interface FailureRow extends Record<string, unknown> {
  id: string;
  queue: string;
  state: FailedJob["state"];
  tries: number;
  created_at: string;
  failed_at: string | null;
  next_try_at: string | null;
  output: unknown;
}

/** Queues with what waits, runs and failed, and the last failures with their reasons; nothing of what jobs carry. */
export async function jobsReport(db: Reader): Promise<JobsReport> {
  const queues = await db.execute<QueueRow>(sql`
    select q.name as queue,
      count(*) filter (where j.state = 'created')::int as waiting,
      count(*) filter (where j.state = 'retry')::int as retrying,
      count(*) filter (where j.state = 'active')::int as active,
      count(*) filter (where j.state = 'failed')::int as failed,
      ${iso("min(j.created_on) filter (where j.state = 'created' and j.start_after <= now())")} as oldest_waiting_at
    from ${sql.raw(`${JOBS_SCHEMA}.queue`)} q
    left join ${jobs} j on j.name = q.name and j.state in ('created', 'retry', 'active', 'failed')
    where q.name not like '\\_\\_%'
    group by q.name order by q.name`);
  const failures = await db.execute<FailureRow>(sql`
    select id, name as queue, state, retry_count + (state = 'failed')::int as tries, ${iso("created_on")} as created_at,
      ${iso("completed_on")} as failed_at, case when state = 'retry' then ${iso("start_after")} end as next_try_at, output
    from ${jobs}
    where state in ('failed', 'retry') and name not like '\\_\\_%'
    order by coalesce(completed_on, started_on, created_on) desc limit ${FAILURES_SHOWN}`);
  return {
    queues: queues.rows,
    failures: failures.rows.map(({ output, ...failure }) => Object.assign(failure, { reason: shownReason(output) })),
  };
}
