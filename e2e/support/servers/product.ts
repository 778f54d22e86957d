// The product under test: a database of its own with the demo story, a real mail server, a free port.
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { cloneDatabase } from "../../../apps/server/src/platform/db/databases.ts";
import { migratedTemplate } from "../../../apps/server/test/template.ts";
import { startTestPostgres } from "../../../apps/server/test/test-postgres.ts";
import { onEnd, runCommand, untilSignal } from "../../../tools/lib/lifetime.ts";
import { freePort } from "../../../tools/lib/port.ts";
import { ensureServerBuild } from "../../../tools/build/server-build.ts";
import { ensureWebBuild } from "../../../tools/build/web-build.ts";
import { startMailSink } from "./mail-sink.ts";
import { serve } from "./serve.ts";

await runCommand(async () => {
  const postgres = await startTestPostgres();
  onEnd(() => postgres.stop());
  const dataDir = mkdtempSync(join(tmpdir(), "kerkis-journeys-"));
  onEnd(() => rmSync(dataDir, { recursive: true, force: true }));
  const mails = await startMailSink();
  onEnd(() => mails.close());
  const { template } = await migratedTemplate(postgres);
  const ownerUrl = await cloneDatabase(postgres.url, template, `${postgres.prefix}_journeys`);
  const secret = randomBytes(32).toString("base64url");
  const port = await freePort();
  const log = (line: string): void => console.log(line);
  const built = { webDist: await ensureWebBuild(log), server: await ensureServerBuild(log) };
  const env = {
    ...process.env,
    DATABASE_URL: ownerUrl,
    PORT: String(port),
    KERKIS_SECRET: secret,
    SMTP_URL: mails.smtpUrl,
    RATE_LIMIT_FACTOR: "1000",
    LOG_LEVEL: "error",
    KERKIS_DATA_DIR: dataDir,
  };
  const server = await serve(built, env, "inherit");
  onEnd(async () => {
    server.kill("SIGTERM");
    if (server.exitCode === null) await once(server, "exit");
  });
  process.send?.({
    product: `http://localhost:${port}`,
    mails: mails.listUrl,
    database: ownerUrl,
    secret,
    built,
    postgres: { url: postgres.url, prefix: postgres.prefix },
  });
  return untilSignal();
});
