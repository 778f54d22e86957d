import { isDeepStrictEqual } from "node:util";
import { HOUR_SECONDS } from "@kerkis/contract/core/limits.ts";
import type { QueueName } from "@kerkis/contract/codes.ts";
import { sql, type SQL } from "drizzle-orm";
import { fromDrizzle, PgBoss } from "pg-boss";
import type { Tx } from "#platform/db/db.ts";
import type { Log } from "#platform/log/log.ts";
import { JOBS_SCHEMA } from "./jobs.schema.ts";

/** A kind of background work: its queue and what it carries. */
export interface Job<Payload extends object> {
  readonly queue: QueueName;
  readonly payload?: Payload;
}
export const defineJob = <Payload extends object>(queue: QueueName): Job<Payload> => ({ queue });

/** What a job carries, and how long it waits before it runs. */
export interface Waiting<Payload extends object> {
  payload: Payload;
  delayMs: number;
}

export interface Jobs {
  /** Enqueues inside the caller's transaction: the outbox. `delayMs` lets it wait. */
  enqueue<Payload extends object>(tx: Tx, job: Job<Payload>, payload: Payload, delayMs?: number): Promise<void>;
  /** The same for many at once. */
  enqueueAll<Payload extends object>(tx: Tx, job: Job<Payload>, waiting: readonly Waiting<Payload>[]): Promise<void>;
  /**
   * Takes back what was enqueued with this in its payload, or where that holds of it, and is not done: what runs at this moment is
   * not tried again. @returns how many there were
   */
  withdraw<Payload extends object>(
    tx: Tx,
    job: Job<Payload>,
    which: Partial<Payload> | ((payload: SQL) => SQL),
  ): Promise<number>;
  /**
   * Registers the handler of a job; it runs at least once per payload and is retried with back-off. A node takes so many at a time:
   * few, where each is much work that other nodes can share, and that requests must not wait for.
   */
  handle<Payload extends object>(
    job: Job<Payload>,
    handler: (payload: Payload) => Promise<void>,
    options?: { atOnce: number },
  ): void;
  /**
   * Runs a handler again and again, on one node at a time however many there are; a run that was missed while nothing ran
   * is made up for once. A failed one is tried again with back-off.
   * @param cron five fields, in Athens time: "15 * * * *"
   */
  schedule(queue: QueueName, cron: string, handler: () => Promise<void>): void;
  /** Lets a job that failed, or waits to be tried again, run at once. @returns whether there is such a one */
  retry(tx: Tx, queue: string, id: string): Promise<boolean>;
  start(): Promise<void>;
  /** Lets running jobs end, up to 5 s. */
  stop(): Promise<void>;
}

/** Tried again after 5 s, then ever later up to hourly, for about two days; one that a dead node left behind, after a minute. */
const RETRIES = { retryLimit: 60, retryDelay: 5, retryBackoff: true, retryDelayMax: HOUR_SECONDS, expireInSeconds: 60 };
const SUPERVISE_SECONDS = 20;
/** Jobs of one kind that a node works on side by side. */
const AT_ONCE = 10;
const POLLING = { burstWhenBatchFull: true, pollingIntervalSeconds: 2 };
/** What runs by the clock may take this long. */
const RUN_SECONDS = 15 * 60;
/** A job that is done is not kept: what mails carry (links that open accounts) lives nowhere else in clear. */
const KEPT_WHEN_DONE_SECONDS = 60;
/** What runs by the clock: in Athens time, made up for once where it was missed. */
const SCHEDULED = {
  ...RETRIES,
  expireInSeconds: RUN_SECONDS,
  deleteAfterSeconds: KEPT_WHEN_DONE_SECONDS,
  tz: "Europe/Athens",
  missed: "once",
} as const;

