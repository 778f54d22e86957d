// A database and nodes of the product of a measurement's own (`npm run bench -- workflows`), gone with their folder however it ends.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureDatabase } from "../apps/server/src/platform/db/databases.ts";
import { removeEmbeddedPostgres, startEmbeddedPostgres } from "../apps/server/src/platform/db/embedded.ts";
import { migrateDatabase } from "../apps/server/src/platform/db/migrate.ts";
import { startProduct, type ServerProcess } from "./processes.ts";

export const SECRET = "the secret of a measurement, long enough";

export interface OwnProduct {
  /** Addresses of an empty, migrated database: of its owner, and of the application's role. */
  ownerUrl: string;
  appUrl: string;
  env: NodeJS.ProcessEnv;
  /** Starts a node; each is stopped at the end. */
  startNode: () => Promise<ServerProcess>;
}

/** Runs a measurement with a product of its own. @param name of its folder and database */
export async function withOwnProduct(name: string, measure: (product: OwnProduct) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), `kerkis-${name}-`));
  const dataDir = join(folder, "postgres");
  const settings = {
    KERKIS_SECRET: SECRET,
    KERKIS_DATA_DIR: folder,
    DEMO: "off",
    LOG_LEVEL: "error",
    RATE_LIMIT_FACTOR: "1000000",
  };
  const nodes: ServerProcess[] = [];
  try {
    const postgres = await startEmbeddedPostgres({ dataDir, log: console.log });
    const ownerUrl = await ensureDatabase(postgres.url, `kerkis_${name}`);
    const { appUrl } = await migrateDatabase({ ownerUrl, secret: SECRET });
    const startNode = async () => {
      const node = await startProduct(appUrl, settings);
      nodes.push(node);
      return node;
    };
    await measure({ ownerUrl, appUrl, env: { ...process.env, ...settings }, startNode });
  } finally {
    for (const node of nodes) await node.stop();
    await removeEmbeddedPostgres(dataDir);
    rmSync(folder, { recursive: true, force: true });
  }
}
