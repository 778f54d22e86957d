// Commands of the installation's operator. `admin-link` prints the one-time link that makes the first super admin, `import`
// brings a file into a registry.
import { setTimeout as delay } from "node:timers/promises";
import { createSetupLink } from "#modules/identity/identity.service.ts";
import { systemClock } from "#platform/clock/clock.ts";
import { loadConfig } from "#platform/config/config.ts";
import { createDb } from "#platform/db/db.ts";
import { IMPORT_HELP, importCommand } from "./import-command.ts";
import { startServer } from "./server.ts";

const POLL_MS = 200;

const [command, ...args] = process.argv.slice(2);
const appUrl = process.env["APP_DATABASE_URL"];
if (appUrl && command === "admin-link") await printAdminLink(appUrl);
else if (appUrl && command === "import") process.exitCode = await importFile(appUrl);
else {
  console.error("Usage: npm run admin-link, npm run import");
  process.exit(1);
}

async function printAdminLink(databaseUrl: string): Promise<void> {
  const config = loadConfig(process.env, { databaseUrl });
  const db = createDb(databaseUrl, 2);
  const link = await createSetupLink({ db, config, clock: systemClock });
  console.log(link ?? "This installation has a super admin already; another super admin can name more.");
  await db.$client.end();
}

/** One more node for as long as the import takes: it works on it, or a server that runs already does. */
async function importFile(databaseUrl: string): Promise<number> {
  if (args.includes("--help") || args.includes("-h")) {
    process.stdout.write(IMPORT_HELP);
    return 0;
  }
  const env = { LOG_LEVEL: "error", ...process.env };
  const node = await startServer({ appUrl: databaseUrl, port: 0, host: "127.0.0.1", env });
  try {
    return await importCommand(node.platform, args, {
      out: (text) => process.stdout.write(text),
      progress: (line) => process.stderr.write(`${line}\n`),
      wait: () => delay(POLL_MS),
    });
  } finally {
    await node.close();
  }
}
