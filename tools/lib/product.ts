import { join } from "node:path";
import { loadDemoStory } from "../../apps/server/src/app/demo/demo.ts";
import { startServer } from "../../apps/server/src/app/server.ts";
import { createSetupLink } from "../../apps/server/src/modules/identity/identity.service.ts";
import { loadConfig } from "../../apps/server/src/platform/config/config.ts";
import { migrateDatabase } from "../../apps/server/src/platform/db/migrate.ts";
import { onEnd } from "./lifetime.ts";
import { root } from "./paths.ts";
import { ensureWebBuild } from "./web-build.ts";

export type ProductOptions = {
  /** Address of the database as its owner. */
  ownerUrl: string;
  port: number;
  dev: boolean;
  env?: NodeJS.ProcessEnv;
  /** A web build that is there already; without it this state of the sources is built. */
  webDist?: string;
  log: (line: string) => void;
};

export type OpenProduct = {
  url: string;
  /** The accounts of the demo story, to be printed. */
  signIns: string | undefined;
  /** The one-time link for the first super admin; null when there is one. */
  setUpLink: string | null;
};

/** Migrates, loads the demo story into an empty database, builds the pages and serves; closes when the process ends. */
export async function openProduct(options: ProductOptions): Promise<OpenProduct> {
  const { ownerUrl, port, dev, log, env = process.env } = options;
  const { demo, secret } = loadConfig(env, { databaseUrl: ownerUrl, dev, port });
  const { appUrl } = await migrateDatabase({ ownerUrl, secret });
  const signIns = demo ? await loadDemoStory({ ownerUrl, appUrl, log }) : undefined;
  const built = dev ? join(root, "apps", "web", "dist") : undefined;
  const webDist = options.webDist ?? built ?? (await ensureWebBuild(log));
  const server = await startServer({ appUrl, port, webDist, dev, env });
  onEnd(() => server.close());
  return { url: server.url, signIns, setUpLink: await createSetupLink(server.platform) };
}
