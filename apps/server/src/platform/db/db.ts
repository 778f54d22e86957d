import { sql } from "drizzle-orm";
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import { createPool, type DatabasePool } from "./pool.ts";

export type Db = NodePgDatabase & { $client: DatabasePool };
export type Tx = Parameters<Parameters<NodePgDatabase["transaction"]>[0]>[0];
/** Reads run on either. */
export type Reader = NodePgDatabase | Tx;

/** Connects the pool of the application's role. */
export function createDb(url: string, poolSize: number): Db {
  const pool = createPool({
    connectionString: url,
    max: poolSize,
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: 10_000,
    application_name: "kerkis",
    // Statements of one transaction that are begun together travel together.
    pipeline: true,
    // A statement that runs this long is a mistake; it must not hold a connection for ever.
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 30_000,
  });
  // An idle connection that breaks (a database restart) is replaced by the pool; without a listener it would end the process.
  for (const one of [pool, pool.byIndexAlone]) one.on("error", () => undefined);
  return drizzle({ client: pool });
}

/**
 * Runs `work` in one transaction in the name of `actorId`: history triggers record it.
 * Everything commits or nothing does.
 */
export function transact<T>(db: Db, actorId: string | null, work: (tx: Tx) => Promise<T>): Promise<T> {
  return db.transaction(async (tx) => {
    pending.set(tx, []);
    // Begun here and now, so that it goes first; in one journey with the first statement of the work.
    const named = actorId
      ? tx.execute(sql`select set_config('kerkis.actor', ${actorId}, true)`).then(() => null)
      : Promise.resolve(null);
    try {
      const [, result] = await together(named, work(tx));
      await settled(tx);
      return result;
    } finally {
      await Promise.allSettled(pending.get(tx) ?? []);
    }
  });
}

/** What was begun in a transaction and not waited for. */
const pending = new WeakMap<Tx, Promise<unknown>[]>();

/**
 * Lets statements of a transaction go without waiting for their answers; the transaction ends when all have come, or fails with
 * the first that failed. What is asked later still sees them: a connection answers in order.
 */
export async function behind(tx: Tx, work: PromiseLike<unknown>): Promise<void> {
  const known = pending.get(tx);
  // Within a savepoint each is waited for: it may be rolled back by itself.
  if (!known) {
    await work;
    return;
  }
  // A statement of drizzle runs each time it is awaited: it is made a promise once.
  const begun = Promise.resolve(work);
  // Heard here, so that nobody takes it for unheard until the transaction ends.
  begun.catch(() => undefined);
  known.push(begun);
}

/** Waits for all that was let go before, as one must before a savepoint. */
export async function settled(tx: Tx): Promise<void> {
  const known = pending.get(tx) ?? [];
  // What waits may let more go.
  for (let heard = 0; heard < known.length;) {
    const now = known.slice(heard);
    heard = known.length;
    await Promise.allSettled(now);
  }
  await Promise.all(known.splice(0));
}

/**
 * Work of one transaction that needs nothing of one another: its statements travel together. All of it has ended when this
 * returns or throws, so that no statement follows the rollback on a connection that is somebody else's by then.
 */
export async function together<Results extends readonly unknown[]>(
  ...work: { [Index in keyof Results]: PromiseLike<Results[Index]> }
): Promise<Results> {
  // A statement of drizzle runs each time it is awaited: each is made a promise once.
  const all = work.map((one) => Promise.resolve(one));
  await Promise.allSettled(all);
  return (await Promise.all(all)) as unknown as Results;
}

/** Takes the lock of a key until the transaction ends: transactions that name the same key run one after the other. */
export async function takeAdvisoryLock(tx: Tx, key: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
}

/** Takes it beside others who share it; whoever takes it alone waits for them, and they for that one. */
export async function shareAdvisoryLock(tx: Tx, key: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock_shared(hashtextextended(${key}, 0))`);
}

/** The PostgreSQL error code of a failure, through drizzle's wrapping; null when it is no database error. */
export function databaseErrorCode(error: unknown): string | null {
  for (let current = error; current instanceof Error; current = current.cause) {
    if ("code" in current && typeof current.code === "string" && /^[0-9A-Z]{5}$/.test(current.code)) {
      return current.code;
    }
  }
  return null;
}
