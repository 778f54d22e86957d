// The product under test: a database of its own with the demo story, a real mail server, a free port.
import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { cloneDatabase } from "../../../apps/server/src/platform/db/databases.ts";
import { migratedTemplate } from "../../../apps/server/test/template.ts";
import { startTestPostgres } from "../../../apps/server/test/test-postgres.ts";
import { onEnd, runCommand, untilSignal } from "../../../tools/lib/lifetime.ts";
import { freePort } from "../../../tools/lib/port.ts";
import { openProduct } from "../../../tools/lib/product.ts";
import { ensureWebBuild } from "../../../tools/lib/web-build.ts";
import { startMailSink } from "./mail-sink.ts";

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
  const env = {
    ...process.env,
    KERKIS_SECRET: secret,
    SMTP_URL: mails.smtpUrl,
    RATE_LIMIT_FACTOR: "1000",
    LOG_LEVEL: "error",
    KERKIS_DATA_DIR: dataDir,
  };
  const port = await freePort();
  const log = (line: string): void => console.log(line);
  const webDist = await ensureWebBuild(log);
  const { url } = await openProduct({ ownerUrl, port, dev: false, env, webDist, log });
  process.send?.({
    product: url,
    mails: mails.listUrl,
    database: ownerUrl,
    secret,
    webDist,
    postgres: { url: postgres.url, prefix: postgres.prefix },
  });
  return untilSignal();
});
