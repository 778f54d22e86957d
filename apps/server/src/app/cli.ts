// Commands of the installation's operator. `admin-link` prints the one-time link that makes the first super admin.
import { createSetupLink } from "#modules/identity/identity.service.ts";
import { systemClock } from "#platform/clock/clock.ts";
import { loadConfig } from "#platform/config/config.ts";
import { createDb } from "#platform/db/db.ts";

const [command] = process.argv.slice(2);
const databaseUrl = process.env["APP_DATABASE_URL"];
if (command !== "admin-link" || !databaseUrl) {
  console.error("Usage: npm run admin-link");
  process.exit(1);
}
const config = loadConfig(process.env, { databaseUrl });
const db = createDb(databaseUrl, 2);
const link = await createSetupLink({ db, config, clock: systemClock });
console.log(link ?? "This installation has a super admin already; another super admin can name more.");
await db.$client.end();
