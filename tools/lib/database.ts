import { join } from "node:path";
import { prepareDataFolder } from "../../apps/server/src/platform/config/config.ts";
import { checkReachable, ensureDatabase } from "../../apps/server/src/platform/db/databases.ts";
import { startEmbeddedPostgres } from "../../apps/server/src/platform/db/embedded.ts";
import { onEnd } from "./lifetime.ts";

/** The product's database: DATABASE_URL, or the embedded PostgreSQL in the data folder. Returns its owner's address. */
export async function openDatabase(log: (line: string) => void): Promise<string> {
  const folder = prepareDataFolder(process.env);
  const external = process.env.DATABASE_URL;
  if (external) return checkReachable(external);
  const postgres = await startEmbeddedPostgres({ dataDir: join(folder, "postgres"), log });
  onEnd(() => postgres.stop());
  return ensureDatabase(postgres.url, "kerkis");
}
