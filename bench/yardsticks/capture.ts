// Which SQL the product runs for a request: recorded once, so that the bare server does the very same work.
import type pg from "pg";

export interface Statement {
  text: string;
  values: unknown[];
}

/** Records what `work` sends through the pool, outside transactions. */
export async function captureSql(pool: pg.Pool, work: () => Promise<unknown>): Promise<Statement[]> {
  const statements: Statement[] = [];
  const original = pool.query.bind(pool);
  const spy = (...parameters: unknown[]): unknown => {
    const [first, second] = parameters;
    if (typeof first === "object" && first !== null && "text" in first && typeof first.text === "string") {
      const values = "values" in first && Array.isArray(first.values) ? first.values : second;
      statements.push({ text: first.text, values: Array.isArray(values) ? values : [] });
    }
    return Reflect.apply(original, undefined, parameters);
  };
  Object.assign(pool, { query: spy });
  try {
    await work();
  } finally {
    Object.assign(pool, { query: original });
  }
  return statements;
}
