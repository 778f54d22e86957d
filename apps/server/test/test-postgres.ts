import { randomBytes } from "node:crypto";
import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { holdFileLock, withFileLock } from "#platform/db/embedded/lock.ts";
import { removeEmbeddedPostgres, startEmbeddedPostgres } from "#platform/db/embedded.ts";
import { openExternalPostgres, type TestPostgres } from "./external-postgres.ts";
import { makeRunsFolder } from "./runs-folder.ts";

/** Names the server that `npm test` started for all its runners, as JSON of url and prefix. */
export const SHARED_POSTGRES = "KERKIS_TEST_POSTGRES";

const sharedPostgres = z.object({ url: z.string(), prefix: z.string() });

/** Removes what runs killed with -9 left: their lock is free, because its holder is gone. */
async function removeAbandonedRuns(runsFolder: string): Promise<void> {
  for (const file of readdirSync(runsFolder)) {
    if (!file.endsWith(".alive") || !holdFileLock(join(runsFolder, file))) continue;
    await removeEmbeddedPostgres(join(runsFolder, file.replace(/\.alive$/, ""))).catch(() => {});
    rmSync(join(runsFolder, file), { force: true });
  }
}

/**
 * Starts a PostgreSQL of its own for this run, or uses the one of DATABASE_URL, or the one that `npm test` shares.
 * `stop` leaves nothing behind.
 */
export async function startTestPostgres(): Promise<TestPostgres> {
  const shared = process.env[SHARED_POSTGRES];
  if (shared) return { ...sharedPostgres.parse(JSON.parse(shared)), stop: async () => {} };
  const id = randomBytes(5).toString("hex");
  const prefix = `kerkis_test_${id}`;
  if (process.env.DATABASE_URL) return openExternalPostgres(process.env.DATABASE_URL, id, prefix);
  const runsFolder = makeRunsFolder();
  const alive = join(runsFolder, `${id}.alive`);
  await withFileLock(join(runsFolder, "lock"), async () => {
    await removeAbandonedRuns(runsFolder);
    holdFileLock(alive);
  });
  const dataDir = join(runsFolder, id);
  const { url } = await startEmbeddedPostgres({ dataDir, durable: false, log: () => {} });
  const stop = async (): Promise<void> => {
    await removeEmbeddedPostgres(dataDir);
    rmSync(alive, { force: true });
  };
  return { url, prefix, stop };
}
