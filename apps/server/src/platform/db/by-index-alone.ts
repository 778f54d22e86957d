import { drizzle } from "drizzle-orm/node-postgres";
import type { Db, Reader } from "./db.ts";

const readers = new WeakMap<Db, Reader>();

/**
 * Reads by what the rows hold, however many rows the planner expects to hold it. Its connections are set up for that once: a
 * transaction that sets its planner first would be four journeys to the database instead of one.
 */
export function byIndexAlone<Row>(db: Db, read: (reader: Reader) => Promise<Row[]>): Promise<Row[]> {
  const reader = readers.get(db) ?? drizzle({ client: db.$client.byIndexAlone });
  readers.set(db, reader);
  return read(reader);
}
