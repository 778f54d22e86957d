// Which SQL the product runs for a request: recorded once, so that the bare server does the very same work.
import { randomUUID } from "node:crypto";
import type pg from "pg";
import type { DatabasePool } from "../../apps/server/src/platform/db/pool.ts";

export interface Statement {
  /** Planned once under it; what a text search runs is planned anew each time. */
  name?: string;
  text: string;
  values: unknown[];
  /** Statements of one number follow each other on one connection, its `begin` first. */
  transaction?: number;
  /** Sent on a connection that reads by index alone. */
  by_index?: boolean;
  /** What it answered when it was captured within a transaction. */
  rows?: unknown[];
}

type Query = (...parameters: unknown[]) => unknown;

/** Records what `work` sends through the pool, by itself and in transactions. */
export async function captureSql(pool: DatabasePool, work: () => Promise<unknown>): Promise<Statement[]> {
  const statements: Statement[] = [];
  let transactions = 0;
  const spied = (query: Query, where: Pick<Statement, "transaction" | "by_index"> = {}): Query => {
    return (...parameters) => {
      const seen = statementOf(parameters);
      const statement = seen && { ...seen, ...where };
      if (statement) statements.push(statement);
      const answer = query(...parameters);
      if (statement?.transaction !== undefined && answer instanceof Promise)
        void answer.then(({ rows }: pg.QueryResult) => Object.assign(statement, { rows }));
      return answer;
    };
  };
  const [query, connect] = [pool.query.bind(pool) as Query, pool.connect.bind(pool)];
  const byIndex = pool.byIndexAlone.query.bind(pool.byIndexAlone) as Query;
  // A pool connects for each of its own queries with a callback: those are seen already.
  const connectSpied = async (...parameters: unknown[]) => {
    if (parameters.length > 0) return Reflect.apply(connect, undefined, parameters) as unknown;
    const client = await connect();
    const [ask, release] = [client.query.bind(client) as Query, client.release.bind(client)];
    transactions += 1;
    Object.assign(client, {
      query: spied(ask, { transaction: transactions }),
      release: (error?: Error) => {
        Object.assign(client, { query: ask, release });
        release(error);
      },
    });
    return client;
  };
  Object.assign(pool, { query: spied(query), connect: connectSpied });
  Object.assign(pool.byIndexAlone, { query: spied(byIndex, { by_index: true }) });
  try {
    await work();
  } finally {
    Object.assign(pool, { query, connect });
    Object.assign(pool.byIndexAlone, { query: byIndex });
  }
  return statements;
}

function statementOf([first, second]: unknown[]): Statement | undefined {
  if (typeof first === "string") return { text: first, values: Array.isArray(second) ? second : [] };
  if (typeof first !== "object" || first === null || !("text" in first) || typeof first.text !== "string")
    return undefined;
  const values = "values" in first && Array.isArray(first.values) ? first.values : second;
  const name = "name" in first && typeof first.name === "string" ? { name: first.name } : {};
  return { ...name, text: first.text, values: Array.isArray(values) ? values : [] };
}

/** What a captured change was of, and what it speaks of besides. */
export interface CapturedChange {
  statements: Statement[];
  /** The record and its person, in whose places another record and its person stand when it is done again. */
  record: string;
  person: string;
  /** Ids that stay; every other is one that the change made, and is another each time. */
  kept: string[];
}

const IDS = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
const idsIn = (value: unknown): string[] => JSON.stringify(value ?? null).match(IDS) ?? [];

/** Does for another record what was captured of one: statements before its transaction, the transaction in turn, those after it. */
export async function sendChange(
  pool: DatabasePool,
  { statements, record, person, kept }: CapturedChange,
  other: { record: string; person: string },
): Promise<unknown[]> {
  const ids = new Map([[record, other.record], [person, other.person], ...kept.map((id) => [id, id] as const)]);
  const another = (id: string): string => {
    const known = ids.get(id) ?? randomUUID();
    ids.set(id, known);
    return known;
  };
  const here = ({ rows: _rows, ...statement }: Statement): Statement =>
    JSON.parse(JSON.stringify(statement).replaceAll(IDS, another));
  const first = statements.findIndex(({ transaction }) => transaction !== undefined);
  const last = statements.findLastIndex(({ transaction }) => transaction !== undefined);
  const answers: unknown[] = [await sendAll(pool, statements.slice(0, first).map(here))];
  const client = await pool.connect();
  try {
    for (const statement of statements.slice(first, last + 1)) {
      const { transaction: _transaction, by_index: _byIndex, ...asked } = here(statement);
      const { rows } = await client.query(asked);
      // What the database names is spoken of under its new name from here on.
      const made = idsIn(rows);
      for (const [index, id] of idsIn(statement.rows).entries()) if (!ids.has(id)) ids.set(id, made[index] ?? id);
      answers.push(rows);
    }
    client.release();
  } catch (failure) {
    client.release(true);
    throw failure;
  }
  return [...answers, await sendAll(pool, statements.slice(last + 1).map(here))];
}

/** Sends statements as the product did: those of a transaction one after the other, all others at once. */
export async function sendAll(pool: DatabasePool, statements: readonly Statement[]): Promise<unknown[][]> {
  const alone = statements.filter(({ transaction }) => transaction === undefined);
  const transactions = Map.groupBy(
    statements.filter(({ transaction }) => transaction !== undefined),
    ({ transaction }) => transaction,
  );
  const answers = await Promise.all([
    ...alone.map(async ({ transaction: _transaction, by_index, ...statement }) => [
      (await (by_index ? pool.byIndexAlone : pool).query(statement)).rows as unknown,
    ]),
    ...[...transactions.values()].map((group) => sendInTurn(pool, group)),
  ]);
  return answers;
}

async function sendInTurn(pool: pg.Pool, statements: readonly Statement[]): Promise<unknown[]> {
  const client = await pool.connect();
  try {
    const answers: unknown[] = [];
    for (const { transaction: _transaction, by_index: _byIndex, ...statement } of statements)
      answers.push((await client.query(statement)).rows);
    return answers;
  } finally {
    client.release();
  }
}
