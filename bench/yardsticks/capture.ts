// Which SQL the product runs for a request: recorded once, so that the bare server does the very same work.
import type pg from "pg";

export interface Statement {
  /** Planned once under it; what a text search runs is planned anew each time. */
  name?: string;
  text: string;
  values: unknown[];
  /** Statements of one number follow each other on one connection, its `begin` first. */
  transaction?: number;
}

type Query = (...parameters: unknown[]) => unknown;

/** Records what `work` sends through the pool, by itself and in transactions. */
export async function captureSql(pool: pg.Pool, work: () => Promise<unknown>): Promise<Statement[]> {
  const statements: Statement[] = [];
  let transactions = 0;
  const spied = (query: Query, transaction?: number): Query => {
    return (...parameters) => {
      const seen = statementOf(parameters);
      if (seen) statements.push({ ...seen, ...(transaction !== undefined && { transaction }) });
      return query(...parameters);
    };
  };
  const [query, connect] = [pool.query.bind(pool) as Query, pool.connect.bind(pool)];
  // A pool connects for each of its own queries with a callback: those are seen already.
  const connectSpied = async (...parameters: unknown[]) => {
    if (parameters.length > 0) return Reflect.apply(connect, undefined, parameters) as unknown;
    const client = await connect();
    const [ask, release] = [client.query.bind(client) as Query, client.release.bind(client)];
    transactions += 1;
    Object.assign(client, {
      query: spied(ask, transactions),
      release: (error?: Error) => {
        Object.assign(client, { query: ask, release });
        release(error);
      },
    });
    return client;
  };
  Object.assign(pool, { query: spied(query), connect: connectSpied });
  try {
    await work();
  } finally {
    Object.assign(pool, { query, connect });
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
export async function sendAll(pool: pg.Pool, statements: readonly Statement[]): Promise<unknown[][]> {
  const alone = statements.filter(({ transaction }) => transaction === undefined);
  const transactions = Map.groupBy(
    statements.filter(({ transaction }) => transaction !== undefined),
    ({ transaction }) => transaction,
  );
  const answers = await Promise.all([
    ...alone.map(async ({ transaction: _transaction, ...statement }) => [
      (await pool.query(statement)).rows as unknown,
    ]),
    ...[...transactions.values()].map((group) => sendInTurn(pool, group)),
  ]);
  return answers;
}

async function sendInTurn(pool: pg.Pool, statements: readonly Statement[]): Promise<unknown[]> {
  const client = await pool.connect();
  try {
    const answers: unknown[] = [];
    for (const { transaction: _transaction, ...statement } of statements)
      answers.push((await client.query(statement)).rows);
    return answers;
  } finally {
    client.release();
  }
}