export function createJobs(databaseUrl: string, log: Log): Jobs {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    schema: JOBS_SCHEMA,
    application_name: "kerkis-jobs",
    max: 4,
    migrate: false,
    createSchema: false,
    useListenNotify: true,
    superviseIntervalSeconds: SUPERVISE_SECONDS,
  });
  boss.on("error", (error) => log.error({ err: error }, "jobs"));
  const handlers = new Map<string, (payload: object) => Promise<void>>();
  const takenAtOnce = new Map<string, number>();
  const schedules = new Map<string, string>();
  async function enqueueAll<Payload extends object>(
    tx: Tx,
    { queue }: Job<Payload>,
    waiting: readonly Waiting<Payload>[],
  ): Promise<void> {
    if (waiting.length === 0) return;
    const jobs = waiting.map(({ payload, delayMs }) => ({
      ...RETRIES,
      data: payload,
      deleteAfterSeconds: KEPT_WHEN_DONE_SECONDS,
      ...(delayMs > 0 && { startAfter: `${Math.ceil(delayMs / 1000)} seconds` }),
    }));
    await boss.insert(queue, jobs, { db: fromDrizzle(tx, sql) });
  }
  const work = (queue: string, handler: (payload: object) => Promise<void>) =>
    boss.work<object>(queue, { ...POLLING, batchSize: takenAtOnce.get(queue) ?? AT_ONCE }, async (batch) => {
      const outcomes = await Promise.allSettled(batch.map((job) => handler(job.data)));
      // Only those that failed are tried again; the rest of the batch completes.
      for (const [index, outcome] of outcomes.entries()) {
        const job = batch[index];
        if (outcome.status === "fulfilled" || !job) continue;
        log.error({ err: outcome.reason, queue, job: job.id }, "job failed");
        await boss.fail(queue, job.id, { message: String(outcome.reason) });
      }
    });
  return {
    enqueue: (tx, job, payload, delayMs = 0) => enqueueAll(tx, job, [{ payload, delayMs }]),
    enqueueAll,
    async withdraw(tx, job, which) {
      const chosen = typeof which === "function" ? which(sql`data`) : sql`data @> ${JSON.stringify(which)}::jsonb`;
      const deleteChosen = () =>
        tx.execute<{ id: string }>(sql`
          delete from ${sql.raw(JOBS_SCHEMA)}.job
          where name = ${job.queue} and state in ('created', 'retry', 'active', 'failed') and ${chosen}
          returning id`);
      const { rows } = await deleteChosen();
      // One that failed meanwhile was written anew to be tried again: only a second statement sees it.
      const { rows: writtenAnew } = await deleteChosen();
      return rows.length + writtenAnew.length;
    },
    handle(job, handler, options) {
      handlers.set(job.queue, handler as (payload: object) => Promise<void>);
      if (options) takenAtOnce.set(job.queue, options.atOnce);
    },
    schedule(queue, cron, handler) {
      handlers.set(queue, handler);
      schedules.set(queue, cron);
    },
    async retry(tx, queue, id) {
      const { rows } = await tx.execute<{ id: string }>(sql`
        update ${sql.raw(JOBS_SCHEMA)}.job set state = 'retry', start_after = now(), completed_on = null,
          retry_limit = greatest(retry_limit, retry_count + 1)
        where name = ${queue} and id = ${id}::uuid and state in ('failed', 'retry') returning id`);
      return rows.length > 0;
    },
    async start() {
      await boss.start();
      // What an earlier start laid out stands: each queue and schedule is a statement of its own.
      const known = new Set((await boss.getQueues()).map(({ name }) => name));
      const missing = [...handlers.keys()].filter((queue) => !known.has(queue));
      await Promise.all(missing.map((queue) => boss.createQueue(queue, { notify: true })));
      await Promise.all(Array.from(handlers, ([queue, handler]) => work(queue, handler)));
      const standing = new Map((await boss.getSchedules()).map((schedule) => [schedule.name, schedule]));
      for (const [queue, cron] of schedules) {
        const stands = standing.get(queue);
        if (stands?.cron === cron && isDeepStrictEqual(stands.options, SCHEDULED)) continue;
        await boss.schedule(queue, cron, null, SCHEDULED);
      }
      // What an older version scheduled and this one does not know any more.
      for (const name of standing.keys()) if (!schedules.has(name)) await boss.unschedule(name);
    },
    async stop() {
      await boss.stop({ graceful: true, timeout: 5000 });
    },
  };
}
