import pg from "pg";

/** Names this alike (pg_trgm word similarity of the keys, 0 to 1) may be what was meant by a text that finds nothing. */
const ALIKE = 0.5;

/** The planner's, and the threshold that the trigram operator `<%` takes from its connection. */
const SETTINGS = `set enable_seqscan = off; set enable_indexscan = off; set max_parallel_workers_per_gather = 0;
  set pg_trgm.word_similarity_threshold = ${ALIKE}`;

/** One connection for so many of the pool's: such reads are long, and more of them at once only hinder one another. */
const SHARE = 4;
const LEAST = 2;

/** The pool of the application's role, and a small one for `byIndexAlone` that ends with it. */
export interface DatabasePool extends pg.Pool {
  readonly byIndexAlone: pg.Pool;
}

export function createPool(options: pg.PoolConfig & { max: number }): DatabasePool {
  const pool = new pg.Pool(options);
  const byIndexAlone = new pg.Pool({
    ...options,
    max: Math.max(LEAST, Math.floor(options.max / SHARE)),
    // Waited for before the statement that the connection was made for.
    onConnect: (client) => client.query(SETTINGS),
  });
  const endOne = pool.end.bind(pool);
  const end = async () => {
    await Promise.all([endOne(), byIndexAlone.end()]);
  };
  return Object.assign(pool, { byIndexAlone, end });
}
