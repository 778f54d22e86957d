import pg from "pg";
import { databasesNamed, dropDatabase } from "#platform/db/databases.ts";

/** A PostgreSQL for one test run. Databases of the run begin with `prefix`. */
export type TestPostgres = { url: string; prefix: string; stop(): Promise<void> };

const RUN = /^kerkis_test_([0-9a-f]{10})_/;

/** A run holds an advisory lock under its id for as long as it lives; the server frees it when the connection ends. */
async function holdsRun(client: pg.Client, id: string): Promise<boolean> {
  const { rows } = await client.query<{ held: boolean }>(
    "SELECT pg_try_advisory_lock(hashtextextended($1, 0)) AS held",
    [`kerkis-test-${id}`],
  );
  return rows[0]?.held ?? false;
}

/** Drops the databases of a run, and then the roles that only they knew. */
async function dropRun(client: pg.Client, url: string, prefix: string): Promise<void> {
  for (const name of await databasesNamed(url, prefix)) await dropDatabase(url, name);
  const { rows } = await client.query<{ rolname: string }>(
    "SELECT rolname FROM pg_roles WHERE starts_with(rolname, $1)",
    [prefix],
  );
  for (const { rolname } of rows) await client.query(`DROP ROLE IF EXISTS ${pg.escapeIdentifier(rolname)}`);
}

/** Uses somebody's PostgreSQL for a test run: databases of its own, dropped at the end, together with abandoned ones. */
export async function openExternalPostgres(url: string, id: string, prefix: string): Promise<TestPostgres> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  await client.connect();
  await holdsRun(client, id);
  for (const name of await databasesNamed(url, "kerkis_test_")) {
    const owner = RUN.exec(name)?.[1];
    if (owner && owner !== id && (await holdsRun(client, owner))) await dropRun(client, url, `kerkis_test_${owner}_`);
  }
  const stop = async (): Promise<void> => {
    await dropRun(client, url, `${prefix}_`);
    await client.end();
  };
  return { url, prefix, stop };
}
