// Which SQL the product runs for a request: recorded once, so that the bare server does the very same work.
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
}

type Query = (...parameters: unknown[]) => unknown;

/** Records what `work` sends through the pool, by itself and in transactions. */
export async function captureSql(pool: DatabasePool, work: () => Promise<unknown>): Promise<Statement[]> {
  const statements: Statement[] = [];
  let transactions = 0;
  const spied = (query: Query, where: Pick<Statement, "transaction" | "by_index"> = {}): Query => {
    return (...parameters) => {
      const seen = statementOf(parameters);
      if (seen) statements.push({ ...seen, ...where });
      return query(...parameters);
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
  return { text: first.text, values: Array.isArray(values) ? values : [] };
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
