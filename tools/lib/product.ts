import { join } from "node:path";
import { loadDemoStory } from "../../apps/server/src/app/demo/demo.ts";
import { startServer } from "../../apps/server/src/app/server.ts";
import { createSetupLink } from "../../apps/server/src/modules/identity/identity.service.ts";
import { loadConfig } from "../../apps/server/src/platform/config/config.ts";
import { migrateDatabase } from "../../apps/server/src/platform/db/migrate.ts";
import { onEnd } from "./lifetime.ts";
import { root } from "./paths.ts";

export type ProductOptions = {
  /** Address of the database as its owner. */
  ownerUrl: string;
  port: number;
  /** The web build; without it pages come from the sources as they are, with hot reload. */
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

/** Migrates, loads the demo story into an empty database and serves; closes when the process ends. */
export async function openProduct({ ownerUrl, port, webDist, log }: ProductOptions): Promise<OpenProduct> {
  const dev = webDist === undefined;
  const { demo, secret } = loadConfig(process.env, { databaseUrl: ownerUrl, dev, port });
  const { appUrl } = await migrateDatabase({ ownerUrl, secret });
  const signIns = demo ? await loadDemoStory({ ownerUrl, appUrl, log }) : undefined;
  const server = await startServer({ appUrl, port, webDist: webDist ?? join(root, "apps", "web", "dist"), dev });
  onEnd(() => server.close());
  return { url: server.url, signIns, setUpLink: await createSetupLink(server.platform) };
}
