import { sql } from "drizzle-orm";
import type { Reader } from "./db.ts";

/** Reads by what the rows hold, however many rows the planner expects to hold it. */
export const byIndexAlone = <Row>(db: Reader, read: (reader: Reader) => Promise<Row[]>): Promise<Row[]> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('enable_seqscan', 'off', true), set_config('enable_indexscan', 'off', true),
      set_config('max_parallel_workers_per_gather', '0', true)`);
    return read(tx);
  });
