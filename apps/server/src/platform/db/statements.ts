import { sql, type SQL } from "drizzle-orm";
import type { Db } from "./db.ts";

/** How a statement names a value. */
export type Bind = (name: string, value: unknown) => SQL;
/** Where it stands. */
export const inPlace: Bind = (_name, value) => sql`${sql.param(value)}`;
/** By its name, in a statement that is prepared once for all values. */
export const byName: Bind = (name) => sql`${sql.placeholder(name)}`;

/** Statements already built, by name: their text is the same for every value, so building it once is enough. */
export function rememberedStatements<Statement>() {
  const byDb = new WeakMap<Db, Map<string, Statement>>();
  return (db: Db, name: string, build: () => Statement): Statement => {
    const statements = byDb.get(db) ?? new Map<string, Statement>();
    byDb.set(db, statements);
    const statement = statements.get(name) ?? build();
    statements.set(name, statement);
    return statement;
  };
}
