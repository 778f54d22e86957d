import { sql } from "drizzle-orm";
import { fromDrizzle, PgBoss } from "pg-boss";
import type { Tx } from "#platform/db/db.ts";
import type { Log } from "#platform/log/log.ts";
import { JOBS_SCHEMA } from "./jobs.schema.ts";

/** A kind of background work: its queue and what it carries. */
export interface Job<Payload extends object> {
  readonly queue: string;
  readonly payload?: Payload;
}
export const defineJob = <Payload extends object>(queue: string): Job<Payload> => ({ queue });

export interface Jobs {
  /** Enqueues inside the caller's transaction: the outbox. */
  enqueue<Payload extends object>(tx: Tx, job: Job<Payload>, payload: Payload): Promise<void>;
  /** Registers the handler of a job; it runs at least once per payload and is retried with back-off. */
  handle<Payload extends object>(job: Job<Payload>, handler: (payload: Payload) => Promise<void>): void;
  start(): Promise<void>;
  /** Lets running jobs end, up to 5 s. */
  stop(): Promise<void>;
}

/** Tried again after 5 s, then ever later up to hourly, for about two days; one that a dead node left behind, after a minute. */
const RETRIES = { retryLimit: 60, retryDelay: 5, retryBackoff: true, retryDelayMax: 3600, expireInSeconds: 60 };
const SUPERVISE_SECONDS = 20;
/** A job that is done is not kept: what mails carry (links that open accounts) lives nowhere else in clear. */
const KEPT_WHEN_DONE_SECONDS = 60;

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
  return {
    async enqueue(tx, job, payload) {
      await boss.send(job.queue, payload, {
        ...RETRIES,
        deleteAfterSeconds: KEPT_WHEN_DONE_SECONDS,
        db: fromDrizzle(tx, sql),
      });
    },
    handle(job, handler) {
      handlers.set(job.queue, handler as (payload: object) => Promise<void>);
    },
    async start() {
      await boss.start();
      for (const [queue, handler] of handlers) {
        await boss.createQueue(queue, { notify: true });
        await boss.work<object>(
          queue,
          { batchSize: 10, burstWhenBatchFull: true, pollingIntervalSeconds: 2 },
          async (batch) => {
            const outcomes = await Promise.allSettled(batch.map((job) => handler(job.data)));
            // Only those that failed are tried again; the rest of the batch completes.
            for (const [index, outcome] of outcomes.entries()) {
              const job = batch[index];
              if (outcome.status === "fulfilled" || !job) continue;
              log.error({ err: outcome.reason, queue, job: job.id }, "job failed");
              await boss.fail(queue, job.id, { message: String(outcome.reason) });
            }
          },
        );
      }
    },
    async stop() {
      await boss.stop({ graceful: true, timeout: 5000 });
    },
  };
}
