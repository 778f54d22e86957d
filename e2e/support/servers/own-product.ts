import { randomBytes, randomInt } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { cloneDatabase, dropDatabase } from "../../../apps/server/src/platform/db/databases.ts";
import { freePorts } from "../../../apps/server/src/platform/db/embedded/port.ts";
import { templateName } from "../../../apps/server/test/template.ts";
import { journeyAddresses } from "../addresses.ts";
import { type MailSink, startMailSink } from "./mail-sink.ts";
import { serve } from "./serve.ts";
import { openWorld, type World } from "../people/people.ts";

/** A product of a test's own: its server can die, its database and its mail server live on. */
export interface OwnProduct {
  world: World;
  mails: MailSink;
  /** Ends the server as a power cut does. */
  kill(): Promise<void>;
  /** Starts it again: same port, same database. */
  start(): Promise<void>;
  /** A connection of the test's own, as the owner of the tables. */
  connect(): Promise<pg.Client>;
  close(): Promise<void>;
}

/** Makes the database, the mail server and the first server process; `settings` are further ones of its environment. */
export async function startOwnProduct(settings: NodeJS.ProcessEnv = {}): Promise<OwnProduct> {
  const { postgres, built } = journeyAddresses();
  const name = `${postgres.prefix}_own_${randomBytes(4).toString("hex")}`;
  const database = await cloneDatabase(postgres.url, templateName(postgres.prefix), name);
  const dataDir = mkdtempSync(join(tmpdir(), "kerkis-own-"));
  const mails = await startMailSink();
  const secret = randomBytes(32).toString("base64url");
  // Not one that the system lends to outgoing connections: it must be free again when the server comes back.
  const { value: port } = await freePorts(randomInt(20_000, 30_000)).next();
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    DATABASE_URL: database,
    PORT: String(port),
    KERKIS_SECRET: secret,
    KERKIS_DATA_DIR: dataDir,
    SMTP_URL: mails.smtpUrl,
    DEMO: "off",
    RATE_LIMIT_FACTOR: "1000",
    LOG_LEVEL: "fatal",
    ...settings,
  };
  const cleanUp = async (): Promise<void> => {
    await mails.close();
    await dropDatabase(postgres.url, name);
    rmSync(dataDir, { recursive: true, force: true });
  };
  let node = await serve(built, env).catch(async (error: unknown) => {
    await cleanUp();
    throw error;
  });
  const kill = async (): Promise<void> => {
    if (node.exitCode !== null || node.signalCode !== null) return;
    node.kill("SIGKILL");
    await once(node, "exit");
  };
  const world = openWorld({ url: `http://localhost:${port}`, secret, database });
  const clients: pg.Client[] = [];
  return {
    world,
    mails,
    kill,
    async start() {
      node = await serve(built, env);
    },
    async connect() {
      const client = new pg.Client({ connectionString: database });
      await client.connect();
      clients.push(client);
      return client;
    },
    async close() {
      await kill();
      await Promise.all([world.close(), ...clients.map((client) => client.end())]);
      await cleanUp();
    },
  };
}
