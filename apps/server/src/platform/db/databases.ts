import pg from "pg";
import { SetupProblem } from "../config/setup-problem.ts";

const DUPLICATE_DATABASE = "42P04";
const UNIQUE_VIOLATION = "23505"; // two CREATE DATABASE of one name at the same moment

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** The same server and sign-in as `url`, another database. */
export function withDatabase(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}

/** Creates the database `name` unless it exists; returns its address. `url` must be allowed to create databases. */
export async function ensureDatabase(url: string, name: string): Promise<string> {
  await withClient(url, async (client) => {
    const { rowCount } = await client.query("SELECT 1 FROM pg_database WHERE datname = $1", [name]);
    if (rowCount) return;
    await client.query(`CREATE DATABASE ${pg.escapeIdentifier(name)}`).catch((error: unknown) => {
      const code = error instanceof pg.DatabaseError ? error.code : undefined;
      if (code !== DUPLICATE_DATABASE && code !== UNIQUE_VIOLATION) throw error;
    });
  });
  return withDatabase(url, name);
}

/** Copies the database `template`, to which nobody may be connected, as `name`; returns the copy's address. */
export async function cloneDatabase(url: string, template: string, name: string): Promise<string> {
  const [copy, original] = [pg.escapeIdentifier(name), pg.escapeIdentifier(template)];
  await withClient(url, (client) => client.query(`CREATE DATABASE ${copy} TEMPLATE ${original} STRATEGY FILE_COPY`));
  return withDatabase(url, name);
}

/** Drops the database `name` with whoever is connected to it. */
export async function dropDatabase(url: string, name: string): Promise<void> {
  await withClient(url, (client) => client.query(`DROP DATABASE IF EXISTS ${pg.escapeIdentifier(name)} WITH (FORCE)`));
}

/** Names of the databases that begin with `prefix`. */
export async function databasesNamed(url: string, prefix: string): Promise<string[]> {
  return withClient(url, async (client) => {
    const { rows } = await client.query<{ datname: string }>(
      "SELECT datname FROM pg_database WHERE starts_with(datname, $1)",
      [prefix],
    );
    return rows.map((row) => row.datname);
  });
}

/** Returns `url` when a PostgreSQL answers there; otherwise a SetupProblem that says why not. */
export async function checkReachable(url: string): Promise<string> {
  try {
    await withClient(url, (client) => client.query("SELECT 1"));
    return url;
  } catch (error) {
    const reason = error instanceof Error ? error.message || error.name : String(error);
    throw new SetupProblem(`The database of DATABASE_URL does not answer (${reason}). Check the address, or unset it.`);
  }
}
