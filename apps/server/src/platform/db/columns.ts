import { sql, type Column, type SQL } from "drizzle-orm";
import { customType, uuid } from "drizzle-orm/pg-core";

/** A moment, held as an ISO 8601 string in UTC everywhere outside PostgreSQL. */
export const instant = customType<{ data: string; driverData: string | Date }>({
  dataType: () => "timestamptz",
  fromDriver: (value) => new Date(value).toISOString(),
});

/** Time-ordered primary key, so that newest-first pages follow it. */
export const primaryId = () =>
  uuid()
    .primaryKey()
    .default(sql`uuidv7()`);

export const createdAt = () =>
  instant()
    .notNull()
    .default(sql`now()`);
export const updatedAt = () =>
  instant()
    .notNull()
    .default(sql`now()`);

/** Whether a column is one of these ids: one parameter however many there are, so that the statement can be prepared. */
export const anyOf = (column: Column, ids: readonly string[]): SQL =>
  sql`${column} = any(${sql.param([...ids])}::uuid[])`;

/** Folded text for search: lower case, no accents, final sigma as sigma (database function kerkis_fold). */
export const folded = customType<{ data: string }>({ dataType: () => "text" });
