// The database that is measured: embedded, migrated, filled.
import { join } from "node:path";
import pg from "pg";
import { startServer } from "../apps/server/src/app/server.ts";
import { ensureDatabase } from "../apps/server/src/platform/db/databases.ts";
import { removeEmbeddedPostgres, startEmbeddedPostgres } from "../apps/server/src/platform/db/embedded.ts";
import { migrateDatabase } from "../apps/server/src/platform/db/migrate.ts";
import { seedBench, seedRegistrations, SIZES } from "./seed.ts";
import { parentOf } from "./side.ts";

export interface BenchDatabase {
  /** Address of the application's role. */
  appUrl: string;
  /** Process id of PostgreSQL. */
  postmaster: number;
}

/**
 * Makes it in a folder.
 * @param env how the product is set up for it
 * @param atEnd told how to remove it, before it is filled: that takes long, and may be interrupted
 */
export async function prepareDatabase(
  { folder, secret, env }: { folder: string; secret: string; env: NodeJS.ProcessEnv },
  atEnd: (remove: () => Promise<void>) => void,
): Promise<BenchDatabase> {
  const dataDir = join(folder, "postgres");
  const postgres = await startEmbeddedPostgres({ dataDir, log: console.log });
  atEnd(() => removeEmbeddedPostgres(dataDir));
  const ownerUrl = await ensureDatabase(postgres.url, "kerkis_bench");
  const { appUrl } = await migrateDatabase({ ownerUrl, secret });
  const settle = await startServer({ appUrl, port: 0, host: "127.0.0.1", env });
  await settle.close();
  console.log(`Making ${SIZES.organizations} organizations and ${SIZES.startups} startups.`);
  const postmaster = await withClient(ownerUrl, async (client) => {
    await seedBench(client);
    await seedRegistrations(client);
    const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
    // Its files may lie elsewhere (a database of root); its first process is the parent of every connection's.
    return parentOf(rows[0]?.pid ?? 0);
  });
  return { appUrl, postmaster };
}

/** Does some work on one connection. */
export async function withClient<Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
